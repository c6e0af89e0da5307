/** Texts of the plain pages that are the product's own; what the owner promises stands in `src/lib/owner`. */

import { brand } from '#src/lib/brand.ts'
import type { ArticleWords } from './owner-texts.ts'

/** Says the facts that docs/accessibility.md has measured, and nothing else. */
export const accessibility: ArticleWords = {
  title: 'অ্যাক্সেসিবিলিটি',
  lead: 'যিনি কম দেখেন, মাউস চালাতে পারেন না বা পর্দা শুনে পড়েন, তিনিও যেন এখানে নিজেই ভর্তি হতে, শিখতে ও পরীক্ষা দিতে পারেন।',
  sections: [
    {
      title: 'কোন মান ধরে বানানো',
      paragraphs: [
        'ওয়েব কনটেন্ট অ্যাক্সেসিবিলিটি গাইডলাইনের ২.২ সংস্করণ, ডাবল-এ স্তর। প্রতিটি পেজ এই মান ধরে বানানো ও যাচাই করা হয়।',
      ],
    },
    {
      title: 'যা মেপে দেখা হয়েছে',
      paragraphs: [
        'ফোনে ও বড় পর্দায়, হালকা ও গাঢ় রঙে সব পেজ স্বয়ংক্রিয় পরীক্ষায় দেখা হয়েছে; কোনো ত্রুটি পাওয়া যায়নি।',
        'পেছনের রঙের তুলনায় লেখার উজ্জ্বলতার অনুপাত কমপক্ষে ৪.৫:১, চিহ্ন ও ঘরের কিনারার কমপক্ষে ৩:১।',
        'ভর্তি, ক্লাস ও পরীক্ষা থেকে লগআউট পর্যন্ত সবকিছু শুধু কিবোর্ড দিয়ে করা যায়, আর কোথায় আছেন তা সব সময় চোখে পড়ে।',
        '৩২০ পিক্সেল চওড়া পর্দায় কিংবা দ্বিগুণ বড় অক্ষরে পড়তে কোনো পেজ পাশে সরাতে হয় না।',
        'ডিভাইসে নড়াচড়া কমানোর সেটিং চালু থাকলে এখানেও কিছু নড়ে না।',
        'সময় বাঁধা শুধু পরীক্ষায়। শুরুর আগে তা বলা থাকে, শেষ কয়েক মিনিট পড়ে শোনানো হয়, আর সময় ফুরোলেও লেখা উত্তর থেকে যায়।',
      ],
    },
    {
      title: 'যেখানে এখনো ঘাটতি আছে',
      paragraphs: [
        'সব রেকর্ডিংয়ে লিখিত কথা নেই। শিক্ষার্থী বা শিক্ষকের দেওয়া ফাইল যেমন বানানো, তেমনই পড়া যায়।',
        'পেমেন্ট, কোড লেখা ও সিভি বানানোর পেজ অন্য প্রতিষ্ঠানের। পর্দা পড়ে শোনানোর প্রোগ্রাম দিয়ে পরীক্ষা হাতে করা হয়, নিজে নিজে হয় না।',
      ],
    },
    {
      title: 'কোথাও আটকে গেলে',
      paragraphs: [
        `${brand.contact.email} ঠিকানায় লিখুন বা ${brand.contact.phone} নম্বরে ফোন করুন। কোন পেজে, কোন ডিভাইসে, কী করতে গিয়ে আটকেছেন তা জানালে ঠিক করা সহজ হয়।`,
      ],
    },
  ],
}

export const download = {
  title: 'অ্যাপ ডাউনলোড করুন',
  lead: 'লাইভ ক্লাস, রেকর্ডিং আর নোট, সব আপনার ফোনে ও কম্পিউটারে।',
  noShop: `${brand.nameOf} আলাদা অ্যাপ এখনো নেই। এই ওয়েবসাইটই ফোনে অ্যাপের মতো খোলা যায়।`,
  homeScreen: 'হোম স্ক্রিনে রাখুন',
  homeScreenSteps: [
    'ফোনের ব্রাউজারে এই ওয়েবসাইট খুলুন।',
    'ব্রাউজারের মেনু থেকে ‘হোম স্ক্রিনে যোগ করুন’ বেছে নিন। আইফোনে শেয়ার বোতামের মধ্যে পাবেন।',
    'হোম স্ক্রিনের আইকনে চাপ দিলে পুরো পর্দায় খুলবে, ইন্টারনেট না থাকলেও।',
  ],
  android: 'অ্যান্ড্রয়েড',
  androidNote: 'অ্যান্ড্রয়েড ফোন ও ট্যাবের জন্য',
  ios: 'আইওএস / ম্যাক',
  iosNote: 'আইফোন, আইপ্যাড ও ম্যাকের জন্য',
  windows: 'উইন্ডোজ',
  windowsNote: 'উইন্ডোজ কম্পিউটারের জন্য',
  forThisDevice: 'আপনার ডিভাইসের জন্য',
  get: (platform: string) => `${platform} অ্যাপ ডাউনলোড করুন`,
} as const

/** Around the pages of the content management, whose own texts come from the server. */
export const cmsWords = {
  titles: {
    howItWorks: 'কীভাবে কাজ করে',
    careerSupport: 'ক্যারিয়ার সাপোর্ট',
    newsletter: 'সাপ্তাহিক নিউজলেটার',
    academicDegrees: 'একাডেমিক ডিগ্রির সঙ্গে দক্ষতা',
    skills: 'স্কিল',
    lead: 'আগে জানুন, পরে ভর্তি হোন',
  },
  /** The title of a lead by its event; any other event has the page's own title. */
  leads: {
    course_advice: 'কোন কোর্স আমার জন্য?',
    course_book_in_advance: 'পরের ব্যাচের জন্য নাম লিখে রাখুন',
    career_advice: 'চাকরির সম্ভাবনা নিয়ে জানুন',
  } as Readonly<Record<string, string>>,
  missing: 'এই পেজে এখন কিছু নেই',
  missingHint: 'কোর্সের তালিকা থেকে শুরু করতে পারেন।',
  courses: 'কোর্স দেখুন',
  topics: 'যা জানতে চান',
  careerAsk: 'ক্যারিয়ার নিয়ে কথা বলতে চান?',
  careerAskText: 'নম্বর বা ইমেইল রেখে যান, একজন কাউন্সেলর আপনার সঙ্গে কথা বলবেন।',
  newsletterAsk: 'চিঠিটি পেতে মোবাইল নম্বর বা ইমেইল দিন',
} as const

/** Beside the text of a plain page. */
export const contactWords = {
  title: 'সরাসরি কথা বলুন',
  support: 'সাপোর্টে লিখুন',
  parts: 'এই পেজে যা আছে',
} as const
