/** Reads a file of questions, and shows what a teacher sees of it, in short. */

import { strToU8, zipSync } from 'fflate'
import type { DraftQuestion } from '#src/features/teach/exam-builder/engine/built-exam.ts'
import { isChosenFirst, type ReadFile } from '#src/features/teach/exam-builder/transfer/found.ts'
import { readQuestions } from '#src/features/teach/exam-builder/transfer/read-questions.ts'

export const readOrRefuse = (name: string, content: BlobPart, isBijoyWanted = true) =>
  readQuestions(new File([content], name), isBijoyWanted)

export async function readFound(name: string, content: BlobPart, isBijoyWanted = true): Promise<ReadFile> {
  const result = await readOrRefuse(name, content, isBijoyWanted)
  if (typeof result === 'string') throw new Error(result)
  return result
}

/** What a teacher sees of a question, in short. */
export function show({ kind, text, marks, options, truth, contents, blanks, explanation }: DraftQuestion) {
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
export const showAll = ({ found }: ReadFile) => found.map(({ question }) => show(question))

export const chooseAll = ({ found }: ReadFile) => found.map(isChosenFirst)

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

export function buildWord(body: string, more: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  })
}
export const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
export const line = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
