import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import {
  buildWord,
  chooseAll,
  line,
  readFound,
  run,
  show,
  showAll,
  WORD,
} from '../../../../../tests/support/found-questions.ts'

test('a Word file: bold options are the answer, exponents stay', async () => {
  const file = await readFound(
    'প্রশ্ন.docx',
    buildWord(
      [
        line(run('১। x'), run('2', '<w:vertAlign w:val="superscript"/>'), run(' = 4 হলে x কত?')),
        line(run('ক) 1')),
        line(run('খ) 2', '<w:b/>')),
        line(run('গ) 3')),
        line(run('২। কোনটি জাভাস্ক্রিপ্টের টাইপ নয়? [২ নম্বর]')),
        line(run('ক) String  খ) Number  গ) Char  ঘ) Boolean')),
        line(run('উত্তর: গ')),
        line(run('ব্যাখ্যা: Char নামে কিছু নেই।')),
      ].join(''),
    ),
  )
  expect(showAll(file)).toEqual([
    'single ; x<sup>2</sup> = 4 হলে x কত? ; 1 | *2 | 3 ; 1',
    'single ; কোনটি জাভাস্ক্রিপ্টের টাইপ নয়? ; String | Number | *Char | Boolean ; 2 ; Char নামে কিছু নেই।',
  ])
})

const MJ = '<w:rFonts w:ascii="SutonnyMJ" w:hAnsi="SutonnyMJ"/>'

test('a Word file that mixes Bijoy and English is read by its fonts; the file’s own text is shown beside', async () => {
  const file = await readFound(
    'প্রশ্ন.docx',
    buildWord(
      [
        line(run('1| ', MJ), run('I‡qe †c‡Ri f', MJ), run('vlv †KvbwU?', MJ)),
        line(run('K) ', MJ), run('HTML')),
        line(run('L) ', MJ), run('JavaScript')),
        line(run('DËi: K', MJ)),
        line(run('2. JavaScript'), run('-G ', MJ), run('let'), run(' w`‡q Kx nq?', MJ)),
        line(run('K) †NvlYv', MJ)),
        line(run('L) Kj', MJ)),
        line(run('DËi: K', MJ)),
      ].join(''),
    ),
  )
  expect(showAll(file)).toEqual([
    'single ; ওয়েব পেজের ভাষা কোনটি? ; *HTML | JavaScript ; 1'.normalize('NFC'),
    'single ; JavaScript-এ let দিয়ে কী হয়? ; *ঘোষণা | কল ; 1'.normalize('NFC'),
  ])
  expect(file.found[0]!.source).toContain('I‡qe †c‡Ri fvlv †KvbwU?')
  expect([file.unit, file.found[1]!.line]).toEqual(['paragraph', 5])
  expect(chooseAll(file)).toEqual([true, true])
})

test('plain text that mixes Bijoy and English is read word by word, and not chosen', async () => {
  const text = [
    '1| HTML Gi c~Y©iƒc Kx?\nK) Hyper Text Markup Language\nL) High Tech Modern Language\nDËi: K',
    '2| †dmeyK Kx?\nK) mvBU\nL) eB\nDËi: K',
  ].join('\n\n')
  const file = await readFound('bijoy.txt', text)
  expect(showAll(file)).toEqual([
    'single ; HTML এর পূর্ণরূপ কী? ; *Hyper Text Markup Language | High Tech Modern Language ; 1'.normalize(
      'NFC',
    ),
    'single ; ফেসবুক কী? ; *সাইট | বই ; 1'.normalize('NFC'),
  ])
  expect(chooseAll(file)).toEqual([false, true])
  expect(file.found[0]!.source).toContain('HTML Gi c~Y©iƒc Kx?')
})

test('one Bijoy question among others is read; in the old code page too, also as a table', async () => {
  const others = Array.from({ length: 9 }, (_, at) => `${at + 1}। প্রশ্ন নম্বর ${at}?\nক) এক\nখ) দুই\nউত্তর: ক`)
  const mixed = await readFound(
    'a.txt',
    [...others, '10. evsjv‡`‡ki ivRavbx?\nK) XvKv\nL) Lyjbv\nDËi: K'].join('\n\n'),
  )
  expect(show(mixed.found.at(-1)!.question)).toBe('single ; বাংলাদেশের রাজধানী? ; *ঢাকা | খুলনা ; 1')
  const table = 'Question,Option A,Option B,Answer,Marks\n"evsjv‡`‡ki ivRavbx?",XvKv,Lyjbv,A,2\n'
  const place: Readonly<Record<string, number>> = { '‡': 0x87 }
  const bytes = Uint8Array.from(table, (sign) => place[sign] ?? sign.charCodeAt(0))
  expect(showAll(await readFound('a.csv', bytes))).toEqual(['single ; বাংলাদেশের রাজধানী? ; *ঢাকা | খুলনা ; 2'])
})

test('Word: equations and drawings are told, and their question is not chosen', async () => {
  const math =
    '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>a+b</m:t></m:r></m:oMath>'
  const file = await readFound(
    'a.docx',
    buildWord(
      [
        line(run('১। '), math, run(' এর মান কত?')),
        line(run('ক) ৩')),
        line(run('খ) ৬'), '<w:r><w:object/></w:r>'),
        line(run('উত্তর: ক')),
        line(run('২। রাজধানী?')),
        line(run('ক) ঢাকা')),
        line(run('খ) খুলনা')),
        line(run('উত্তর: ক')),
      ].join(''),
    ),
  )
  expect(file.found.map(({ doubts }) => doubts.includes('lost-drawing'))).toEqual([true, false])
  expect(chooseAll(file)).toEqual([false, true])
  expect(file.found[0]!.source).toContain('▢ এর মান কত?')
})

test('Word: a table with one question a row is read as a table; one without heads is a doubt', async () => {
  const table = (rows: readonly (readonly string[])[]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((text) => `<w:tc>${line(run(text))}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
  const head = ['নং', 'প্রশ্ন', 'ক', 'খ', 'উত্তর']
  const file = await readFound(
    'a.docx',
    buildWord(
      line(run('প্রশ্নব্যাংক')) +
        table([head, ['১', 'রাজধানী কোথায়?', 'ঢাকা', 'খুলনা', 'ক'], ['২', 'জাতীয় ফুল কী?', 'গোলাপ', 'শাপলা', 'খ']]),
    ),
  )
  expect(showAll(file)).toEqual([
    'single ; রাজধানী কোথায়? ; *ঢাকা | খুলনা ; 1'.normalize('NFC'),
    'single ; জাতীয় ফুল কী? ; গোলাপ | *শাপলা ; 1'.normalize('NFC'),
  ])
  expect(chooseAll(file)).toEqual([true, true])
  const bare = await readFound('b.docx', buildWord(table([['কোন ফুলটি জাতীয় ফুল?', 'গোলাপ নাকি শাপলা']])))
  expect(chooseAll(bare)).toEqual([false])
})

test('Word: below a question with a typed number the items of a list are its options', async () => {
  const item = (text: string, look = '') =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr></w:pPr>${run(text, look)}</w:p>`
  const numbering = strToU8(
    `<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="7"/></w:num></w:numbering>`,
  )
  const relations = strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>',
  )
  const body = [
    line(run('1. HTTP-র কোন মেথড নতুন তথ্য পাঠায়?')),
    item('GET'),
    item('POST', '<w:b/>'),
    item('HEAD'),
    line(run('2. কোনটি ভাষা নয়?')),
    item('HTML', '<w:b/>'),
    item('Java'),
  ]
  const more = { 'word/numbering.xml': numbering, 'word/_rels/document.xml.rels': relations }
  const file = await readFound('a.docx', buildWord(body.join(''), more))
  expect(showAll(file)).toEqual([
    'single ; HTTP-র কোন মেথড নতুন তথ্য পাঠায়? ; GET | *POST | HEAD ; 1'.normalize('NFC'),
    'single ; কোনটি ভাষা নয়? ; *HTML | Java ; 1'.normalize('NFC'),
  ])
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
