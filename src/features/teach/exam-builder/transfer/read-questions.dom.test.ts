import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  buildWord,
  chooseAll,
  line,
  readFound,
  readOrRefuse,
  run,
  showAll,
} from '../../../../../tests/support/found-questions.ts'
import { isChosenFirst, markRepeated } from './found.ts'
import { buildTemplateCsv } from './table-questions.ts'

test('the template is read as its own examples', async () => {
  const file = await readFound('নমুনা.csv', buildTemplateCsv())
  expect(file.unread).toEqual([])
  expect(showAll(file)).toEqual([
    'single ; HTML-এ সবচেয়ে বড় শিরোনামের ট্যাগ কোনটি? ; <code>h6</code> | *<code>h1</code> | <code>head</code> | <code>title</code> ; 1 ; <code>h1</code> সবচেয়ে বড়, <code>h6</code> সবচেয়ে ছোট।',
    'multiple ; কোনগুলো প্রোগ্রামিং ভাষা? ; *Python | HTML | *Java | CSS ; 2',
    'true_false ; CSS দিয়ে ডেটাবেজ তৈরি করা যায়। ; false ; 1',
    'fill_in_the_blank ; বাংলাদেশের রাজধানী __। = ঢাকা/Dhaka ; 1',
    'essay ; রেসপনসিভ ডিজাইন কেন দরকার, নিজের ভাষায় লিখুন। ; 5',
  ])
  expect(file.found.every(isChosenFirst)).toBe(true)
})

test('a table of another origin: semicolons, English heads, letters, texts and Bengali digits as answers', async () => {
  const file = await readFound(
    'quiz.csv',
    [
      'Question;Option A;Option B;Option C;Correct Answer;Points',
      'a === b কী?;তুলনা;মান বসানো;=== চিহ্ন;A;২',
      'কোনটি জোড়?;এক;দুই;তিন;দুই;1,5',
      'কোনগুলো বিজোড়?;১;২;৩;"a, c";1',
      'ভুল উত্তর?;ক;খ;গ;ঙ;x',
      ';;;;;',
      '"=HYPERLINK(""http://evil.example"")";ক;খ;;A;1',
    ].join('\r\n'),
  )
  expect(showAll(file)).toEqual([
    'single ; a === b কী? ; *তুলনা | মান বসানো | === চিহ্ন ; 2',
    'single ; কোনটি জোড়? ; এক | *দুই | তিন ; 1.5',
    'multiple ; কোনগুলো বিজোড়? ; *১ | ২ | *৩ ; 1',
    'single ; ভুল উত্তর? ; ক | খ | গ ; 1',
    'single ; =HYPERLINK("http://evil.example") ; *ক | খ ; 1',
  ])
  expect(file.found.map(({ doubts }) => doubts)).toEqual([[], [], [], ['bad-marks', 'bad-key'], ['formula']])
  expect(file.found.map(({ line }) => line)).toEqual([2, 3, 4, 5, 7])
  expect(file.found.map(isChosenFirst)).toEqual([true, true, true, false, false])
})

test('Aiken', async () => {
  const file = await readFound(
    'aiken.txt',
    'What is 2*3*4?\nA. 24\nB) 20\nANSWER: A\n\nকোনটি ফল?\nA) আলু\nB) আম\nC) কচু\nANSWER: B\n',
  )
  expect(showAll(file)).toEqual([
    'single ; What is 2*3*4? ; *24 | 20 ; 1',
    'single ; কোনটি ফল? ; আলু | *আম | কচু ; 1',
  ])
  expect(file.unread).toEqual([])
})

test('GIFT of Moodle: feedback, weights, numbers, pairs, categories; a broken question leaves the others', async () => {
  const file = await readFound(
    'moodle.txt',
    [
      '$CATEGORY: প্রোগ্রামিং',
      '::এক:: কোনটি ভাষা? {\n=Python #ঠিক\n~HTML #এটি মার্কআপ\n####মনে রাখুন}',
      'কোনগুলো জোড়? {~%50%২ ~%50%৪ ~%-100%৩}',
      'সূর্য পূর্ব দিকে ওঠে।{T}',
      'রাজধানী {=ঢাকা =Dhaka} শহরে।',
      'পাই কত? {#3.14:0.01}',
      'মেলান {=HTML -> গঠন\n=CSS -> সাজ}',
      'ভাঙা প্রশ্ন {=ক ~খ',
      '[html]<p>চাপুন <img src\\=x onerror\\="alert(1)"><script>alert(2)</script></p>{=ক ~খ}',
      'রচনা লিখুন {}',
    ].join('\n\n'),
  )
  expect(showAll(file)).toEqual([
    'single ; কোনটি ভাষা? ; *Python | HTML ; 1 ; <p>মনে রাখুন</p><p>ক: ঠিক</p><p>খ: এটি মার্কআপ</p>',
    'multiple ; কোনগুলো জোড়? ; *২ | *৪ | ৩ ; 1',
    'true_false ; সূর্য পূর্ব দিকে ওঠে। ; true ; 1',
    'fill_in_the_blank ; রাজধানী __ শহরে। = ঢাকা/Dhaka ; 1',
    'fill_in_the_blank ; পাই কত? ; __ = 3.14 ; 1',
    'single ; <p>মেলান</p><p>HTML</p> ; *গঠন | সাজ ; 1',
    'single ; <p>মেলান</p><p>CSS</p> ; গঠন | *সাজ ; 1',
    'single ; <p>চাপুন </p> ; *ক | খ ; 1',
    'essay ; রচনা লিখুন ; 1',
  ])
  expect(file.found.map(({ section }) => section)).toEqual(Array.from({ length: 9 }, () => 'প্রোগ্রামিং'))
  expect(file.unread).toEqual([{ source: 'ভাঙা প্রশ্ন {=ক ~খ', line: 19, reason: 'not-understood' }])
  expect(file.found[7]!.doubts).toEqual(expect.arrayContaining(['lost-picture', 'cleaned']))
  expect(file.found[4]!.doubts).toContain('range')
})

test('GIFT pairs share the marks of their question', async () => {
  const file = await readFound('pairs.gift', '// [tag:marks=3]\nমেলান {=HTML -> গঠন\n=CSS -> সাজ}')
  expect(showAll(file)).toEqual([
    'single ; <p>মেলান</p><p>HTML</p> ; *গঠন | সাজ ; 1.5',
    'single ; <p>মেলান</p><p>CSS</p> ; গঠন | *সাজ ; 1.5',
  ])
})

const PAPER = [
  'বার্ষিক পরীক্ষা',
  '১। কোনটি জাভাস্ক্রিপ্টের টাইপ নয়? [২ নম্বর]',
  'ক) String  খ) Number  গ) Char  ঘ) Boolean',
  'উত্তর: গ',
  'ব্যাখ্যা: Char নামে কিছু নেই।',
  '২। রাজধানী কোনটি?',
  'ক. ঢাকা',
  '*খ. খুলনা',
  '৩। বাংলাদেশের রাজধানী ........',
  'উত্তর: ঢাকা',
  '৪। DOM কী, বুঝিয়ে লিখুন। (৫ নম্বর)',
]

test('a paper in plain lines, as teachers write it', async () => {
  const file = await readFound('paper.txt', PAPER.join('\n'))
  expect(showAll(file)).toEqual([
    'single ; কোনটি জাভাস্ক্রিপ্টের টাইপ নয়? ; String | Number | *Char | Boolean ; 2 ; Char নামে কিছু নেই।',
    'single ; রাজধানী কোনটি? ; ঢাকা | *খুলনা ; 1',
    'fill_in_the_blank ; বাংলাদেশের রাজধানী __ = ঢাকা ; 1',
    'essay ; DOM কী, বুঝিয়ে লিখুন। ; 5',
  ])
  expect(file.unread.map(({ source }) => source)).toEqual(['বার্ষিক পরীক্ষা'])
})

test('an essay of a word or two, or between other questions, is not chosen', async () => {
  const file = await readFound(
    'a.txt',
    'কোনটি?\nA. ক\nB. খ\nANSWER: A\n\n2. GET?\n\n3. কোনটি আবার?\nA. ক\nB. খ\nANSWER: A',
  )
  expect(file.found.map(({ question }) => question.kind)).toEqual(['single', 'essay', 'single'])
  expect(chooseAll(file)).toEqual([true, false, true])
})

test('GIFT: only a whole answer is right; a part of the marks is a doubt about the key', async () => {
  const file = await readFound(
    'a.gift',
    [
      'Capital {=%100%Dhaka =%50%Dacca =%0%Chittagong}',
      '2+2 is {=4 =%0%5}',
      'Pick two {~%50%a ~%50%b ~%-100%c}',
      'Best? {=right ~%50%half ~wrong}',
      'Unequal {~%70%a ~%30%b}',
      'Number {#=%100%5:0 =%50%5:2}',
      'One {~%100%yes ~no}',
    ].join('\n\n'),
  )
  expect(showAll(file)).toEqual([
    'fill_in_the_blank ; Capital ; __ = Dhaka ; 1',
    'fill_in_the_blank ; 2+2 is ; __ = 4 ; 1',
    'multiple ; Pick two ; *a | *b | c ; 1',
    'single ; Best? ; *right | half | wrong ; 1',
    'multiple ; Unequal ; *a | *b ; 1',
    'fill_in_the_blank ; Number ; __ = 5 ; 1',
    'single ; One ; *yes | no ; 1',
  ])
  expect(chooseAll(file)).toEqual([false, true, true, false, false, false, true])
})

test('GIFT as Moodle takes it: bare signs, comments, empty lines between answers, arrows', async () => {
  const file = await readFound(
    'a.gift',
    [
      '// a comment\n::Q1:: 1+1=2 {T}',
      'Pick { =a ~b }\n// behind\n// and one more',
      'What does f() \\{ return 1; \\} return? {\n=1\n\n// inside\n~2\n}',
      ":: ::Who's buried in Grant's tomb\\:{=Grant ~no one}",
      'Arrow? {=(a)->a\\:b ~(b)}',
      'Match {=(a)->a\\:b =(c)->d}',
    ].join('\n\n'),
  )
  expect(file.unread).toEqual([])
  expect(showAll(file)).toEqual([
    'true_false ; 1+1=2 ; true ; 1',
    'single ; Pick ; *a | b ; 1',
    'single ; What does f() { return 1; } return? ; *1 | 2 ; 1',
    "single ; Who's buried in Grant's tomb: ; *Grant | no one ; 1",
    'single ; Arrow? ; *(a)-&gt;a:b | (b) ; 1',
    'single ; <p>Match</p><p>(a)</p> ; *a:b | d ; 1',
    'single ; <p>Match</p><p>(c)</p> ; a:b | *d ; 1',
  ])
})

/** Declares 100 MB in a few kilobytes. */
const BOMB = buildWord('', { 'word/media/a.png': new Uint8Array(60_000_000) })
const MZ = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])

test.each([
  ['empty.csv', '', 'empty'],
  ['blank.txt', ' \n \n', 'empty'],
  ['big.docx', new Uint8Array(11 * 1024 * 1024), 'tooBig'],
  ['bomb.docx', BOMB, 'bomb'],
  ['macro.docx', buildWord(line(run('ক?')), { 'word/vbaProject.bin': MZ }), 'macro'],
  [
    'entities.docx',
    zipSync({
      'word/document.xml': strToU8('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>'),
    }),
    'broken',
  ],
  ['cut.docx', buildWord(line(run('ক?'))).slice(0, 400), 'broken'],
  ['page.csv', '<html><script>alert(1)</script></html>', 'webPage'],
  ['page.txt', '<!DOCTYPE html><p>প্রশ্ন</p>', 'webPage'],
  ['quiz.docx', MZ, 'program'],
  ['quiz.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'picture'],
  ['old.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'oldOffice'],
  ['files.zip', zipSync({ 'a.txt': strToU8('ক') }), 'zip'],
  ['open.csv', `প্রশ্ন,উত্তর\n"কী,ক\n${`${'x'.repeat(25)},y\n`.repeat(180_000)}`, 'openQuote'],
  ['long.txt', `১। কী?${' '.repeat(5_000_000)}ক`, 'tooBig'],
  ['lines.txt', `১। কী?${'\n'.repeat(5_000_000)}ক`, 'tooBig'],
  ['stripped.csv', '??????,??? ?,??? ?\n????? ???,1,2', 'stripped'],
  ['letter.csv', 'নাম,ঠিকানা\nক,খ', 'noQuestion'],
  ['bytes.txt', new Uint8Array([0xc3, 0x28, 0xa0, 0xa1, 0xff]), 'unreadable'],
])('%s is refused', async (name, content, reason) => {
  expect(await readOrRefuse(name, content as BlobPart)).toBe(reason)
})

test('a question that the exam has, or that stands twice in the file, is not chosen', async () => {
  const file = await readFound(
    'a.txt',
    'কোনটি?\nA. ক\nB. খ\nANSWER: A\n\nকোনটি?\nA. ক\nB. খ\nANSWER: B\n\nআরেকটি?\nA. ক\nB. খ\nANSWER: B',
  )
  const own = file.found[2]!.question
  expect(markRepeated(file.found, [own]).map(isChosenFirst)).toEqual([true, false, false])
})

test.each([
  ['blanks', ' '.repeat(590_000)],
  ['blanks between words', 'ক '.repeat(290_000)],
  ['brackets', '['.repeat(590_000)],
  ['braces', '{='.repeat(290_000)],
  ['an open brace', `{${'='.repeat(590_000)}`],
  ['stars', '**a'.repeat(190_000)],
  ['tags', '<'.repeat(590_000)],
])('%s without end are read in one pass', async (_name, text) => {
  const result = await readOrRefuse('a.txt', `১। কী ${text} হয়?\nক) এক\nখ) দুই\nউত্তর: ক ${text} ও খ`)
  expect(['string', 'object']).toContain(typeof result)
})
