/**
 * The quizzes of modules 1 to 4 and two short ones for everyone. A module's quiz has five questions of three
 * marks.
 */

import { type BuildQuestion, buildBlanks, buildMultiple, buildSingle, buildTruth } from './question-kit.ts'

const wrapCode = (text: string) => `<code>${text}</code>`
const wrapCodes = (...texts: string[]) => texts.map(wrapCode)

export const HTML_QUIZ: readonly BuildQuestion[] = [
  buildSingle(
    'পেজের প্রধান শিরোনামের ট্যাগ কোনটি?',
    wrapCodes('&lt;h1&gt;', '&lt;head&gt;', '&lt;title&gt;', '&lt;header&gt;'),
    0,
    3,
  ),
  buildMultiple(
    'কোনগুলো ফর্মের ঘর?',
    wrapCodes('&lt;input&gt;', '&lt;select&gt;', '&lt;section&gt;', '&lt;textarea&gt;'),
    [0, 1, 3],
    3,
  ),
  buildTruth('ছবির alt লেখা স্ক্রিন রিডারে পড়া হয়।', true, 3, 'তাই alt-এ ছবির কাজটি লিখুন, "ছবি" শব্দটি নয়।'),
  buildBlanks(
    'Flexbox-এ মাঝখানে আনা।',
    '.box { display: ____; justify-content: ____; align-items: ____; }',
    [['flex'], ['center'], ['center']],
    3,
  ),
  buildBlanks(
    'বক্স মডেল: ভেতর থেকে বাইরে।',
    'content → ____ → ____ → ____',
    [['padding'], ['border'], ['margin']],
    3,
  ),
]

export const DOM_QUIZ: readonly BuildQuestion[] = [
  buildSingle(
    'আইডি দিয়ে একটি এলিমেন্ট পেতে কোনটি?',
    wrapCodes('getElementById()', 'getById()', 'findElement()', 'idOf()'),
    0,
    3,
  ),
  buildTruth(`<p>${wrapCode('const')} দিয়ে রাখা তালিকায় নতুন মান যোগ করা যায়।</p>`, true, 3),
  buildMultiple(
    'কোনগুলো নতুন তালিকা ফেরত দেয়?',
    wrapCodes('map()', 'filter()', 'push()', 'slice()'),
    [0, 1, 3],
    3,
    'push() আগের তালিকাই বদলায়।',
  ),
  buildSingle(
    'ফর্ম জমার সময় পেজ নতুন করে খোলা আটকায় কোনটি?',
    wrapCodes('event.preventDefault()', 'return void', 'form.stop()', 'window.hold()'),
    0,
    3,
  ),
  buildBlanks(
    'ক্লিক ধরা।',
    'button.____("____", () => ____("হ্যালো"))',
    [['addEventListener'], ['click'], ['alert', 'console.log']],
    3,
  ),
]

export const ASYNC_QUIZ: readonly BuildQuestion[] = [
  buildTruth(`<p>${wrapCode('await')} শুধু async ফাংশনের ভেতরে বা মডিউলের ওপরের স্তরে লেখা যায়।</p>`, true, 3),
  buildSingle(
    'একসঙ্গে অনেক Promise-এর অপেক্ষা করতে কোনটি?',
    wrapCodes('Promise.all()', 'Promise.next()', 'Promise.sum()', 'Promise.join()'),
    0,
    3,
  ),
  buildMultiple(
    'fetch কখন নিজে থেকে ভুল ছুড়ে দেয়?',
    ['লাইন না থাকলে', '৪০৪ এলে', 'অনুরোধ বাতিল হলে', '৫০০ এলে'],
    [0, 2],
    3,
    '৪০৪ বা ৫০০-তে response.ok দেখতে হয়।',
  ),
  buildBlanks('উত্তর থেকে JSON পড়া।', 'const data = ____ response.____()', [['await'], ['json']], 3),
  buildSingle('try-এর ভুল ধরে কোন অংশ?', wrapCodes('catch', 'finally', 'then', 'throw'), 0, 3),
]

export const NODE_QUIZ: readonly BuildQuestion[] = [
  buildSingle(
    'Express-এ নতুন তথ্য তৈরির অনুরোধ সাধারণত কোন মেথডে আসে?',
    wrapCodes('POST', 'GET', 'HEAD', 'OPTIONS'),
    0,
    3,
  ),
  buildTruth('মিডলওয়্যার next() না ডাকলে পরের ধাপ চলে না।', true, 3),
  buildMultiple(
    'কোনগুলো গোপন রাখা উচিত?',
    ['ডেটাবেজের পাসওয়ার্ড', 'টোকেনের চাবি', 'পেজের শিরোনাম', 'পেমেন্টের চাবি'],
    [0, 1, 3],
    3,
  ),
  buildBlanks(
    'রাউট থেকে আইডি পড়া।',
    'app.get("/posts/:id", (req, res) => find(req.____.____))',
    [['params'], ['id']],
    3,
  ),
  buildSingle('পাওয়া না গেলে কোন স্ট্যাটাস কোড?', wrapCodes('404', '200', '301', '500'), 0, 3),
]

export const PRACTICE_QUIZ: readonly BuildQuestion[] = [
  buildSingle(
    `<p>${wrapCode('typeof []')} কী দেয়?</p>`,
    wrapCodes('"object"', '"array"', '"list"', '"undefined"'),
    0,
    1,
    'তালিকা চেনার উপায় Array.isArray()।',
  ),
  buildTruth(`<p>${wrapCode("'5' + 1")} এর ফল ${wrapCode("'51'")}।</p>`, true, 1),
  buildBlanks('তালিকার দৈর্ঘ্য।', 'const total = items.____', [['length']], 1),
  buildMultiple('কোনগুলো মিথ্যা বলে ধরা হয়?', wrapCodes('0', "''", "'0'", 'null'), [0, 1, 3], 1),
  buildSingle('তালিকার শেষে মান যোগ করে কোনটি?', wrapCodes('push()', 'shift()', 'slice()', 'pop()'), 0, 1),
]

export const GUEST_QUIZ: readonly BuildQuestion[] = [
  buildSingle(
    'ওয়েবসাইটের কাঠামো লেখা হয় কী দিয়ে?',
    ['HTML', 'CSS', 'JPEG', 'Wi-Fi'],
    0,
    1,
    'HTML কাঠামো দেয়, CSS সাজায়।',
  ),
  buildSingle('পেজের রং ও সাজ ঠিক করে কোনটি?', ['CSS', 'HTML', 'SQL', 'USB'], 0, 1),
  buildTruth('প্রোগ্রামিং শিখতে দামি কম্পিউটার লাগবেই।', false, 1, 'সাধারণ কম্পিউটার আর একটি ব্রাউজারেই শুরু করা যায়।'),
  buildMultiple('কোনগুলো ওয়েব ব্রাউজার?', ['Firefox', 'Chrome', 'Excel', 'Safari'], [0, 1, 3], 1),
  buildBlanks('ফাঁকা ঘর পূরণ করুন।', 'ওয়েব ঠিকানার শুরুতে থাকে ____://', [['https', 'http']], 1),
]

/** For courses of any subject. */
export const ANY_QUIZ: readonly BuildQuestion[] = [
  buildTruth('প্রতিদিন অল্প অনুশীলন, একদিনে অনেকটা পড়ার চেয়ে বেশি মনে থাকে।', true, 3),
  buildSingle(
    'আটকে গেলে আগে কী করবেন?',
    ['ছোট করে ভেঙে দেখবেন', 'নতুন কোর্স খুঁজবেন', 'কাজটি ফেলে দেবেন', 'অন্যের কাজ নকল করবেন'],
    0,
    3,
  ),
  buildMultiple(
    'মতামত নেওয়ার সময় কোনগুলো ভালো?',
    ['মন দিয়ে শোনা', 'প্রশ্ন করা', 'সঙ্গে সঙ্গে তর্ক', 'লিখে রাখা'],
    [0, 1, 3],
    3,
  ),
  buildTruth('কাজ জমা দেওয়ার আগে নিজে একবার যাচাই করা ভালো অভ্যাস।', true, 3),
]

/** As many questions as a large exam has: two hundred of all kinds that are marked automatically. */
export function buildManyQuestions(count: number): BuildQuestion[] {
  return Array.from({ length: count }, (_, at) => {
    const [one, other] = [(at % 9) + 2, (at % 7) + 3]
    const wrong = [one + other + 1, one * other + 2, one * other - 1]
    if (at % 4 === 1)
      return buildTruth(
        `<p>${wrapCode(`${one} * ${other} > ${wrong[0]}`)} সত্য।</p>`,
        one * other > wrong[0]!,
        1,
      )
    if (at % 4 === 2)
      return buildBlanks(
        'কনসোলে কী দেখাবে?',
        `console.log(${one} + ${other}) → ____`,
        [[String(one + other)]],
        1,
      )
    if (at % 4 === 3) {
      return buildMultiple(
        'কোনগুলোর মান জোড় সংখ্যা?',
        wrapCodes(`${one} * 2`, `${other} * 4`, `${one} * 2 + 1`),
        [0, 1],
        1,
      )
    }
    return buildSingle(
      `<p>${wrapCode(`${one} * ${other}`)} এর মান কত?</p>`,
      wrapCodes(String(one * other), ...wrong.map(String)),
      0,
      1,
    )
  })
}
