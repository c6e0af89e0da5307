/** Compares two tries: the lines of a program, the words of a text. */

import { diffArrays } from 'diff'
import { splitWords } from '#src/lib/bn.ts'

/** With more changes there is nothing left to compare, and a slow phone would stop for seconds. */
const MOST_EDITS = 2000

export interface Part {
  text: string
  kind: 'same' | 'added' | 'removed'
}

export interface ComparedLine {
  /** Its number on this side, from 1. */
  no: number
  parts: readonly Part[]
}

/** A line of each side at one height; one of them is missing where the other side has more. */
export interface ComparedRow {
  kind: 'same' | 'changed'
  before: ComparedLine | undefined
  after: ComparedLine | undefined
}

interface Change {
  values: readonly string[]
  kind: Part['kind']
}

function compare(before: readonly string[], after: readonly string[]): Change[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS })
  if (changes === undefined)
    return [
      { values: before, kind: 'removed' },
      { values: after, kind: 'added' },
    ]
  return changes.map(({ value, added, removed }) => ({
    values: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Names, blanks, and each sign of a code by itself: `res.send` are three. */
const splitCode = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}_$]+|\s+|[^]/gu) ?? []

const joinParts = (changes: readonly Change[]): Part[] =>
  changes.map(({ values, kind }) => ({ text: values.join(''), kind }))

/** The words of both texts in one. */
export function compareWords(before: string, after: string): Part[] {
  return joinParts(compare(splitWords(before), splitWords(after)))
}

const countWords = (parts: readonly Part[], kind: Part['kind']) =>
  parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.trim().length, 0)

/** Two lines that have hardly a word in common are simply replaced. */
function isAlike(parts: readonly Part[]): boolean {
  const same = countWords(parts, 'same')
  return same * 2 >= Math.min(same + countWords(parts, 'removed'), same + countWords(parts, 'added'))
}

/** A changed line with its counterpart, as far as there is one. */
function pairLines(removed: string | undefined, added: string | undefined) {
  if (removed === undefined || added === undefined)
    return {
      before: removed === undefined ? undefined : [{ text: removed, kind: 'same' as const }],
      after: added === undefined ? undefined : [{ text: added, kind: 'same' as const }],
    }
  const parts = joinParts(compare(splitCode(removed), splitCode(added)))
  if (!isAlike(parts))
    return {
      before: [{ text: removed, kind: 'same' as const }],
      after: [{ text: added, kind: 'same' as const }],
    }
  return {
    before: parts.filter(({ kind }) => kind !== 'added'),
    after: parts.filter(({ kind }) => kind !== 'removed'),
  }
}

const splitLines = (text: string): string[] => text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')

/** The lines of both sides, equal ones at one height. */
export function compareLines(before: string, after: string): ComparedRow[] {
  const changes = compare(splitLines(before), splitLines(after))
  const rows: ComparedRow[] = []
  const at = { before: 0, after: 0 }
  const addRow = (
    kind: ComparedRow['kind'],
    left: readonly Part[] | undefined,
    right: readonly Part[] | undefined,
  ) => {
    if (left) at.before += 1
    if (right) at.after += 1
    rows.push({
      kind,
      before: left && { no: at.before, parts: left },
      after: right && { no: at.after, parts: right },
    })
  }
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index]!
    const next = changes[index + 1]
    if (change.kind === 'same') {
      for (const text of change.values) addRow('same', [{ text, kind: 'same' }], [{ text, kind: 'same' }])
      continue
    }
    const isPair = next !== undefined && next.kind !== 'same'
    const [one, other] = [change, isPair ? next : undefined]
    const removed = [one, other].find((each) => each?.kind === 'removed')?.values ?? []
    const added = [one, other].find((each) => each?.kind === 'added')?.values ?? []
    for (let line = 0; line < Math.max(removed.length, added.length); line += 1) {
      const pair = pairLines(removed[line], added[line])
      addRow('changed', pair.before, pair.after)
    }
    if (isPair) index += 1
  }
  return rows
}

export interface Stretch {
  /** True for equal lines far from any change; the others are shown. */
  isFolded: boolean
  rows: readonly ComparedRow[]
}

/** Equal lines left beside a change. */
const AROUND = 3
/** A stretch of fewer lines is not worth a fold. */
const LEAST_FOLD = 3

export function foldRows(rows: readonly ComparedRow[]): Stretch[] {
  const near = rows.map((_row, at) =>
    rows.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind === 'changed'),
  )
  const stretches: { isFolded: boolean; rows: ComparedRow[] }[] = []
  rows.forEach((row, at) => {
    const isFolded = near[at] === false
    const last = stretches.at(-1)
    if (last?.isFolded === isFolded) last.rows.push(row)
    else stretches.push({ isFolded, rows: [row] })
  })
  return stretches.map((stretch) => ({
    ...stretch,
    isFolded: stretch.isFolded && stretch.rows.length >= LEAST_FOLD,
  }))
}

/** How many lines were added and taken away. */
export function countChanges(rows: readonly ComparedRow[]): { added: number; removed: number } {
  const changed = rows.filter(({ kind }) => kind === 'changed')
  return {
    added: changed.filter(({ after }) => after).length,
    removed: changed.filter(({ before }) => before).length,
  }
}
