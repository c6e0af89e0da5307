/** Each kind of question as Canvas and Moodle write it, and files that are refused. */

import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { answer, asked, moodle, tell } from '../../../../../../tests/support/exchange-files.ts'
import { readFound, readOrRefuse } from '../../../../../../tests/support/found-questions.ts'
import { extractMarkdown } from '../../engine/markdown.ts'

/** As Canvas writes its own kinds. */
const canvas = (type: string, presentation: string, conditions: string) =>
  `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment><section><item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${presentation}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions}</resprocessing></item></section></assessment></questestinterop>`
const material = (html: string) =>
  `<material><mattext texttype="text/html">${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mattext></material>`
const label = (id: string, text: string) =>
  `<response_label ident="${id}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`
const equal = (response: string, value: string) => `<varequal respident="${response}">${value}</varequal>`
const condition = (inside: string, score: number, action = 'Set') =>
  `<respcondition continue="No"><conditionvar>${inside}</conditionvar><setvar action="${action}" varname="SCORE">${score}</setvar></respcondition>`
const choose = (response: string, more: string, ...labels: readonly string[]) =>
  `<response_lid ident="${response}"${more}><render_choice>${labels.join('')}</render_choice></response_lid>`
const named = (response: string, name: string, ...labels: readonly string[]) =>
  `<response_lid ident="${response}"><material><mattext>${name}</mattext></material><render_choice>${labels.join('')}</render_choice></response_lid>`
const TYPED =
  '<response_str ident="r" rcardinality="Single"><render_fib><response_label ident="a"/></render_fib></response_str>'

test.each([
  [
    'several right answers, all of them together',
    canvas(
      'multiple_answers_question',
      material('<div><p>কোনগুলো ভাষা?</p></div>') +
        choose('r', ' rcardinality="Multiple"', label('1', 'Java'), label('2', 'HTML'), label('3', 'C')),
      condition(`<and>${equal('r', '1')}<not>${equal('r', '2')}</not>${equal('r', '3')}</and>`, 100),
    ),
    '+ multiple ; কোনগুলো ভাষা? ; *Java | HTML | *C ; 2 ; ',
  ],
  [
    'a short answer with two spellings',
    canvas(
      'short_answer_question',
      material('রাজধানী?') + TYPED,
      condition(equal('r', 'ঢাকা') + equal('r', 'Dhaka'), 100),
    ),
    '+ fill_in_the_blank ; রাজধানী? ; __ = ঢাকা/Dhaka ; 2 ; short',
  ],
  [
    'several blanks, each with its answers',
    canvas(
      'fill_in_multiple_blanks_question',
      material('<p>[b] নদী আর [a] সাগর</p>') +
        named('response_a', 'a', label('1', 'বঙ্গোপ')) +
        named('response_b', 'b', label('2', 'পদ্মা'), label('3', 'Padma')),
      condition(equal('response_a', '1'), 50, 'Add') + condition(equal('response_b', '2'), 50, 'Add'),
    ),
    '+ fill_in_the_blank ; __ নদী আর __ সাগর = পদ্মা/Padma, বঙ্গোপ ; 2 ; ',
  ],
  [
    'a menu inside the text',
    canvas(
      'multiple_dropdowns_question',
      material('<p>রং: [c]</p>') + named('response_c', 'c', label('1', 'লাল'), label('2', 'নীল')),
      condition(equal('response_c', '2'), 100, 'Add'),
    ),
    '- fill_in_the_blank ; রং: __ = নীল ; 2 ; cloze',
  ],
  [
    'a number with a margin',
    canvas(
      'numerical_question',
      material('কত?') + TYPED,
      condition(
        `<or>${equal('r', '77.0')}<and><vargte respident="r">70.0</vargte><varlte respident="r">84.0</varlte></and></or>`,
        100,
      ),
    ),
    '- fill_in_the_blank ; কত? ; __ = 77 ; 2 ; range,short',
  ],
  [
    'two options with different shares',
    canvas(
      'multiple_choice_question',
      material('কোনটি?') + choose('r', ' rcardinality="Single"', label('1', 'এক'), label('2', 'দুই')),
      condition(equal('r', '1'), 100) + condition(equal('r', '2'), 50),
    ),
    '- single ; কোনটি? ; *এক | দুই ; 2 ; weights',
  ],
  [
    'no key',
    canvas(
      'multiple_choice_question',
      material('কোনটি?') + choose('r', '', label('1', 'এক'), label('2', 'দুই')),
      '',
    ),
    '- single ; কোনটি? ; এক | দুই ; 2 ; ',
  ],
  ['a file', canvas('file_upload_question', material('জমা দিন'), ''), '+ file_upload ; জমা দিন ; 2 ; '],
  ['a text', canvas('text_only_question', material('পড়ুন'), ''), '1 description: পড়ুন'],
  [
    'a formula',
    canvas(
      'calculated_question',
      material('[x]+1?') + TYPED,
      condition('<varequal respident="r">2</varequal>', 100),
    ),
    '1 other-kind: calculated_question · [x]+1?',
  ],
])('QTI 1.2 of Canvas: %s', async (_of, xml, told) => {
  expect(tell(await readFound('quiz.xml', xml))).toEqual([told])
})

test.each([
  [
    'thirds and negative marks',
    asked(
      'multichoice',
      '<p>কোনগুলো?</p>',
      `<single>false</single><penalty>0.3333333</penalty>${[answer(33.33333, 'ক'), answer(33.33333, 'খ'), answer(33.33333, 'গ'), answer(-100, 'ঘ')].join('')}`,
    ),
    '+ multiple ; কোনগুলো? ; *ক | *খ | *গ | ঘ ; 1 ; retries,negative',
  ],
  [
    'shares that differ',
    asked(
      'multichoice',
      'কোনগুলো?',
      `<single>false</single>${answer(75, 'ক')}${answer(25, 'খ')}${answer(0, 'গ')}`,
    ),
    '- multiple ; কোনগুলো? ; *ক | *খ | গ ; 1 ; weights',
  ],
  [
    'a star for any text, capitals, and the feedback of answers',
    asked(
      'shortanswer',
      'রাজধানী?',
      `<usecase>1</usecase>${answer(100, 'Dha*', '<feedback><text>ঠিক।</text></feedback>')}${answer(0, '*', '<feedback><text>আবার ভাবুন।</text></feedback>')}`,
    ),
    '- fill_in_the_blank ; রাজধানী? ; __ = Dha* ; 1 ; ঠিক। ; wildcard,case,feedback,short',
  ],
  [
    'a number within a range, with units',
    asked(
      'numerical',
      'g কত?',
      `${answer(100, '9.8', '<tolerance>0.1</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>m/s2</unit_name></unit></units>`,
    ),
    '- fill_in_the_blank ; g কত? ; __ = 9.8 ; 1 ; range,units,short',
  ],
  [
    'an exact number',
    asked('numerical', 'দুই আর দুই?', answer(100, '4', '<tolerance>0</tolerance>')),
    '+ fill_in_the_blank ; দুই আর দুই? ; __ = 4 ; 1 ; short',
  ],
  [
    'an essay with a note for its marker',
    asked(
      'essay',
      'লিখুন।',
      '<responseformat>editor</responseformat><graderinfo format="html"><text>বানান দেখুন</text></graderinfo>',
    ),
    '+ essay ; লিখুন। ; 1 ; essay-extras',
  ],
  [
    'files instead of text',
    asked(
      'essay',
      'জমা দিন।',
      '<responseformat>noinline</responseformat><attachments>1</attachments><filetypeslist>.pdf,.docx</filetypeslist>',
    ),
    '+ file_upload ; জমা দিন। ; 1 ; ',
  ],
  ['another kind', asked('ddwtos', 'টানুন [[1]]'), '1 other-kind: ddwtos · টানুন [[1]]'],
  [
    'formulas of MathJax, blocks, code and a script',
    asked(
      'essay',
      String.raw`<div>\(x^2\) কত?</div><div>দাম \(5\) টাকা</div><pre>a   b
c</pre><script>alert(1)</script>`,
    ),
    '- essay ; <p>$x^2$ কত?</p><p>দাম 5 টাকা</p><pre>a   b\nc</pre> ; 1 ; cleaned',
  ],
  [
    'a formula and a sound that cannot be taken',
    asked('essay', '<math><mi>x</mi></math> কত? <a href="@@PLUGINFILE@@/a.mp3">শুনুন</a>'),
    '- essay ; কত? শুনুন ; 1 ; lost-drawing',
  ],
])('Moodle: %s', async (_of, question, told) => {
  expect(tell(await readFound('a.xml', moodle(question)))).toEqual([told])
})

test('what comes from Moodle is edited as Markdown', async () => {
  const { found } = await readFound(
    'a.xml',
    moodle(
      asked(
        'essay',
        '<p dir="ltr" style="text-align: left;">প্রথম <strong>কথা</strong></p>\n<p><br></p>\n<p>দ্বিতীয়<br></p>\n',
      ),
    ),
  )
  expect(extractMarkdown(found[0]!.question.text)).toBe('প্রথম **কথা**\n\nদ্বিতীয়')
})

test('entities of HTML without their list, and a list that lies outside, are no obstacle', async () => {
  const own = '<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">'
  const item =
    '<questestinterop><item ident="i"><presentation><material><mattext>ক&nbsp;ও&nbsp;খ&ndash;গ?</mattext></material><response_str ident="r"><render_fib/></response_str></presentation></item></questestinterop>'
  expect(tell(await readFound('a.xml', `<?xml version="1.0"?>${own}${item}`))).toEqual([
    '+ essay ; ক&nbsp;ও&nbsp;খ–গ? ; 1 ; default-marks',
  ])
})

test('UTF-16, as Windows writes it', async () => {
  const text = `\ufeff<?xml version="1.0" encoding="UTF-16"?>${moodle(asked('essay', 'লিখুন।')).replace(/^<\?.*?\?>/, '')}`
  expect(tell(await readFound('a.xml', new Uint8Array(Buffer.from(text, 'utf16le'))))).toEqual([
    '+ essay ; লিখুন। ; 1 ; ',
  ])
})

const FIVE_MB = 5_000_000

test.each([
  ['a page', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body/></html>', 'webPage'],
  ['another XML', '<?xml version="1.0"?><rss/>', 'otherXml'],
  ['half a file', moodle(asked('essay', 'লিখুন।')).slice(0, -20), 'broken'],
  [
    'entities that multiply',
    '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "xxxx"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>',
    'broken',
  ],
  ['5 MB of blanks', `<quiz>${' '.repeat(FIVE_MB)}</quiz>`, 'otherXml'],
])('%s is refused with the reason', async (_of, text, reason) => {
  expect(await readOrRefuse('a.xml', text)).toBe(reason)
})

test.each([
  ['a ZIP of something else', zipSync({ 'a.txt': strToU8('কিছু') }), 'zip'],
  ['a bomb', zipSync({ 'imsmanifest.xml': new Uint8Array(30_000_000) }), 'bomb'],
])('%s is refused with the reason', async (_of, zip, reason) => {
  expect(await readOrRefuse('a.zip', zip)).toBe(reason)
})

const LONG = 500_000

test.each([
  ['blanks in a gap', `{${' '.repeat(LONG)}1:SA:=x}`],
  ['gaps that never end', '{1:SA:'.repeat(LONG / 6)],
  ['formulas that never end', String.raw`\(`.repeat(LONG / 2)],
])('half a megabyte of %s is read in one pass', async (_of, text) => {
  expect((await readFound('a.xml', moodle(asked('cloze', `${text} {1:SA:=x}`)))).found).toHaveLength(1)
})

test('a question without end is told and not read', async () => {
  const file = await readFound(
    'a.xml',
    moodle(asked('essay', `<pre>${' '.repeat(FIVE_MB)}</pre>`), asked('essay', 'লিখুন।')),
  )
  expect(tell(file)).toEqual(['+ essay ; লিখুন। ; 1 ; ', '1 not-understood: …'])
})
