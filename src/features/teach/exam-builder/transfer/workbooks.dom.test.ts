/**
 * Twelve workbooks by six programs. Those of LibreOffice 7.4, openpyxl 3.0 and XlsxWriter 3.0 were written by
 * them; those of Excel, Google Sheets, WPS and ClosedXML have their shapes.
 */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildWorkbook, writeInlineRow, writeRow } from '../../../../../tests/support/build-workbook.ts'
import { isChosenFirst } from './found.ts'
import { readQuestions } from './read-questions.ts'

const STRINGS = ['প্রশ্ন', 'বিকল্প ক', 'বিকল্প খ', 'সঠিক উত্তর', 'নম্বর', 'রাজধানী কোথায়?', 'ঢাকা', 'খুলনা', 'ক']
const HEAD = writeRow(1, [0, 1, 2, 3, 4])
const HEAD_TEXTS = STRINGS.slice(0, 5)
const texts = (strings: readonly string[]) =>
  strings.map((text) => `<{x}t xml:space="preserve">${text}</{x}t>`)
const value = (inside: string, look = '') => `<{x}c${look}>${inside}</{x}c>`
const number = (stored: string | number, style = 0) => value(`<{x}v>${stored}</{x}v>`, ` s="${style}"`)

const own = (name: string) => readFileSync(`tests/support/workbooks/${name}.xlsx`)

async function read(bytes: Uint8Array) {
  const file = await readQuestions(new File([new Uint8Array(bytes)], 'প্রশ্ন.xlsx'), true)
  if (typeof file === 'string') return file
  const rows = file.found.map((each) => {
    const { kind, text, options, truth, marks } = each.question
    const choices =
      kind === 'true_false'
        ? truth
        : options.map(({ text: option, isRight }) => `${isRight ? '*' : ''}${option}`).join(' | ')
    const doubts = each.doubts.filter((doubt) => doubt !== 'default-marks')
    return `${isChosenFirst(each) ? '+' : '-'} ${each.line} ${text} ; ${choices} ; ${marks} ; ${doubts.join()}`
  })
  return [...rows, ...file.unread.map(({ reason, sheet }) => `${sheet} ${reason}`)]
}

test('LibreOffice: a title above, percent, a date and a formula as their cells show them', async () => {
  expect(await read(own('libreoffice-formats'))).toEqual([
    '+ 3 এক-চতুর্থাংশ? ; *25% | 50% ; 2 ; ',
    '- 4 বিজয় দিবস? ; *16/12/1971 | ২৬ মার্চ ; 1 ; date',
    '+ 5 ২ গুণ ২১? ; *42 | ৪১ ; 1 ; ',
  ])
})

test('LibreOffice: a table that came as CSV; a text has two lines, and looks like HTML', async () => {
  expect(await read(own('libreoffice-csv'))).toEqual([
    expect.stringMatching(/^- 2 দুই লাইনের<br>প্রশ্ন\? ; TRUE \| \*2026-01-02 ; 1 ; date$/),
    '+ 3 &lt;b&gt; কী? ; *মোটা | বাঁকা ; 1 ; ',
  ])
})

test('openpyxl: percent, a half that became a date, a formula without its result, booleans', async () => {
  expect(await read(own('openpyxl-formats'))).toEqual([
    '+ 2 ০.৫ মানে কত? ; *50% | 5.0% ; 2 ; ',
    '- 3 অর্ধেক কোনটি? ; *2-Jan | এক ; 1 ; date',
    '- 4 যোগফল? ; *=1+1 | 3 ; 1 ; unshown',
    '+ 5 সত্য কোনটি? ; true ; 1 ; ',
  ])
})

test('openpyxl: a hidden sheet in front, one section over several rows, a hidden row, a sheet of notes', async () => {
  expect(await read(own('openpyxl-sheets'))).toEqual([
    '+ 2 রাজধানী? ; *ঢাকা | খুলনা ; 1 ; ',
    '+ 3 বন্দর? ; *চট্টগ্রাম | ঢাকা ; 1 ; ',
    '- 4 লুকানো? ; *এক | দুই ; 1 ; hidden-row',
    'খসড়া hidden-sheet',
    'টীকা other-sheet',
  ])
})

test('XlsxWriter: a raised 2 and a picture on a row are doubts, bold is none', async () => {
  expect(await read(own('xlsxwriter-rich'))).toEqual([
    '- 2 x2 = 4 হলে x কত? ; *2 | 3 ; 1 ; unshown',
    '+ 3 কোনটি মোটা লেখা? ; *এই | ওই ; 1 ; ',
    '- 4 ছবিটি কার? ; *এর | ওর ; 1 ; lost-picture',
  ])
})

test('XlsxWriter: inline texts; what depends on the country of the computer is a doubt', async () => {
  expect(await read(own('xlsxwriter-inline'))).toEqual([
    '- 2 ১ লাখ কোনটি? ; *100,000 | 1,000 ; 1 ; unshown',
    '- 3 দাম কত? ; *৳ 500 | ৬০০ ; 1 ; unshown',
    '+ 4 দশমিক? ; *0.3 | 0.333333333 ; 1.5 ; ',
  ])
})

test('Excel: the first tab is not the first file, and addresses begin at the root', async () => {
  const book = buildWorkbook({
    strings: texts([...STRINGS, 'বাতিল?']),
    isAbsolute: true,
    sheets: [
      { name: 'নতুন', part: 'worksheets/sheet7.xml', rows: HEAD + writeRow(2, [5, 6, 7, 8, number(2)]) },
      {
        name: 'বাতিল',
        part: 'worksheets/sheet1.xml',
        state: 'veryHidden',
        rows: HEAD + writeRow(2, [9, 6, 7, 8]),
      },
    ],
  })
  expect(await read(book)).toEqual(['+ 2 রাজধানী কোথায়? ; *ঢাকা | খুলনা ; 2 ; ', 'বাতিল hidden-sheet'])
})

test('Excel: reading aids, results of formulas, errors, dates of the country, formats of its own', async () => {
  const formats = [
    'General',
    '0.00%',
    '# ?/?',
    '[$-F800]dddd, mmmm dd, yyyy',
    '[&lt;100]0;0,&quot;K&quot;',
    ';;;',
    '00\\-00',
  ]
  const book = buildWorkbook({
    strings: [
      ...texts(STRINGS),
      '<{x}r><{x}t>漢字</{x}t></{x}r><{x}rPh sb="0" eb="2"><{x}t>かんじ</{x}t></{x}rPh>',
    ],
    formats,
    is1904: true,
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          HEAD,
          writeRow(2, [9, value('<{x}f>A1&amp;"x"</{x}f><{x}v>ফল</{x}v>', ' t="str"'), 7, 8]),
          writeRow(3, [5, value('<{x}f>1/0</{x}f><{x}v>#DIV/0!</{x}v>', ' t="e"'), 7, 8]),
          writeRow(4, [5, number(0.125, 1), number(0.5, 2), 8]),
          writeRow(5, [5, number(44197, 3), 7, 8]),
          writeRow(6, [5, number(12_000, 4), number(99, 4), 8]),
          writeRow(7, [5, number(7, 5), number(1234, 6), 8]),
          writeRow(8, [5, number('8801712345678'), 7, 8]),
        ].join(''),
      },
    ],
  })
  expect(await read(book)).toEqual([
    '+ 2 漢字 ; *ফল | খুলনা ; 1 ; ',
    '- 3 রাজধানী কোথায়? ; *#DIV/0! | খুলনা ; 1 ; formula',
    '+ 4 রাজধানী কোথায়? ; *12.50% | 1/2 ; 1 ; ',
    '- 5 রাজধানী কোথায়? ; *Thursday, January 02, 2025 | খুলনা ; 1 ; unshown',
    '+ 6 রাজধানী কোথায়? ; *12K | 99 ; 1 ; ',
    '- 7 রাজধানী কোথায়? ; *7 | 12-34 ; 1 ; unshown',
    '- 8 রাজধানী কোথায়? ; *8801712345678 | খুলনা ; 1 ; unshown',
  ])
})

test('Google Sheets: an empty drawing belongs to each sheet, and says nothing', async () => {
  const book = buildWorkbook({
    strings: texts(STRINGS),
    sheets: [
      { name: 'Form', rows: HEAD + writeRow(2, [5, 6, 7, 8, number(1)]), more: '<drawing r:id="rId1"/>' },
    ],
    parts: {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
      'xl/drawings/drawing1.xml':
        '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>',
    },
  })
  expect(await read(book)).toEqual(['+ 2 রাজধানী কোথায়? ; *ঢাকা | খুলনা ; 1 ; '])
})

test('WPS: a picture inside a cell is a formula', async () => {
  const picture = value('<{x}f>_xlfn.DISPIMG("ID_8F",1)</{x}f><{x}v>=DISPIMG("ID_8F",1)</{x}v>', ' t="str"')
  const book = buildWorkbook({
    strings: texts(STRINGS),
    sheets: [{ name: 'Sheet1', rows: HEAD + writeRow(2, [5, picture, 7, 8]) + writeRow(3, [5, 6, 7, 8]) }],
  })
  expect(await read(book)).toEqual([
    '- 2 রাজধানী কোথায়? ; *=DISPIMG("ID_8F",1) | খুলনা ; 1 ; formula',
    '+ 3 রাজধানী কোথায়? ; *ঢাকা | খুলনা ; 1 ; ',
  ])
})

test('ClosedXML: element names have a prefix; two tables in two sheets are both read', async () => {
  const rows = HEAD + writeRow(2, [5, 6, 7, 8, number(2)])
  const book = buildWorkbook({
    prefix: 'x:',
    strings: texts(STRINGS),
    sheets: [
      { name: 'এক', rows },
      { name: 'দুই', rows },
    ],
  })
  expect(await read(book)).toEqual([
    '+ 2 রাজধানী কোথায়? ; *ঢাকা | খুলনা ; 2 ; ',
    '+ 2 রাজধানী কোথায়? ; *ঢাকা | খুলনা ; 2 ; ',
  ])
})

test('Open XML SDK: inline texts without places, and line breaks written as letters', async () => {
  const rows = [HEAD_TEXTS, ['প্রথম_x000D_\nদ্বিতীয়?', 'হ্যাঁ_x000D_', '_x005F_x0041_', 'ক', '১']]
  const book = buildWorkbook({
    prefix: 'x:',
    sheets: [{ name: 'Q', rows: rows.map(writeInlineRow).join('') }],
  })
  expect(await read(book)).toEqual([
    expect.stringMatching(/^\+ 2 প্রথম<br>দ্বিতীয়\? ; \*হ্যাঁ\s* \| _x0041_ ; 1 ; $/),
  ])
})
