/**
 * Places the assistant's reasons at the lines of code that they refer to: by number, or by a fragment that
 * occurs in only one line.
 */

import type { AiQuestion } from '#src/api/shapes/ai-suggestion.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { listQuoted } from './quoted-words.ts'

export interface Remark {
  /** Counts from 1. */
  line: number
  text: string
}

const NUMBERED = /(?:লাইন|line)\s*#?\s*([০-৯\d]+)/iu

function findLine(reason: string, lines: readonly string[]): number | undefined {
  const no = Number(convertToLatin(NUMBERED.exec(reason)?.[1] ?? ''))
  if (no >= 1 && no <= lines.length) return no
  for (const piece of listQuoted(reason)) {
    const found = lines.flatMap((text, at) => (text.includes(piece) ? at + 1 : []))
    // A fragment that occurs in several lines identifies none of them.
    if (found.length === 1) return found[0]
  }
  return undefined
}

/** Joins remarks on the same line, since a line has space for one. */
function joinByLine(remarks: readonly Remark[]): Remark[] {
  const joined = new Map<number, string>()
  for (const { line, text } of remarks) {
    const before = joined.get(line)
    if (before === undefined) joined.set(line, text)
    else if (!before.includes(text)) joined.set(line, `${before} ${text}`)
  }
  return [...joined].map(([line, text]) => ({ line, text }))
}

/** All remarks on one code: those that name their line, and reasons that refer to one. */
export function placeRemarks(
  { lines, criteria, ...whole }: Pick<AiQuestion, 'lines' | 'criteria' | 'reason'>,
  code: string,
): Remark[] {
  const texts = code.split('\n')
  const reasons =
    criteria.length > 0
      ? criteria.map(({ title, reason }) => ({ name: `${title}: `, reason }))
      : [{ name: '', reason: whole.reason }]
  const placed = reasons.flatMap(({ name, reason }) => {
    const line = findLine(reason, texts)
    return line === undefined ? [] : { line, text: `${name}${reason}` }
  })
  return joinByLine([...lines, ...placed])
}
