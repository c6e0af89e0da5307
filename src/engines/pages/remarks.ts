/**
 * Lists what was said on a marked try, for the next one: reasons that took points, words, comments on lines, pins, in
 * this order. (picture 38)
 */

import { isBlank } from '#src/lib/invisible.ts'
import { parseMended, readMended } from '#src/lib/mended.ts'
import { readComment } from '#src/lib/reasons.ts'
import { type LineText, parsePin, readWords } from './pins.ts'

interface Judged {
  question: string
  comment: string
  lines: readonly LineText[]
}

export interface Remark {
  question: string
  /** One line, which names the remark. */
  words: string
  /** The line of a code that it is about. */
  line: number | undefined
}

const MOST_LETTERS = 300

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS)

/** Each once: the same words about one answer are one remark. */
export function listRemarks({ result }: { result: readonly Judged[] }): Remark[] {
  return result.flatMap(({ question, comment, lines }) => {
    const { reasons, rest } = readComment(comment)
    // What was not mended the last time either is still asked for.
    const left = readMended(comment).flatMap(({ isMended, words }) => (isMended ? [] : [words]))
    const plain = rest.split('\n').filter((line) => !isBlank(line) && parseMended(line) === undefined)
    const remarks = [
      ...reasons.filter(({ points }) => points < 0).map(({ words }) => ({ words, line: undefined })),
      ...left.map((words) => ({ words, line: undefined })),
      ...plain.map((words) => ({ words, line: undefined })),
      ...lines.map((each) => ({ words: readWords(each), line: parsePin(each) ? undefined : each.line })),
    ].map(({ words, line }) => ({ question, words: toLine(words), line }))
    return remarks.filter(
      ({ words }, at) => words !== '' && remarks.findIndex((each) => each.words === words) === at,
    )
  })
}
