/**
 * Whether last time's remarks are mended this time, as lines of the comment on an answer: `[✓] একক লেখেনি` or
 * `[✗] …`. They are no reasons and carry no points; any client shows them as words. (ruling R85)
 */

export interface MendedLine {
  isMended: boolean
  words: string
}

const LINE = /^\s*\[([✓✗])\]\s*(\S[^\n]*)$/

export function parseMended(line: string): MendedLine | undefined {
  const [, sign, words = ''] = LINE.exec(line) ?? []
  return sign === undefined ? undefined : { isMended: sign === '✓', words: words.trim() }
}

const formatMended = ({ isMended, words }: MendedLine): string => `[${isMended ? '✓' : '✗'}] ${words}`

export function readMended(comment: string): MendedLine[] {
  return comment.split('\n').flatMap((line) => parseMended(line) ?? [])
}

/** The comment without these lines. */
export const dropMended = (comment: string): string =>
  comment
    .split('\n')
    .filter((line) => parseMended(line) === undefined)
    .join('\n')

/** Says of one remark whether it is mended, in place of what was said before; undefined takes it back. */
export function writeMended(comment: string, words: string, isMended: boolean | undefined): string {
  const others = comment.split('\n').filter((line) => parseMended(line)?.words !== words)
  const kept = others.join('\n') === '' ? [] : others
  return [...kept, ...(isMended === undefined ? [] : [formatMended({ isMended, words })])].join('\n')
}

export function countMended(comments: readonly string[]): { mended: number; all: number } {
  const lines = comments.flatMap(readMended)
  return { mended: lines.filter(({ isMended }) => isMended).length, all: lines.length }
}
