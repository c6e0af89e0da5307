/** Companies of the seed's job posts: name, location and business. None is real. */
export interface Company {
  name: string
  place: string
  text: string
  ground: string
  glyph: string
}

const house = 'M14 26 24 16l10 10M18 23v11h12V23'
const shop = 'M15 18h18l2 6H13zM16 24v10h16V24M22 34v-6h4v6'
const lines = 'M15 18h18M15 24h11M15 30h18M31 24h2'
const waves = 'M13 20q4-4 8 0t8 0 6 0M13 26q4-4 8 0t8 0 6 0M13 32q4-4 8 0t8 0 6 0'
const book = 'M24 19q-5-3-10-1v14q5-2 10 1 5-3 10-1V18q-5-2-10 1zv14'
const sun = 'M16 28a8 8 0 0 1 16 0M13 28h22M16 33h16'
const leaf = 'M16 33q-1-15 17-17 1 17-14 16M16 33l9-9'
const chart = 'M16 33V26M24 33V16M32 33V21'

export const COMPANIES = {
  nakshi: {
    name: 'নকশিঘর',
    place: 'বনানী, ঢাকা',
    text: 'নকশিঘর কারুশিল্পীদের হাতের কাজ অনলাইনে বিক্রি করে।',
    ground: '#8B1A32',
    glyph: house,
  },
  haat: {
    name: 'হাটবাজার',
    place: 'ধানমন্ডি, ঢাকা',
    text: 'হাটবাজার সারা দেশের ছোট দোকানকে অনলাইনে আনে।',
    ground: '#3F6122',
    glyph: shop,
  },
  meghna: {
    name: 'মেঘনা ডেটা',
    place: 'মিরপুর, ঢাকা',
    text: 'মেঘনা ডেটা কারখানা ও গুদামের হিসাব রাখার সফটওয়্যার বানায়।',
    ground: '#353934',
    glyph: lines,
  },
  padma: {
    name: 'পদ্মা সফট',
    place: 'উত্তরা, ঢাকা',
    text: 'পদ্মা সফট ব্যাংক ও বিমার অ্যাপ বানায়।',
    ground: '#106F82',
    glyph: waves,
  },
  boighor: {
    name: 'বইঘর অনলাইন',
    place: 'মগবাজার, ঢাকা',
    text: 'বইঘর অনলাইন বাংলা বই ঘরে পৌঁছে দেয়।',
    ground: '#A05A12',
    glyph: book,
  },
  diganta: {
    name: 'দিগন্ত টেকনোলজিস',
    place: 'বনানী, ঢাকা',
    text: 'দিগন্ত টেকনোলজিস বিদেশি প্রতিষ্ঠানের জন্য ওয়েব অ্যাপ বানায়।',
    ground: '#57327A',
    glyph: sun,
  },
  shobuj: {
    name: 'সবুজ মাঠ',
    place: 'আম্বরখানা, সিলেট',
    text: 'সবুজ মাঠ কৃষকের ফসল সরাসরি শহরে আনে।',
    ground: '#2C6E49',
    glyph: leaf,
  },
  karnaphuli: {
    name: 'কর্ণফুলী লজিস্টিকস',
    place: 'আগ্রাবাদ, চট্টগ্রাম',
    text: 'কর্ণফুলী লজিস্টিকস বন্দর থেকে দোকান পর্যন্ত মাল পৌঁছায়।',
    ground: '#1F4E79',
    glyph: waves,
  },
  hishab: {
    name: 'হিসাবনিকাশ',
    place: 'শিববাড়ি, খুলনা',
    text: 'হিসাবনিকাশ ছোট ব্যবসার খাতা মোবাইলে রাখে।',
    ground: '#7A4A1F',
    glyph: chart,
  },
  rajshahi: {
    name: 'রেশম স্টুডিও',
    place: 'সাহেববাজার, রাজশাহী',
    text: 'রেশম স্টুডিও দেশি ব্র্যান্ডের নকশা আর প্রচার করে।',
    ground: '#9B2C5E',
    glyph: sun,
  },
} satisfies Record<string, Company>
export type CompanyKey = keyof typeof COMPANIES

export const getLogoPath = (key: CompanyKey) => `/companies/${key}.svg`
