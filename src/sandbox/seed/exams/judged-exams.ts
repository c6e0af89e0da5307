/** Exams that a teacher judges: Live Test, File Upload, Code Test. (spec 3 Submission types) */

import {
  type BuildQuestion,
  buildCodeTest,
  buildCriteria,
  buildEssay,
  buildFileUpload,
  buildShortText,
} from './question-kit.ts'

const depth = (marks: number) =>
  buildCriteria(
    ['ধারণার গভীরতা', 'মূল কথা ঠিক আছে, ভুল ধারণা নেই', marks - 4],
    ['উদাহরণ', 'নিজের বাস্তব উদাহরণ আছে', 2],
    ['ভাষা ও গঠন', 'গোছানো, পড়তে সহজ', 2],
  )

export const MONGODB_TEST: readonly BuildQuestion[] = [
  buildEssay('<p>রিলেশনাল ডেটাবেজের টেবিল আর MongoDB-র কালেকশনের পার্থক্য নিজের ভাষায় লিখুন।</p>', depth(8)),
  buildEssay('<p>কখন ভেতরে রাখবেন (embed) আর কখন আলাদা রেখে যুক্ত করবেন (reference)?</p>', depth(8)),
  buildEssay('<p>ইনডেক্স কীভাবে কোয়েরি দ্রুত করে? এর খরচ কোথায়?</p>', depth(8)),
  buildEssay('<p>একটি ব্লগের জন্য ব্যবহারকারী, পোস্ট ও মন্তব্যের মডেল সাজান।</p>', depth(8)),
  buildEssay('<p>অ্যাগ্রিগেশনের তিনটি ধাপ ব্যাখ্যা করুন।</p>', depth(8)),
  buildEssay('<p>ডেটাবেজের সংযোগ ছিঁড়ে গেলে আপনার API কী করবে?</p>', depth(10)),
]

export const REACT_TEST: readonly BuildQuestion[] = [
  buildEssay('<p>State আর Props-এর পার্থক্য উদাহরণ দিয়ে লিখুন।</p>', depth(10)),
  buildEssay('<p>একটি কম্পোনেন্ট কখন আবার রেন্ডার হয়?</p>', depth(10)),
  buildEssay('<p>তালিকায় key কেন লাগে?</p>', depth(10)),
  buildEssay('<p>কন্ট্রোলড ফর্ম কী, কেন ভালো?</p>', depth(10)),
  buildEssay('<p>useEffect কখন দরকার, কখন নয়?</p>', depth(10)),
]

export const EXPRESS_TEST: readonly BuildQuestion[] = [
  buildEssay('<p>মিডলওয়্যার কী? একটি লগ রাখার মিডলওয়্যার কীভাবে কাজ করে?</p>', depth(10)),
  buildEssay('<p>টোকেন দিয়ে লগইন: ধাপগুলো লিখুন।</p>', depth(10)),
]

export const OPEN_TEST: readonly BuildQuestion[] = [
  buildEssay('<p>এই সপ্তাহে শেখা সবচেয়ে কঠিন বিষয়টি এমনভাবে বোঝান, যেন নতুন কেউ বুঝতে পারে।</p>', depth(20)),
  buildEssay('<p>একটি অ্যাপ বেছে নিয়ে লিখুন: কোন তথ্য State-এ থাকবে, কোনটি সার্ভারে, কেন?</p>', depth(10)),
]

export const SHORT_TEST: readonly BuildQuestion[] = [
  buildShortText('<p>পেজ পাওয়া না গেলে সার্ভার কোন স্ট্যাটাস কোড পাঠায়?</p>'),
  buildShortText('<p>MongoDB-র প্রতিটি ডকুমেন্টের নিজস্ব পরিচয় কোন ফিল্ডে থাকে?</p>'),
]

export const TWICE_TEST: readonly BuildQuestion[] = [
  buildEssay('<p>একটি API-র ঠিকানা (রাউট) কীভাবে ঠিক করেন? নিজের প্রজেক্ট থেকে লিখুন।</p>', depth(10)),
  buildEssay('<p>ভুল ইনপুট এলে সার্ভার কী করবে?</p>', depth(10)),
]

/** Full marks of each of these questions. */
export const INDEX_FULL = 4

export const INDEX_TEST: readonly BuildQuestion[] = [
  buildShortText('<p>ইনডেক্স কীভাবে কোয়েরি দ্রুত করে? এর খরচ কোথায়?</p>', INDEX_FULL),
  buildShortText('<p>schema-টির দুটি ভুল ধরুন।</p>', INDEX_FULL),
  buildShortText('<p>backup-এর একটি পরিকল্পনা লিখুন।</p>', INDEX_FULL),
]

const UPLOAD_RUBRIC = buildCriteria(
  ['কাজটি সম্পূর্ণ', 'চাওয়া সব অংশ আছে', 10],
  ['নকশা', 'মোবাইলেও ঠিক দেখায়', 6],
  ['উপস্থাপনা', 'কীভাবে করেছেন, বোঝা যায়', 4],
)

export const OPEN_UPLOAD: readonly BuildQuestion[] = [
  buildFileUpload('<p>আপনার পোর্টফোলিও পেজের স্ক্রিনশট বা ডকুমেন্ট দিন।</p>', UPLOAD_RUBRIC, [
    '.png',
    '.jpg',
    '.webp',
    '.pdf',
    '.zip',
  ]),
  buildFileUpload(
    '<p>প্রজেক্টের ছোট ভিডিও, অথবা অনলাইন ঠিকানা দিন।</p>',
    UPLOAD_RUBRIC,
    ['.mp4', '.webm', '.zip'],
    true,
  ),
]

const CODE_RUBRIC = buildCriteria(
  ['ঠিক ফল দেয়', 'উদাহরণ ও প্রান্তের মানে চলে', 6],
  ['পরিষ্কার কোড', 'নাম ও গঠন পড়তে সহজ', 4],
)
const buildStarters = (name: string, parameter: string) =>
  [
    ['javascript', `function ${name}(${parameter}) {\n  // এখানে লিখুন\n}\n`],
    ['python', `def ${name}(${parameter}):\n    # এখানে লিখুন\n    pass\n`],
  ] as const

export const ARRAY_TEST: readonly BuildQuestion[] = [
  buildCodeTest(
    '<p><code>sumOfEven(numbers)</code>: জোড় সংখ্যাগুলোর যোগফল ফেরত দিন। যেমন <code>sumOfEven([1, 2, 3, 4])</code> → <code>6</code>, <code>sumOfEven([1, 3])</code> → <code>0</code>।</p>',
    CODE_RUBRIC,
    buildStarters('sumOfEven', 'numbers'),
  ),
  buildCodeTest(
    '<p><code>longestWord(text)</code>: সবচেয়ে বড় শব্দটি ফেরত দিন। যেমন <code>longestWord("amar sonar bangla")</code> → <code>"bangla"</code>।</p>',
    CODE_RUBRIC,
    buildStarters('longestWord', 'text'),
  ),
  buildCodeTest(
    '<p><code>groupByCity(users)</code>: শহর অনুযায়ী নামের তালিকা তৈরি করুন।</p>',
    CODE_RUBRIC,
    buildStarters('groupByCity', 'users'),
  ),
]

export const OPEN_CODE: readonly BuildQuestion[] = [
  buildCodeTest(
    '<p><code>uniqueNames(users)</code>: নামগুলো একবার করে, বর্ণানুক্রমে ফেরত দিন।</p><pre><code>uniqueNames([{ name: "রাকিব" }, { name: "মিতু" }, { name: "রাকিব" }])\n// ["মিতু", "রাকিব"]</code></pre>',
    CODE_RUBRIC,
    buildStarters('uniqueNames', 'users'),
  ),
  buildCodeTest(
    '<p><code>chunk(items, size)</code>: তালিকাটি সমান ভাগে ভাগ করুন।</p>',
    CODE_RUBRIC,
    buildStarters('chunk', 'items, size'),
  ),
]
