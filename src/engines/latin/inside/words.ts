/**
 * Bengali words whose usual Latin spelling no rule gives: names as people here write them, and English words
 * in Bengali letters. For papers in English only.
 */

const NAMES =
  'মোঃ Md. মোহাম্মদ Mohammad মুহাম্মদ Muhammad মোছাঃ Mst. মোসাঃ Mst. ডাঃ Dr. ড. Dr. আক্তার Akter আখতার Akhter বেগম Begum খাতুন Khatun হোসেন Hossain হোসাইন Hossain ইসলাম Islam আহমেদ Ahmed আহমদ Ahmad চৌধুরী Chowdhury ভূঁইয়া Bhuiyan মিয়া Mia শেখ Sheikh সৈয়দ Syed তানভীর Tanvir সাব্বির Sabbir রহিম Rahim রহমান Rahman উদ্দিন Uddin আলী Ali আলি Ali দাস Das রায় Roy ঘোষ Ghosh পাল Paul দত্ত Dutta মণ্ডল Mondal সাহা Saha বিশ্বাস Biswas চক্রবর্তী Chakraborty সরকার Sarkar হক Haque কাজী Kazi জুবায়ের Zubayer জাহিদ Zahid রায়হান Raihan নাঈম Nayeem তৌহিদ Touhid ফয়সাল Faisal মৌসুমী Mousumi সৌরভ Sourav অর্ণব Arnab পূজা Puja শাহরিয়ার Shahriar রোকেয়া Rokeya সুমাইয়া Sumaiya ত্রিপুরা Tripura চাকমা Chakma ঢাকা Dhaka চট্টগ্রাম Chattogram বাংলাদেশ Bangladesh রাজশাহী Rajshahi খুলনা Khulna সিলেট Sylhet বরিশাল Barishal রংপুর Rangpur ময়মনসিংহ Mymensingh ভারত India তিতাস Titas পদ্মা Padma মেঘনা Meghna যমুনা Jamuna'

const LOANS =
  'ওয়েব Web ওয়েবসাইট Website ডেভেলপমেন্ট Development ডেভেলপার Developer জাভাস্ক্রিপ্ট JavaScript টাইপস্ক্রিপ্ট TypeScript পাইথন Python জ্যাঙ্গো Django রিঅ্যাক্ট React ফুল Full স্ট্যাক Stack উইথ With ফ্রন্টএন্ড Frontend ব্যাকএন্ড Backend অ্যাপ App মোবাইল Mobile ডিজিটাল Digital মার্কেটিং Marketing ডেটা Data ডাটা Data সায়েন্স Science মেশিন Machine লার্নিং Learning ইউএক্স UX ইউআই UI ডিজাইন Design ডিজাইনার Designer গ্রাফিক Graphic ব্যাচ Batch মডিউল Module মডেলিং Modelling কোর্স Course ক্লাস Class লাইভ Live টেস্ট Test কুইজ Quiz পরীক্ষা Exam অ্যাসাইনমেন্ট Assignment প্রজেক্ট Project পোর্টফোলিও Portfolio পেজ Page ফর্ম Form কম্পোনেন্ট Component কম্পোনেন্টের Component ভ্যারিয়েবল Variables ভেরিয়েবল Variables ফাংশন Functions অ্যারে Arrays অবজেক্ট Objects অ্যাসিঙ্ক Async অ্যাসিঙ্ক্রোনাস Asynchronous লেআউট Layout প্রপস Props স্টেট State ইফেক্ট Effects সার্ভার Server ডেটাবেজ Database লগইন Login টুডু Todo ব্লগ Blog কোড Code গিট Git গিটহাব GitHub অফিস Office কম্পিউটার Computer এক্সেল Excel প্রেজেন্টেশন Presentation গুগল Google অ্যাডস Ads ফেসবুক Facebook কনটেন্ট Content ইমেইল Email রাইটিং Writing ইংরেজি English ইংলিশ English স্পোকেন Spoken কমিউনিকেশন Communication ফ্রিল্যান্সিং Freelancing ফ্রিল্যান্স Freelance ক্যারিয়ার Career ইন্টারভিউ Interview সফটওয়্যার Software ইঞ্জিনিয়ার Engineer ইঞ্জিনিয়ারিং Engineering বেসিক Basic অ্যাডভান্সড Advanced জুনিয়র Junior সিনিয়র Senior লিড Lead ইন্টার্ন Intern বান্ডেল Bundle বুটক্যাম্প Bootcamp রেকর্ডিং Recording ভর্তি Admission ফি fee ছাড় Discount কিস্তি Instalment প্রোমো Promo টাইপ Types স্কোপ Scope আর্কিটেকচার Architecture রেসপনসিভ Responsive প্রোটোটাইপ Prototype ওয়্যারফ্রেম Wireframe প্রোডাক্ট Product সায়েন্টিস্ট Scientist অ্যানালিস্ট Analyst কনসালট্যান্ট Consultant অটোমেশন Automation ব্যাংক Bank টেলিকম Telecom স্টার্টআপ Startup ক্রিয়েটিভ Creative টেক Tech টেকনোলজিস Technologies সফট Soft ল্যাবস Labs কমার্স Commerce আইটি IT সিস্টেমস Systems লেভেল Level বিশ্ববিদ্যালয় University কলেজ College স্কুল School ইনস্টিটিউট Institute পলিটেকনিক Polytechnic নতুন New প্রথম First শেষ Final প্রশিক্ষক Instructor ও and রাত evening সকাল morning বিকাল afternoon দুপুর noon সন্ধ্যা evening রিভিশন Revision রিভিউ Review মক Mock অনুশীলন Practice প্রস্তুতি Preparation মেথড Methods কাঠামো Structure ধাপ Step গতি Speed ভ্যালিডেশন Validation ইনপুট Inputs ক্যাম্পেইন Campaigns গবেষণা Research রিসার্চ Research গবেষক Researcher প্রশ্ন Questions সিলেবাস Syllabus সিভি CV এসইও SEO এপিআই API গ্রাহকসেবা Customer-service রেন্ডার Rendering মোশন Motion ভিডিও Video এডিটিং Editing ফটোগ্রাফি Photography থ্রিডি 3D এআই AI ক্লাউড Cloud সাইবার Cyber সিকিউরিটি Security নেটওয়ার্ক Network ডেভঅপস DevOps অ্যান্ড্রয়েড Android ফ্লাটার Flutter লারাভেল Laravel ওয়ার্ডপ্রেস WordPress এইচটিএমএল HTML সিএসএস CSS বিএসসি BSc বিএ BA বিকম BCom বিবিএ BBA বিএসএস BSS এমএ MA এমএসসি MSc এমএসএস MSS এমবিএ MBA এমফিল MPhil পিএইচডি PhD এসএসসি SSC এইচএসসি HSC জেএসসি JSC ডিপ্লোমা Diploma দাখিল Dakhil আলিম Alim ফাজিল Fazil কামিল Kamil অনার্স Honours মাস্টার্স Masters স্নাতক Bachelor স্নাতকোত্তর Masters বিজ্ঞান Science মানবিক Humanities বাণিজ্য Commerce পদার্থবিজ্ঞান Physics রসায়ন Chemistry গণিত Mathematics জীববিজ্ঞান Biology পরিসংখ্যান Statistics অর্থনীতি Economics হিসাববিজ্ঞান Accounting ব্যবস্থাপনা Management ইতিহাস History বাংলা Bangla সমাজবিজ্ঞান Sociology রাষ্ট্রবিজ্ঞান Political-science দর্শন Philosophy আইন Law সাহিত্য Literature ভূগোল Geography স্থাপত্য Architecture কৃষি Agriculture ম্যানেজার Manager অফিসার Officer সহকারী Assistant নির্বাহী Executive স্বেচ্ছাসেবক Volunteer উদ্যোক্তা Entrepreneur হিসাবরক্ষক Accountant ইন্টার্নশিপ Internship ফ্রিল্যান্সার Freelancer ফ্রিল্যান্সার Freelancer শিক্ষক Teacher শিক্ষার্থী Student মেন্টর Mentor লেখক Writer অনুবাদক Translator বিশেষজ্ঞ Specialist লিমিটেড Ltd. কোম্পানি Company এজেন্সি Agency স্টুডিও Studio'

const list = (text: string) => {
  const words = text.split(' ')
  return words.flatMap((word, at): [string, string][] =>
    at % 2 === 0 ? [[word.normalize('NFC'), words[at + 1]?.replace(/(?<=[a-z])-(?=[a-z])/, ' ') ?? '']] : [],
  )
}

/** Words of persons' names alone, and all words. */
export const LATIN_NAMES: ReadonlyMap<string, string> = new Map(list(NAMES))
export const LATIN_WORDS: ReadonlyMap<string, string> = new Map([...list(NAMES), ...list(LOANS)])

/** What means more than its words, longest first. */
export const LATIN_PHRASES: readonly (readonly [bengali: string, english: string])[] =
  'ব্যবসায় শিক্ষা=Business studies|লিখিত পরীক্ষা=Written exam|ছোট প্রশ্ন=Short questions|দলের কাজ=Team work|ফাইল জমা=File hand-in|নিজের কাজ=Self-employed|বাকি টাকা=Balance|পরে পরিশোধ=Paid later|প্রোমো কোড=Promo code|লেভেলের ফি=levels'
    .split('|')
    .map((pair) => pair.split('='))
    .map(([bengali = '', english = '']) => [bengali.normalize('NFC'), english])

/** Words of a name that are usually shortened: how they are written in Bengali, and how in Latin letters. */
export const LATIN_SHORT_FORMS: readonly (readonly [bengali: readonly string[], latin: readonly string[]])[] =
  [
    [
      'মোঃ মো মোহাঃ মুঃ মোহাম্মদ মোহাম্মাদ মুহাম্মদ মুহাম্মাদ',
      'md mohd mohammad mohammed mohamad mohamed muhammad muhammed',
    ],
    ['মোছাঃ মোসাঃ মোছা মোসা মোসাম্মৎ মোছাম্মৎ', 'mst mosa mosammat mosammot musammat most'],
    ['ডাঃ ডা ড ডক্টর', 'dr doctor'],
    ['শেখ', 'sk sheikh shaikh'],
    ...'এ a|বি b|সি c|ডি d|ই e|এফ f|জি g|এইচ h|আই i|জে j|কে k|এল l|এম m|এন n|ও o|পি p|কিউ q|আর r|এস s|টি t|ইউ u|ভি v|ডব্লিউ w|এক্স x|ওয়াই y|জেড z'
      .split('|')
      .map((pair) => pair.split(' ')),
  ].map(([bengali = '', latin = '']) => [bengali.normalize('NFC').split(' '), latin.split(' ')])
