import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { DraftQuestion } from '../engine/built-exam.ts'
import { isChosenFirst, markRepeated, type ReadFile } from './found.ts'
import { readQuestions } from './read-questions.ts'
import { buildTemplateCsv } from './table-questions.ts'

const read = (name: string, content: BlobPart, isBijoyWanted = true) =>
  readQuestions(new File([content], name), isBijoyWanted)

async function readFound(name: string, content: BlobPart, isBijoyWanted = true): Promise<ReadFile> {
  const result = await read(name, content, isBijoyWanted)
  if (typeof result === 'string') throw new Error(result)
  return result
}

/** What a teacher sees of a question, in short. */
function show({ kind, text, marks, options, truth, contents, blanks, explanation }: DraftQuestion) {
  const choices = options
    .filter((each) => each.text !== '')
    .map(({ text: own, isRight }) => `${isRight ? '*' : ''}${own}`)
  const filled = blanks.map(({ accepted }) => accepted.join('/')).join(', ')
  const answer =
    kind === 'true_false'
      ? truth
      : kind === 'fill_in_the_blank'
        ? `${contents.join('__')} = ${filled}`
        : choices.join(' | ')
  return [kind, text, answer, marks, explanation].filter((part) => part !== '').join(' ; ')
}
const showAll = ({ found }: ReadFile) => found.map(({ question }) => show(question))

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

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

function buildWord(body: string, more: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  })
}
const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const line = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`

test('a Word file: bold options are the answer, exponents stay', async () => {
  const file = await readFound(
    'প্রশ্ন.docx',
    buildWord(
      [
        line(run('১। x'), run('2', '<w:vertAlign w:val="superscript"/>'), run(' = 4 হলে x কত?')),
        line(run('ক) 1')),
        line(run('খ) 2', '<w:b/>')),
        line(run('গ) 3')),
        ...PAPER.slice(1, 5).map((text) => line(run(text.replace('১', '২')))),
      ].join(''),
    ),
  )
  expect(showAll(file)).toEqual([
    'single ; x<sup>2</sup> = 4 হলে x কত? ; 1 | *2 | 3 ; 1',
    'single ; কোনটি জাভাস্ক্রিপ্টের টাইপ নয়? ; String | Number | *Char | Boolean ; 2 ; Char নামে কিছু নেই।',
  ])
})

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

test('an Excel file: shared and inline texts, and a formula that has no result', async () => {
  const shared = ['প্রশ্ন', 'বিকল্প ক', 'বিকল্প খ', 'সঠিক উত্তর', 'কোনটি ফল?', 'আম', 'আলু', 'ক']
  const cell = (place: string, at: number) => `<c r="${place}" t="s"><v>${at}</v></c>`
  const rows =
    `<row r="1">${cell('A1', 0)}${cell('B1', 1)}${cell('C1', 2)}${cell('E1', 3)}</row>` +
    `<row r="3">${cell('A3', 4)}${cell('B3', 5)}${cell('C3', 6)}${cell('E3', 7)}</row>` +
    '<row r="4"><c r="A4" t="inlineStr"><is><t>দ্বিতীয়?</t></is></c><c r="B4"><f>WEBSERVICE("x")</f></c><c r="C4"><v>7</v></c></row>'
  const file = await readFound(
    'প্রশ্ন.xlsx',
    zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/sharedStrings.xml': strToU8(
        `<sst xmlns="${SHEET}">${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    }),
  )
  expect(showAll(file)).toEqual([
    'single ; কোনটি ফল? ; *আম | আলু ; 1',
    'single ; দ্বিতীয়? ; =WEBSERVICE("x") | 7 ; 1',
  ])
  expect(file.found.map(({ line: at }) => at)).toEqual([3, 4])
  expect(file.found[1]!.doubts).toContain('formula')
})

test('Bijoy is converted, and stays as it is on request', async () => {
  const text = '1. evsjv‡`‡ki ivRavbx †KvbwU?\nK) XvKv\nL) Lyjbv\nDËi: K\n'
  const file = await readFound('bijoy.txt', text)
  expect(file.hasBijoy).toBe(true)
  expect(file.found[0]!.question.text).toBe('বাংলাদেশের রাজধানী কোনটি?')
  expect(file.found[0]!.question.options.map((each) => [each.text, each.isRight])).toEqual([
    ['ঢাকা', true],
    ['খুলনা', false],
  ])
  expect(file.found[0]!.doubts).toContain('bijoy')
  expect((await readFound('bijoy.txt', text, false)).found[0]!.question.text).toContain('evsjv')
  expect((await readFound('a.txt', 'কোনটি getElementById-এর কাজ?\nA. খোঁজা\nB. মোছা\nANSWER: A')).hasBijoy).toBe(
    false,
  )
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
  ['cut.docx', buildWord(line(run('ক?'))).slice(0, 400), 'zip'],
  ['page.csv', '<html><script>alert(1)</script></html>', 'webPage'],
  ['page.txt', '<!DOCTYPE html><p>প্রশ্ন</p>', 'webPage'],
  ['quiz.docx', MZ, 'program'],
  ['quiz.txt', '%PDF-1.7 endobj', 'pdf'],
  ['quiz.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'picture'],
  ['old.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'oldOffice'],
  ['files.zip', zipSync({ 'a.txt': strToU8('ক') }), 'zip'],
  ['stripped.csv', '??????,??? ?,??? ?\n????? ???,1,2', 'stripped'],
  ['letter.csv', 'নাম,ঠিকানা\nক,খ', 'noQuestion'],
  ['bytes.txt', new Uint8Array([0xc3, 0x28, 0xa0, 0xa1, 0xff]), 'unreadable'],
])('%s is refused', async (name, content, reason) => {
  expect(await read(name, content as BlobPart)).toBe(reason)
})

test('a question that the exam has, or that stands twice in the file, is not chosen', async () => {
  const file = await readFound(
    'a.txt',
    'কোনটি?\nA. ক\nB. খ\nANSWER: A\n\nকোনটি?\nA. ক\nB. খ\nANSWER: B\n\nআরেকটি?\nA. ক\nB. খ\nANSWER: B',
  )
  const own = file.found[2]!.question
  expect(markRepeated(file.found, [own]).map(isChosenFirst)).toEqual([true, false, false])
})
