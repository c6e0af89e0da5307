import { formatDateTime, formatDuration, formatNumber } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import type { TicketCategory, TicketTextField } from '#src/lib/ticket-category.ts'

/** Name and one line for each tile; `also` is only for the search and never shown. */
export const categoryWords: Readonly<Record<TicketCategory, { name: string; line: string; also: string }>> = {
  'class-joining': {
    name: 'ক্লাসে যোগ দেওয়া',
    line: 'লিংক খুলছে না',
    also: 'জয়েন join link লিংকে Zoom Meet ঢুকতে পারছি না ঢোকা যাচ্ছে না সাদা পেজ হোস্ট অনুমতি waiting room',
  },
  'live-class': {
    name: 'লাইভ ক্লাস',
    line: 'শব্দ, ছবি বা সময়',
    also: 'live class audio সাউন্ড মাইক ক্যামেরা camera স্ক্রিন screen শিক্ষক আসেননি স্যার আসে নাই ক্লাস হয়নি বাতিল দেরি শোনা যায় না কথা কেটে যায় ল্যাগ',
  },
  quiz: { name: 'কুইজ', line: 'প্রশ্ন বা নম্বর', also: 'quiz MCQ ফল উত্তর ভুল সঠিক উত্তর নম্বর কম মার্ক' },
  batch: {
    name: 'ব্যাচ',
    line: 'ব্যাচ বদল, সময়সূচি',
    also: 'batch change পরিবর্তন অন্য ব্যাচ রুটিন সময় মিলছে না শিফট shift ক্লাসের দিন ট্রান্সফার transfer ফ্রিজ freeze পরের ব্যাচ',
  },
  assignment: {
    name: 'অ্যাসাইনমেন্ট',
    line: 'জমা বা মূল্যায়ন',
    also: 'assignment submit সাবমিট মার্ক ডেডলাইন deadline শেষ সময় ফাইল আপলোড upload ফিডব্যাক feedback রিটেস্ট',
  },
  'live-test': {
    name: 'লাইভ টেস্ট',
    line: 'পরীক্ষা শুরু, ফল',
    also: 'live test exam পরীক্ষা পরীক্ষার সময় শেষ টাইমার timer রেজাল্ট result',
  },
  'coding-test': {
    name: 'কোডিং টেস্ট',
    line: 'এডিটর বা রান',
    also: 'coding code test কোড রান run কম্পাইল compile আউটপুট output error এরর',
  },
  module: {
    name: 'মডিউল',
    line: 'মডিউল খুলছে না',
    also: 'module লক লকড locked unlock আনলক খোলে না পরের মডিউল প্রোগ্রেস progress অগ্রগতি',
  },
  'pro-batch': {
    name: 'প্রো ব্যাচ',
    line: 'প্রো সুবিধা',
    also: 'pro batch প্রিমিয়াম premium আপগ্রেড upgrade মেন্টরিং',
  },
  'pre-recorded-video': {
    name: 'প্রি-রেকর্ডেড ভিডিও',
    line: 'ভিডিও চলছে না',
    also: 'recorded video প্লেয়ার player আটকে যায় ঘুরতে থাকে বাফারিং buffering লোড হয় না প্লে হয় না কোয়ালিটি quality',
  },
  'class-recording': {
    name: 'ক্লাস রেকর্ডিং',
    line: 'রেকর্ডিং পাইনি',
    also: 'recording video রেকর্ড ভিডিও আটকে আসেনি দেখা যায় না ডাউনলোড download মিস',
  },
  'personal-problem': {
    name: 'ব্যক্তিগত সমস্যা',
    line: 'একান্তে জানান',
    also: 'personal পেমেন্ট payment টাকা কেটে নিয়েছে ভর্তি হয়নি pending ফেরত refund রিফান্ড কিস্তি লগইন login পাসওয়ার্ড password OTP কোড আসছে না অ্যাকাউন্ট account লক ব্যান ডিভাইস নম্বর বদল নাম ভুল ইমেইল সার্টিফিকেট certificate প্রোফাইল প্রোমো কোড ছাড় কুপন coupon ইনভয়েস invoice রসিদ চাকরি অভিযোগ অন্য',
  },
}

export const words = {
  title: 'কী সমস্যা হচ্ছে, বলুন',
  written: 'আপনার টিকিট',
  name: 'সাহায্য ও সাপোর্ট',
  short: 'সাপোর্ট',
  lead: 'লগইন ছাড়াও জানাতে পারেন। আমরা ফোনে বা ইমেইলে উত্তর দেব।',
  steps: ['সমস্যার ধরন', 'বিস্তারিত', 'যোগাযোগ ও জমা'],
  stepsLabel: 'টিকিটের ধাপ',
  takes: 'টিকিট জমা দিতে ২ মিনিট লাগবে',
  next: 'এগিয়ে যান',
  back: 'আগের ধাপ',

  tiles: {
    legend: 'সবচেয়ে কাছের বিষয়টি বেছে নিন',
    search: 'সমস্যা খুঁজুন',
    searchHint: 'যেমন রেকর্ডিং, কুইজ, OTP',
    found: (tiles: number, answers: number) =>
      answers === 0
        ? `${formatNumber(tiles)}টি বিষয় মিলেছে`
        : `${formatNumber(answers)}টি উত্তর ও ${formatNumber(tiles)}টি বিষয় মিলেছে`,
    answers: 'হয়তো উত্তরটি এখানেই',
    near: 'ঠিক এই শব্দ নেই। কাছাকাছি যা আছে:',
    none: 'মেলে এমন কিছু পাওয়া যায়নি। “ব্যক্তিগত সমস্যা” বেছে নিয়েও জানাতে পারেন।',
    readAs: (text: string) => `লেখাটি বিজয় হরফের। “${text}” খোঁজা হয়েছে।`,
    chosen: 'বেছে নিয়েছেন:',
    notChosen: 'আগে একটি বিষয় বেছে নিন।',
    lastUsed: 'আগেরবার',
    unfinished: 'আপনার অসমাপ্ত লেখা রাখা আছে।',
  },

  details: {
    change: 'বদলান',
    labels: {
      course: 'কোন কোর্স বা ব্যাচ',
      module: 'কোন মডিউল',
      class: 'কোন ক্লাস, কবে',
      work: 'কোন টেস্ট',
      device: 'কোন ডিভাইসে',
      version: 'ব্রাউজার বা অ্যাপ',
      connection: 'কোন ইন্টারনেটে',
      text: 'একটু খুলে বলুন',
      call: 'ফোন করে কথা বলতে চাইলে নম্বর',
    } satisfies Record<TicketTextField, string>,
    /** Labels that replace the general one in some categories. */
    labelsIn: {
      quiz: { work: 'কোন কুইজ' },
      assignment: { work: 'কোন অ্যাসাইনমেন্ট' },
      'class-recording': { class: 'কোন ক্লাসের রেকর্ডিং' },
    } as Partial<Record<TicketCategory, Partial<Record<TicketTextField, string>>>>,
    courseHint: 'যেমন ফুল স্ট্যাক, ব্যাচ ১২',
    textHint: 'কখন, কীভাবে হলো লিখলে দ্রুত সাহায্য করতে পারব।',
    examples: {
      'class-joining': 'যেমন: রাত ৯টায় লিংকে চাপলে সাদা পেজ আসে।',
      'live-class': 'যেমন: শিক্ষকের কথা কেটে কেটে আসে, ছবি ঠিক আছে।',
      quiz: 'যেমন: ৫ নম্বর প্রশ্নের দুটি উত্তরই ঠিক মনে হচ্ছে।',
      batch: 'যেমন: রাতের ব্যাচ থেকে সকালের ব্যাচে যেতে চাই।',
      assignment: 'যেমন: জমা দিয়েছি, কিন্তু জমা হয়েছে দেখাচ্ছে না।',
      'live-test': 'যেমন: শুরু করার পর প্রশ্ন আসেনি, সময় চলে গেছে।',
      'coding-test': 'যেমন: রান চাপলে কিছুই দেখায় না।',
      module: 'যেমন: আগেরটি শেষ করেছি, পরেরটি খুলছে না।',
      'pro-batch': 'যেমন: প্রো ব্যাচের মেন্টরিং কবে শুরু?',
      'pre-recorded-video': 'যেমন: ১০ মিনিটের পর ভিডিও আর চলে না।',
      'class-recording': 'যেমন: ৩৫ মিনিটের পর ভিডিও ঘুরতে থাকে।',
      'personal-problem': 'যেমন: টাকা কেটেছে, কিন্তু ভর্তি দেখাচ্ছে না।',
    } satisfies Record<TicketCategory, string>,
    count: (letters: number, most: number) => `${formatNumber(letters)}/${formatNumber(most)}`,
    callHour: 'কখন ফোন করব',
    hours: ['সকাল ১০টা–১২টা', 'দুপুর ১২টা–৩টা', 'বিকেল ৩টা–৬টা', 'সন্ধ্যা ৬টা–৯টা', 'রাত ৯টার পর'],
    devices: ['কম্পিউটার', 'অ্যান্ড্রয়েড', 'আইফোন'],
    connections: ['ওয়াইফাই', 'মোবাইল ডেটা', 'ব্রডব্যান্ড'],
  },

  files: {
    label: 'ছবি বা ভিডিও',
    limit: 'ছবি ৫ এমবি, ডকুমেন্ট ২০ এমবি, ভিডিও ১০০ এমবি পর্যন্ত · সর্বোচ্চ ৫টি',
    kinds: 'JPG, PNG, WEBP, HEIC, PDF, MP4, MOV, WEBM, 3GP, M4A',
    added: (size: string) => `${size} · যুক্ত হয়েছে`,
    waiting: (size: string) => `${size} · এই ডিভাইসে আছে, এখনো পাঠানো হয়নি`,
    missing: 'ফাইলটি আর এই ডিভাইসে নেই। সরিয়ে আবার বেছে নিন।',
    failed: 'ফাইলটি এখনো ওঠেনি।',
    unreadable: 'ফাইলটি পড়া গেল না। আবার বেছে নিন।',
    tooMany: 'একটি টিকিটে পাঁচটির বেশি ফাইল দেওয়া যায় না।',
    underWay: 'ফাইল ওঠা শেষ হলে এগোতে পারবেন',
    pagesWait: 'ছবি থেকে তৈরি পৃষ্ঠা এখনো যোগ হয়নি। উপরে ‘হয়ে গেছে’ চাপলে এগোতে পারবেন',
    goesLater: 'যেগুলো ওঠেনি, টিকিটের সঙ্গে আবার পাঠানো হবে।',
    list: 'দেওয়া ফাইল',
    /** The name of a photo from the camera. */
    photo: 'টিকিটের ছবি',
  },

  send: {
    contact: 'যোগাযোগের ফোন বা ইমেইল',
    contactHint: 'এখানেই উত্তর পাঠাব।',
    name: 'আপনার নাম',
    review: 'যা পাঠাচ্ছেন',
    facts: 'সঙ্গে যাচ্ছে',
    files: (count: number) => `${formatNumber(count)}টি ফাইল`,
    submit: 'টিকিট পাঠান',
    offline: 'এখন ইন্টারনেট নেই। পাঠান চাপলে টিকিট এই ডিভাইসে থাকবে, ইন্টারনেট ফিরলে নিজে থেকে যাবে।',
    login: 'অ্যাকাউন্ট থাকলে লগইন করে নিতে পারেন। লেখা থেকে যাবে।',
    loginButton: 'লগইন',
  },

  problems: {
    title: (count: number) => `${formatNumber(count)}টি ঘর ঠিক করুন`,
    text: 'কী হয়েছে, দু-এক কথায় লিখুন।',
    long: (most: number) => `লেখাটি ${formatNumber(most)} অক্ষরের মধ্যে রাখুন।`,
    call: 'সঠিক মোবাইল নম্বর দিন, বা ঘরটি ফাঁকা রাখুন।',
    contact: 'সঠিক মোবাইল নম্বর বা ইমেইল দিন।',
  },

  /** Lines added below the description, for the support staff. */
  facts: {
    failure: (call: string, outcome: string, at: Instant) =>
      `যে অনুরোধ ব্যর্থ হয়েছে: ${call} → ${outcome} (${formatDateTime(at)})`,
    noAnswer: 'উত্তর আসেনি',
    release: (version: string) => `সংস্করণ: ${version}`,
    check: (faults: readonly string[]) =>
      faults.length === 0 ? 'যাচাই: কোনো সমস্যা ধরা পড়েনি' : `যাচাই: ${faults.join('; ')}`,
  },

  receipt: {
    sent: 'টিকিট পেয়েছি',
    sentText: 'টিকিট নম্বরটি রেখে দিন। এই ডিভাইসে “আমার টিকিট”-এও থাকবে।',
    answerTo: (contact: string) => `${contact} নম্বরে উত্তর পাঠাব।`,
    number: 'টিকিট নম্বর',
    copy: 'নম্বর কপি করুন',
    copied: 'কপি হয়েছে',
    notCopied: 'কপি করা গেল না। নম্বরটি লিখে রাখুন।',
    waiting: 'টিকিট পাঠানোর অপেক্ষায়',
    waitingText: {
      sending: 'লেখা ও ফাইল এই ডিভাইসে রাখা আছে।',
      offline: 'লেখা ও ফাইল এই ডিভাইসে রাখা আছে। ইন্টারনেট ফিরলে নিজে থেকে একবারই যাবে, এই পেজ খোলা না থাকলেও।',
      server:
        'লেখা ও ফাইল এই ডিভাইসে রাখা আছে। সার্ভার টিকিটটি এখনো নিতে পারেনি। একটু পরপর নিজে থেকেই আবার পাঠানো হবে, চাইলে এখনই পাঠান।',
    },
    writtenAt: (at: Instant) => `লেখা হয়েছে ${formatDateTime(at)}`,
    sending: 'পাঠানো হচ্ছে',
    sendNow: 'এখনই পাঠান',
    refused: 'টিকিটটি নেওয়া হয়নি',
    mend: 'ঠিক করে আবার পাঠান',
    gone: 'টিকিটটি এই ডিভাইসে নেই',
    goneText: 'অন্য ডিভাইসে বা অন্য অ্যাকাউন্টে লেখা টিকিট এখানে দেখা যায় না।',
    another: 'আরেকটি টিকিট লিখুন',
    lost: (names: readonly string[]) => `এই ফাইল ছাড়াই গেছে: ${names.join(', ')}`,
    yours: 'যা লিখেছেন',
    arrived: (number: string) => `আপনার টিকিট ${number} পৌঁছেছে।`,
  },

  mine: {
    title: 'আমার টিকিট',
    note: 'এই ডিভাইসে লেখা টিকিট',
    waiting: 'পাঠানোর অপেক্ষায়',
    refused: 'নেওয়া হয়নি',
  },

  drawer: {
    title: 'সাহায্য',
    search: 'কী জানতে চান?',
    kinds: 'কোন বিষয়ে লিখবেন?',
    write: 'সমস্যা লিখে জানান',
    mine: 'আমার টিকিট দেখুন',
  },

  answers: {
    title: 'হয়তো উত্তর এখানেই আছে',
    titleOf: 'আগে এগুলো দেখে নিন',
  },
  open: {
    title: 'সরাসরি কথা বলুন',
    hours: brand.contact.hours,
    release: (version: string) => `সংস্করণ ${version}`,
  },

  check: {
    title: 'আগে এগুলো দেখে নিই',
    running: 'যাচাই হচ্ছে',
    /** The names of what was checked take their place: as long, so that nothing below moves. */
    others: (names: readonly string[]) => `যাচাই হচ্ছে: ${names.join(', ')}`,
    well: 'সব ঠিক আছে। নিচে খুলে বলুন, আমরা দেখছি।',
    found: (count: number) => `${formatNumber(count)}টি কারণ পাওয়া গেছে`,
    again: 'আবার যাচাই করুন',
    solved: 'ঠিক হয়ে গেছে',
    login: 'লগইন করুন',
    names: {
      line: 'ইন্টারনেট',
      speed: 'ইন্টারনেটের গতি',
      clock: 'ডিভাইসের ঘড়ি',
      session: 'লগইন',
      player: 'ভিডিও প্লেয়ার',
    },
    rest: (names: readonly string[]) => (names.length === 0 ? '' : `ঠিক আছে: ${names.join(', ')}`),
    faults: {
      offline: { what: 'ইন্টারনেট নেই', fix: 'ওয়াইফাই বা মোবাইল ডেটা চালু করুন। আপনার লেখা এই ডিভাইসে থাকবে।' },
      unreachable: { what: 'আমাদের সার্ভারে পৌঁছানো যাচ্ছে না', fix: 'একটু পরে আবার দেখুন, বা অন্য ইন্টারনেটে চেষ্টা করুন।' },
      slow: { what: 'ইন্টারনেট খুব ধীর', fix: 'রাউটারের কাছে যান বা অন্য ইন্টারনেটে বদলান। ভিডিওর মান কমিয়েও দেখুন।' },
      clock: {
        what: (seconds: number) =>
          `আপনার ডিভাইসের ঘড়ি ${formatDuration(Math.abs(seconds))} ${seconds > 0 ? 'এগিয়ে' : 'পিছিয়ে'} আছে`,
        fix: 'ডিভাইসের সেটিংসে স্বয়ংক্রিয় সময় চালু করুন, তারপর আবার চেষ্টা করুন।',
      },
      loggedOut: {
        what: 'আপনি লগইন করা নেই',
        fix: 'যে নম্বর দিয়ে ভর্তি হয়েছেন, সেটি দিয়ে লগইন করলেই ক্লাস ও ভিডিও খুলবে।',
      },
      ended: { what: 'আপনার সেশন শেষ হয়ে গেছে', fix: 'আবার লগইন করুন। এখানে যা লিখেছেন তা থাকবে।' },
      player: {
        what: 'ভিডিও প্লেয়ারের সার্ভারে পৌঁছানো যাচ্ছে না',
        fix: 'ভিপিএন বা বিজ্ঞাপন আটকানোর অ্যাপ বন্ধ করে দেখুন, না হলে অন্য ইন্টারনেটে চেষ্টা করুন।',
      },
    },
  },
} as const
