import type { QuestionType } from '#src/api/shapes/question.ts'
import { formatLetter, formatNumber, formatRelative } from '#src/lib/bn.ts'
import { endSentence } from '#src/lib/end-sentence.ts'
import { offers } from '#src/lib/features.ts'
import { isBlank } from '#src/lib/invisible.ts'
import type { QuestionField } from './engine/merge-exams.ts'
import type { ExamFault, QuestionFault } from './engine/publish-check.ts'

/** Some teachers write the letter into the title themselves. */
function formatSectionName(at: number, title: string): string {
  if (isBlank(title)) return `বিভাগ ${formatLetter(at)}`
  return title.startsWith(`${formatLetter(at)}:`) ? title : `${formatLetter(at)}: ${title}`
}

const count = (questions: number) => `${formatNumber(questions)}টি প্রশ্ন`
const formatMarks = (sum: number) => `${formatNumber(sum)} নম্বর`

const kinds: Readonly<Record<QuestionType, string>> = {
  single: 'একটি উত্তর',
  multiple: 'একাধিক উত্তর',
  true_false: 'সত্য না মিথ্যা',
  fill_in_the_blank: 'শূন্যস্থান পূরণ',
  essay: 'লিখিত উত্তর',
  file_upload: 'ফাইল জমা',
  code_test: 'কোড লেখা',
  interview: 'মক ইন্টারভিউ',
}

const examFaults: Readonly<Record<ExamFault, string>> = {
  'no-title': 'পরীক্ষার শিরোনাম নেই',
  'no-time': 'পরীক্ষার সময় দেওয়া হয়নি',
  'long-time': 'পরীক্ষার সময় এক দিনের বেশি',
  'no-question': 'এখনো কোনো প্রশ্ন নেই',
  'empty-section': 'একটি বিভাগে কোনো প্রশ্ন নেই',
  'equal-sections': 'পাশাপাশি দুটি বিভাগের নাম এক',
}

const questionFaults: Readonly<Record<QuestionFault, string>> = {
  'no-text': 'প্রশ্নের লেখা ফাঁকা',
  'no-marks': 'নম্বর দেওয়া হয়নি',
  'few-options': 'অন্তত দুটি বিকল্প লিখতে হবে',
  'blank-option': 'একটি বিকল্প ফাঁকা',
  'equal-options': 'দুটি বিকল্প একই',
  'no-key': 'সঠিক উত্তর বাছা হয়নি',
  'no-blank': 'কোনো শূন্যস্থান নেই',
  'blank-key': 'একটি শূন্যস্থানের উত্তর নেই',
  'blank-criterion': 'একটি মানদণ্ডের নাম নেই',
  'criteria-sum': 'মানদণ্ডের নম্বরের যোগফল মেলে না',
  'no-language': 'কোডের ভাষা বাছা হয়নি',
  'no-slot': 'ইন্টারভিউর কোনো সময় দেওয়া হয়নি',
  'slot-order': 'ইন্টারভিউর একটি সময় ঠিক নেই',
}

const questionFields: Readonly<Record<QuestionField, string>> = {
  kind: 'প্রশ্নের ধরন',
  text: 'লেখা',
  marks: 'নম্বর',
  explanation: 'ব্যাখ্যা',
  answers: 'উত্তর',
  criteria: 'মানদণ্ড',
}

export const words = {
  unnamed: 'নতুন পরীক্ষা',
  exam: 'পরীক্ষা',
  draft: 'খসড়া',
  published: 'প্রকাশিত',
  back: 'স্টাডি প্ল্যানে ফিরুন',
  edit: 'শিরোনাম ও সময় বদলান',
  undo: 'আগের অবস্থায় ফিরুন',
  redo: 'আবার করুন',
  undone: 'একটি বদল ফেরানো হয়েছে।',
  redone: 'বদলটি আবার করা হয়েছে।',
  statistics: 'পরিসংখ্যান',
  preview: 'শিক্ষার্থীর চোখে দেখুন',
  previewShort: 'শিক্ষার্থী',
  minutes: (value: number) => `${formatNumber(value)} মিনিট`,
  noTime: 'দেওয়া হয়নি',
  marks: formatMarks,
  letter: formatLetter,
  number: formatNumber,
  sumOf: (questions: number, sum: number) => `${count(questions)} · ${formatMarks(sum)}`,
  kinds,

  save: {
    saved: (at: number | undefined, now: number) =>
      at === undefined ? 'সেভ হয়েছে' : `${formatRelative(at, now)} সেভ হয়েছে`,
    waiting: 'খসড়া এই ডিভাইসে আছে',
    saving: 'সেভ হচ্ছে',
    failed: 'পাঠানো যায়নি, এই ডিভাইসে আছে',
    again: 'আবার পাঠান',
    refused: (reason: string) =>
      `সেভ হয়নি। ${endSentence(reason)} শেষ বদলটি ফিরিয়ে নিন বা ঠিক করুন; ততক্ষণ সব এই ডিভাইসে আছে।`,
    noTitle: 'শিরোনাম লিখলে সেভ হবে',
    faulty: 'ঠিক হলে পাঠানো হবে',
    conflict: 'আগে একটি বেছে নিন',
  },

  conflict: {
    title: 'এর মধ্যে পরীক্ষাটি অন্য কোথাও বদলেছে',
    text: 'নিচের জায়গাগুলো দুই দিকেই বদলেছে। কোনটি থাকবে বেছে নিন; তার আগে কিছু পাঠানো হবে না। বাকি সব বদল দুই দিক থেকেই থাকবে।',
    joined: 'অন্য কোথাও করা বদলও এখানে যোগ হয়েছে।',
    look: 'এর মধ্যে পরীক্ষাটি অন্য কোথাও বদলেছে। দেখে নিয়ে আবার প্রকাশ করুন।',
    mine: 'আমারটা রাখুন',
    theirs: 'সার্ভারেরটা নিন',
    differences: 'যা আলাদা',
    more: (hidden: number) => `আরও ${formatNumber(hidden)}টি জায়গায় আলাদা।`,
    fields: {
      title: 'শিরোনাম',
      duration: 'সময় (মিনিট)',
      description: 'বিবরণ',
      instructions: 'নির্দেশনা',
      order: 'প্রশ্নের ক্রম ও বিভাগ',
    },
    order: 'দুই দিকে দুই রকম সাজানো',
    question: (at: number) => `প্রশ্ন ${formatNumber(at + 1)}`,
    removedThere: (text: string) => `সেখানে বাদ দেওয়া হয়েছে, আপনার এখানে বদলেছে: ${text}`,
    removedHere: (text: string) => `আপনি বাদ দিয়েছেন, সেখানে বদলেছে: ${text}`,
    texts: (mine: string, theirs: string) => `আপনার: ${mine} · সার্ভারে: ${theirs}`,
    otherwise: (text: string, fields: readonly QuestionField[]) =>
      `লেখা এক, ${fields.map((each) => questionFields[each]).join(' ও ')} আলাদা: ${text}`,
    empty: '(ফাঁকা)',
  },

  eaten: {
    title: 'আগের একটি ভুলে কিছু * চিহ্ন হারিয়ে গেছে',
    text: 'গুণ বা কোডের * চিহ্নকে লেখার সাজ হিসেবে ধরা হয়েছিল, তাই শিক্ষার্থীরা চিহ্নগুলো দেখেন না। ফেরালে লেখাগুলো হবে:',
    place: (no: number | undefined, text: string) =>
      no === undefined ? text : `প্রশ্ন ${formatNumber(no)}: ${text}`,
    more: (hidden: number) => `আরও ${formatNumber(hidden)}টি লেখায়।`,
    restore: 'চিহ্নগুলো ফেরান',
    keep: 'যেমন আছে থাকুক',
  },

  setStays: 'কেউ পরীক্ষাটি শুরু করেছেন। লেখা, উত্তর ও নম্বর ঠিক করা যাবে; প্রশ্ন যোগ বা বাদ দেওয়া যাবে না।',

  outline: {
    title: 'প্রশ্নের তালিকা',
    time: 'সময়',
    marks: 'নম্বর',
    section: formatSectionName,
    noText: 'এখনো লেখা হয়নি',
    fault: 'কিছু ঠিক করতে হবে',
    empty: 'এই বিভাগে এখনো প্রশ্ন নেই।',
    addSection: 'বিভাগ',
    addQuestion: 'প্রশ্ন',
    keys: 'একটি প্রশ্ন বেছে অল্ট কি চেপে ওপর-নিচের তীর চাপলে প্রশ্নটি সরে।',
    moved: (no: number, section: string, place: number, total: number) =>
      `প্রশ্ন এখন ${section}-এর ${formatNumber(total)}টির মধ্যে ${formatNumber(place)} নম্বরে, সব মিলিয়ে ${formatNumber(no)} নম্বর প্রশ্ন।`,
    drag: (no: number) => `প্রশ্ন ${formatNumber(no)} টেনে সরান`,
    none: offers.ai ? 'প্রথম প্রশ্নটি যোগ করুন, বা AI দিয়ে খসড়া তৈরি করুন।' : 'প্রথম প্রশ্নটি যোগ করুন।',
  },

  section: {
    edit: 'বিভাগ বদলান',
    name: 'বিভাগের নাম',
    placeholder: 'যেমন: ধারণা',
    add: 'এই বিভাগে প্রশ্ন যোগ করুন',
    remove: 'বিভাগটি বাদ দিন',
    removeAsk: 'বিভাগটি বাদ দেবেন?',
    removeText: (questions: number) => `এর ${count(questions)} একসঙ্গে বাদ যাবে। চাইলে পরে ফেরানো যাবে।`,
    up: 'বিভাগটি ওপরে নিন',
    down: 'বিভাগটি নিচে নিন',
    moved: (place: number, total: number) =>
      `বিভাগটি এখন ${formatNumber(total)}টির মধ্যে ${formatNumber(place)} নম্বরে।`,
    stay: 'রেখে দিন',
  },

  question: {
    title: (no: number) => `প্রশ্ন ${formatNumber(no)}`,
    edit: 'প্রশ্ন বদলান',
    kind: 'প্রশ্নের ধরন',
    marks: 'নম্বর',
    up: 'ওপরে নিন',
    down: 'নিচে নিন',
    copy: 'আরেকটি কপি করুন',
    remove: 'প্রশ্নটি বাদ দিন',
    removed: 'প্রশ্নটি বাদ দেওয়া হয়েছে।',
    bringBack: 'ফেরান',
    open: (no: number) => `প্রশ্ন ${formatNumber(no)} খুলুন`,
    text: 'প্রশ্ন',
    explanation: 'উত্তরের ব্যাখ্যা',
    explanationHint: 'জমা দেওয়ার পর শিক্ষার্থী দেখবেন।',
    options: 'বিকল্প ও সঠিক উত্তর',
    optionText: (at: number) => `বিকল্প ${formatLetter(at)}`,
    isRight: (at: number) => `বিকল্প ${formatLetter(at)} সঠিক`,
    right: 'সঠিক উত্তর',
    addOption: 'বিকল্প যোগ করুন',
    removeOption: (at: number) => `বিকল্প ${formatLetter(at)} বাদ দিন`,
    optionDrag: (at: number) => `বিকল্প ${formatLetter(at)} সরান (ওপর-নিচ তীর)`,
    optionMoved: (place: number) => `বিকল্পটি এখন ${formatNumber(place)} নম্বরে।`,
    truth: 'কোনটি সঠিক',
    true: 'সত্য',
    false: 'মিথ্যা',
    blankText: 'শূন্যস্থানসহ লেখা',
    blankHint: 'যেখানে শূন্যস্থান চান, সেখানে পরপর চারটি নিচু দাগ (____) দিন।',
    addBlank: 'শূন্যস্থান বসান',
    keyOf: (at: number) => `শূন্যস্থান ${formatNumber(at + 1)}-এর সঠিক উত্তর`,
    otherKeyOf: (at: number, no: number) =>
      `শূন্যস্থান ${formatNumber(at + 1)}-এর আরেকটি সঠিক উত্তর (${formatNumber(no)})`,
    addKey: (at: number) => `শূন্যস্থান ${formatNumber(at + 1)}-এ আরেকটি উত্তর`,
    removeKey: 'উত্তরটি বাদ দিন',
    criteria: 'নম্বর দেওয়ার মানদণ্ড',
    criteriaHint: 'ফাঁকা রাখলে পুরো নম্বর একবারে দেওয়া হবে।',
    criterion: (at: number) => `মানদণ্ড ${formatNumber(at + 1)}`,
    criterionMarks: (at: number) => `মানদণ্ড ${formatNumber(at + 1)}-এর নম্বর`,
    addCriterion: 'মানদণ্ড যোগ করুন',
    removeCriterion: (at: number) => `মানদণ্ড ${formatNumber(at + 1)} বাদ দিন`,
    accept: 'কোন ধরনের ফাইল নেওয়া হবে',
    acceptHint: 'কিছু না বাছলে সব ধরনের ফাইল নেওয়া হবে।',
    files: { picture: 'ছবি', document: 'ডকুমেন্ট', archive: 'জিপ', code: 'কোড', video: 'ভিডিও' },
    takesLink: 'ফাইলের বদলে ঠিকানাও দেওয়া যাবে',
    language: 'ভাষা',
    starter: (language: string) => `${language}-এ শুরুর কোড`,
    addLanguage: 'আরেকটি ভাষা',
    removeLanguage: (language: string) => `${language} বাদ দিন`,
    link: 'ইন্টারভিউর ঠিকানা',
    linkHint: 'সময় বেছে নিলে শিক্ষার্থী ঠিকানাটি পাবেন।',
    slots: 'যে সময়গুলো বেছে নেওয়া যাবে',
    slotStart: (at: number) => `সময় ${formatNumber(at + 1)}-এর শুরু`,
    slotMinutes: (at: number) => `সময় ${formatNumber(at + 1)} কত মিনিট`,
    addSlot: 'সময় যোগ করুন',
    removeSlot: (at: number) => `সময় ${formatNumber(at + 1)} বাদ দিন`,
    html: 'এই লেখায় বাড়তি সাজ আছে, তাই HTML হিসেবে দেখানো হচ্ছে।',
    bold: 'মোটা লেখা',
    stress: 'জোর দেওয়া লেখা',
    code: 'কোড',
    formula: 'সূত্র',
    markLine: 'কোড লিখুন ` চিহ্নের মধ্যে, মোটা লেখা ** চিহ্নের মধ্যে, সূত্র $ চিহ্নের মধ্যে।',
    seen: 'শিক্ষার্থী যেমন দেখবেন',
    seenFormula: 'শিক্ষার্থী যেমন দেখবেন ($ চিহ্নের মধ্যেরটুকু সূত্র হিসেবে)',
  },

  pictures: {
    add: 'ছবি যোগ করুন',
    cut: 'ছবি তুলে বা বেছে দরকারি অংশ কেটে নিন',
    added: (pictures: number) => `${formatNumber(pictures)}টি ছবি যোগ হয়েছে।`,
    alt: (no: number) => `ছবি ${formatNumber(no)}-এর বিবরণ`,
    altHint: 'ছবিতে কী আছে লিখুন, যাতে যিনি ছবি দেখতে পান না তিনিও উত্তর দিতে পারেন।',
    remove: (no: number) => `ছবি ${formatNumber(no)} বাদ দিন`,
    working: 'ছবি ছোট করা হচ্ছে…',
    noPicture: 'শুধু JPG, PNG বা WebP ছবি দেওয়া যায়।',
    tooMany: (most: number) =>
      `বিকল্প ও ব্যাখ্যাসহ একটি প্রশ্নে সবচেয়ে বেশি ${formatNumber(most)}টি ছবি রাখা যায়। কয়েকটি ছবি একটি ছবিতে সাজিয়ে দিতে পারেন।`,
  },

  settings: {
    title: 'পরীক্ষার তথ্য',
    name: 'শিরোনাম',
    duration: 'সময় (মিনিট)',
    durationError: (most: number) => `সময় ${formatNumber(most)} মিনিটের বেশি হতে পারে না।`,
    description: 'বিবরণ',
    instructions: 'নির্দেশনা',
    instructionsHint: 'শুরু করার আগে শিক্ষার্থী পড়বেন।',
  },

  pane: {
    label: 'পাশের অংশ',
    ai: 'AI',
    bank: 'ব্যাংক',
    file: 'ফাইল',
    check: 'যাচাই',
    titles: {
      ai: 'AI দিয়ে প্রশ্ন তৈরি',
      bank: 'আগের পরীক্ষার প্রশ্ন',
      file: 'ফাইল থেকে ও ফাইলে',
      check: 'প্রকাশের আগে যাচাই',
    },
  },

  ai: {
    lead: 'এগুলো প্রস্তাব মাত্র। আপনি দেখে বেছে নেওয়ার পরই পরীক্ষায় যোগ হবে।',
    examType: 'পরীক্ষার ধরন',
    examTypes: {
      quiz: 'কুইজ',
      essay: 'লিখিত',
      file_upload: 'ফাইল জমা',
      code_test: 'কোড টেস্ট',
      interview: 'ইন্টারভিউ',
    },
    designation: 'যাঁদের জন্য',
    topics: 'বিষয়',
    topicsHint: 'একটি লিখে এন্টার চাপুন।',
    addTopic: 'বিষয় যোগ করুন',
    removeTopic: (topic: string) => `${topic} বাদ দিন`,
    range: 'পরিসর',
    amount: 'সংখ্যা',
    level: 'কঠিনতা',
    levels: { easy: 'সহজ', medium: 'মাঝারি', hard: 'কঠিন' },
    make: 'খসড়া তৈরি করুন',
    making: 'তৈরি হচ্ছে',
    made: (questions: number) => `${count(questions)} তৈরি হয়েছে`,
    kept: (questions: number) => `${formatNumber(questions)}টি রাখছেন`,
    dropped: 'বাদ দিয়েছেন',
    remake: (questions: number) => `বাদ দেওয়া ${formatNumber(questions)}টি আবার তৈরি করুন`,
    take: (questions: number) => `${formatNumber(questions)}টি যোগ করুন`,
    taken: (questions: number) => `${count(questions)} পরীক্ষায় যোগ হয়েছে।`,
  },

  check: {
    fine: 'সব ঠিক আছে। এখন প্রকাশ করা যায়।',
    fineAlready: 'সব ঠিক আছে। পরীক্ষাটি প্রকাশিত।',
    found: (faults: number) => `${formatNumber(faults)}টি বিষয় ঠিক করতে হবে`,
    foundSpoken: (faults: number) => `প্রকাশ করা যায়নি। ${formatNumber(faults)}টি বিষয় ঠিক করতে হবে।`,
    exam: examFaults,
    question: (no: number, fault: QuestionFault) => `প্রশ্ন ${formatNumber(no)}: ${questionFaults[fault]}`,
    ofQuestion: questionFaults,
  },

  publish: {
    publish: 'প্রকাশ করুন',
    publishing: 'প্রকাশ হচ্ছে',
    ask: 'পরীক্ষাটি প্রকাশ করবেন?',
    askText: (questions: number, sum: number, minutes: number) =>
      `${count(questions)}, ${formatMarks(sum)}, ${formatNumber(minutes)} মিনিট। প্রকাশের পর ব্যাচের শিক্ষার্থীরা দেখতে পাবেন।`,
    notYet: 'এখন না',
    withdraw: 'খসড়ায় ফেরান',
    withdrawAsk: 'পরীক্ষাটি খসড়ায় ফেরাবেন?',
    withdrawText: 'শিক্ষার্থীরা আর দেখতে পাবেন না, যতক্ষণ না আবার প্রকাশ করেন।',
  },

  create: {
    title: 'নতুন পরীক্ষা',
    text: 'নাম আর সময় দিয়ে শুরু করুন। পরে সব বদলানো যাবে।',
    place: ({ day_no, title, batch }: { day_no: number; title: string; batch: { title: string } }) =>
      `${batch.title} · দিন ${formatNumber(day_no)}: ${title}`,
    name: 'শিরোনাম',
    nameError: 'পরীক্ষার একটি নাম লিখুন।',
    begin: 'খসড়া তৈরি করুন',
    beginning: 'তৈরি হচ্ছে',
    noPlan: 'কোন দিনের পরীক্ষা, তা জানা যায়নি। স্টাডি প্ল্যান থেকে আবার শুরু করুন।',
    toBatches: 'ব্যাচের তালিকা',
  },
} as const
