/** Files of other systems (tests/support/exchange), and their pictures. */

import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { countPictures } from '#src/engines/media/question-picture.ts'
import { answer, bytesOf, moodle, tell, tellFile } from '../../../../../../tests/support/exchange-files.ts'
import { readFound } from '../../../../../../tests/support/found-questions.ts'

test('Moodle: a category and a statement, as its format is documented', async () => {
  expect(await tellFile('moodle-category.xml')).toEqual([
    '+ true_false ; The earth wire is green. ; true ; 1 ; ',
  ])
  const { found } = await readFound('a.xml', bytesOf('moodle-category.xml'))
  expect(found[0]!.section).toBe('Wiring')
})

test('Moodle: gaps that choose, a half-right answer, and the picture that Moodle 1.9 had beside a question', async () => {
  expect(await tellFile('moodle-old-picture.xml')).toEqual([
    '- fill_in_the_blank ; [] ; Choose the colour of each wire in the picture: * live: __ * earth: __ The unit of current is __. = Red, Green, Ampere ; 3 ; cloze,weights',
    '+ single ; What does the picture of "Moodle 1.9" show?[] ; a lamp | a fuse | *a switch ; 1 ; retries',
  ])
})

test('Respondus by way of Sakai, QTI 1.2 in Latin-1: each of its kinds', async () => {
  expect(await tellFile('respondus-qti12.xml')).toEqual([
    '+ single ; Wählen Sie die richtige Antwort ; Multiple Choice: Diese ist falsch | Diese ist falsch | *Diese ist richtig ; 1 ; default-marks',
    '+ true_false ; True-False: Ist diese Frage richtig oder falsch? (Richtig) ; true ; 1 ; default-marks',
    '+ essay ; Essay: Schreiben Sie was, maximal 5 Zeilen ; 1 ; default-marks',
    '+ single ; <p>Matching: Ordnen Sie zu:</p><p>Welche OSI-Schicht ist die Transport-Schicht?</p> ; Schicht 5-7 | *Schicht 4 | Schicht 3 | Schicht 1-2 ; 1 ; matching,default-marks',
    '+ single ; <p>Matching: Ordnen Sie zu:</p><p>Welche OSI-Schicht ist die Vermittlungs-Schicht?</p> ; Schicht 5-7 | Schicht 4 | *Schicht 3 | Schicht 1-2 ; 1 ; matching,default-marks',
    '+ fill_in_the_blank ; Fill in the blank: Welches ist die größte Stadt Deutschlands? (Berlin, Bärlin) ; __ = Berlin/Bärlin ; 1 ; short,default-marks',
    '+ multiple ; Multiple Response: Welche Fragen sind richtig? ; Die USA sind die Größten | Deutschland ist größer als die USA | *Die USA sind größer als Grönland (richtig) ; 1 ; negative,default-marks',
  ])
})

test.each([
  [
    'choice-multiple.xml',
    '+ multiple ; Which of the following elements are used to form water? ; *Hydrogen | Helium | Carbon | *Oxygen | Nitrogen | Chlorine ; 1 ; negative,default-marks',
  ],
  [
    'text-entry.xml',
    "- fill_in_the_blank ; Identify the missing word in this famous quotation from Shakespeare's Richard III. Now is the winter of our discontent Made glorious summer by this sun of __; And all the clouds that lour'd upon our house In the deep bosom of the ocean buried. = York ; 1 ; weights,default-marks",
  ],
  [
    'feedback.xml',
    '+ single ; Who is the President of Mexico? ; George W Bush | Tony Blair | *Vicente Fox | Ariel Sharon ; 1 ; <p>ক: No, he is the President of the USA.</p><p>খ: No, he is the Prime Minister of England.</p><p>গ: Yes.</p><p>ঘ: No, he is the Prime Minister of Israel.</p> ; feedback,default-marks',
  ],
  [
    'order.xml',
    '1 other-kind: orderInteraction · Place these pronouns in order: 1st 2nd and 3rd person singular, then 1st, 2nd and 3rd person plural: je vous tu il(elle) ils(elles) nous',
  ],
])('QTI 2.1: %s as its authors wrote it', async (name, told) => {
  expect(await tellFile(name)).toEqual([told])
})

test('QTI 2.2 as a ZIP: the order of its manifest, which names files that are missing and forgets one that is there', async () => {
  const names = ['order.xml', 'match.xml', 'inline_choice.xml', 'imsmanifest.xml']
  const zip = zipSync(Object.fromEntries(names.map((name) => [`export/${name}`, bytesOf(name)])))
  const file = await readFound('questions.zip', zip)
  expect(file.found.map(({ line }) => line)).toEqual([1, 2, 2, 2])
  expect(tell(file).slice(0, 2)).toEqual([
    "- fill_in_the_blank ; Identify the missing word in this famous quote from Shakespeare's Richard III. Now is the winter of our discontent Made glorious summer by this sun of __; And all the clouds that lour'd upon our house In the deep bosom of the ocean buried. = York ; 1 ; cloze,default-marks",
    '+ single ; <p>Match each country with its capital city:</p><p>Drag items from the left to match with items on the right:</p><p>France</p> ; *Paris | Berlin | Rome ; 1 ; matching,default-marks',
  ])
  expect(file.unread).toMatchObject([{ line: 3, reason: 'other-kind' }])
})

const PICTURE = /<image_base64>\s*(\S+)/.exec(
  new TextDecoder().decode(bytesOf('moodle-old-picture.xml')),
)![1]!
/** Pictures that differ. */
const pictureBytes = (no: number) => Uint8Array.from([...Buffer.from(PICTURE, 'base64'), no])
const pictureFile = (name: string, no: number) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(pictureBytes(no)).toString('base64')}</file>`

test('Moodle: a picture in the question, one in each option and one in the explanation; a seventh stays behind', async () => {
  const option = (fraction: number, no: number) =>
    answer(
      fraction,
      `<p dir="ltr"><img src="@@PLUGINFILE@@/${no}.png" alt="ছবি ${no}" class="img-fluid"><br></p>`,
      pictureFile(`${no}.png`, no),
    )
  const text = '<p>এটি কোন <img src="@@PLUGINFILE@@/my%20drawing.png" alt="আঁকা"> চিহ্ন?</p>'
  const question = (explanation: string) =>
    `<question type="multichoice"><questiontext format="html"><text><![CDATA[${text}]]></text>${pictureFile('my drawing.png', 9)}</questiontext><generalfeedback format="html"><text><![CDATA[${explanation}]]></text>${pictureFile('e.png', 8)}</generalfeedback><defaultgrade>2</defaultgrade><single>true</single>${[option(100, 1), option(0, 2), option(0, 3), option(0, 4)].join('')}</question>`
  const shown = '<img src="@@PLUGINFILE@@/e.png" alt="কারণ">'
  const file = await readFound('a.xml', moodle(question(shown), question(shown + shown)))
  expect(tell(file)).toEqual([
    '+ single ; এটি কোন চিহ্ন?[আঁকা] ; *[ছবি 1] | [ছবি 2] | [ছবি 3] | [ছবি 4] ; 2 ; [কারণ] ; moved-picture',
    '- single ; এটি কোন চিহ্ন?[আঁকা] ; *[ছবি 1] | [ছবি 2] | [ছবি 3] | [ছবি 4] ; 2 ; [কারণ] ; moved-picture,many-pictures',
  ])
  const { text: own, options, explanation } = file.found[0]!.question
  expect(countPictures([own, ...options.map((each) => each.text), explanation])).toBe(6)
})

test('QTI 2.1 as a ZIP: pictures beside the item, above it, and one that the package lacks', async () => {
  const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="3"/><itemBody><p>কোনটি?</p><p><object data="images/sign.png" type="image/png">সাইন</object></p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A"><img src="../shared/a%20b.png" alt="ক"/></simpleChoice><simpleChoice identifier="B"><img src="../shared/two.png" alt="খ"/></simpleChoice><simpleChoice identifier="C"><img src="gone.png" alt="গ"/></simpleChoice></choiceInteraction></itemBody></assessmentItem>`
  const test21 = `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><testPart><assessmentSection title="প্রথম ভাগ"><assessmentItemRef identifier="r" href="items/one.xml"/></assessmentSection></testPart></assessmentTest>`
  const zip = zipSync({
    'test.xml': strToU8(test21),
    'items/one.xml': strToU8(item),
    'items/images/sign.png': pictureBytes(1),
    'shared/a b.png': pictureBytes(2),
    'shared/two.png': pictureBytes(3),
  })
  const file = await readFound('a.zip', zip)
  expect(tell(file)).toEqual(['- single ; কোনটি?[সাইন] ; [ক] | *[খ] ; 3 ; lost-picture'])
  expect(file.found[0]!.section).toBe('প্রথম ভাগ')
})

const escape = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const mattext = (html: string) =>
  `<material><mattext texttype="text/html">${escape(html)}</mattext></material>`
const canvasPicture = (name: string) =>
  `<img src="$IMS-CC-FILEBASE$/Uploaded%20Media/${name}.png?canvas_=1&amp;canvas_qs_wrap=1" alt="ছবি ${name}">`

test('Canvas, QTI 1.2 as a ZIP: a picture in the question and one in each option', async () => {
  const labels = ['1', '2', '3', '4'].map(
    (name) => `<response_label ident="${name}">${mattext(`<p>${canvasPicture(name)}</p>`)}</response_label>`,
  )
  const item = `<item ident="g1"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${mattext(`<div><p>কোনটি?</p>${canvasPicture('q')}</div>`)}<response_lid ident="r" rcardinality="Single"><render_choice>${labels.join('')}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">3</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>`
  const zip = zipSync({
    'imsmanifest.xml': strToU8(
      '<manifest><resources><resource identifier="g9" type="imsqti_xmlv1p2"><file href="g9/g9.xml"/></resource></resources></manifest>',
    ),
    'g9/g9.xml': strToU8(
      `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="g9"><section ident="s">${item}</section></assessment></questestinterop>`,
    ),
    ...Object.fromEntries(
      ['q', '1', '2', '3', '4'].map((name, no) => [
        `web_resources/Uploaded Media/${name}.png`,
        pictureBytes(no),
      ]),
    ),
  })
  expect(tell(await readFound('a.imscc', zip))).toEqual([
    '+ single ; কোনটি?[ছবি q] ; [ছবি 1] | [ছবি 2] | *[ছবি 3] | [ছবি 4] ; 2 ; ',
  ])
})
