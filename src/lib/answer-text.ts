/** Compares an answer with the correct one; marking, results and practice all use it. (ruling R34) */

import { convertToLatin } from './bn.ts'
import { cleanLine, isBlank } from './invisible.ts'

/** Normalises digits, quotes, case, blanks and composed letters, and drops a final full stop. */
function normalizeText(text: string): string {
  return convertToLatin(cleanLine(text.normalize('NFC')))
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.।]$/, '')
    .toLowerCase()
}

export function isSameText(right: string, typed: unknown): boolean {
  return typeof typed === 'string' && !isBlank(typed) && normalizeText(right) === normalizeText(typed)
}

/** For blanks, all correct texts by blank; otherwise the correct value. */
export type RightAnswer = string | readonly string[] | Readonly<Record<string, readonly string[]>>

/** Lists the blanks with their correct texts, one by one. */
export function listRightBlanks(keys: Readonly<Record<string, readonly string[]>>, value: unknown): string[] {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return Object.keys(keys).filter((id) => keys[id]?.some((text) => isSameText(text, given[id])))
}

const isChoices = (right: RightAnswer): right is readonly string[] => Array.isArray(right)

function isSameChoice(right: readonly string[], value: unknown): boolean {
  const given = new Set(Array.isArray(value) ? value : [])
  return right.length > 0 && right.length === given.size && right.every((id) => given.has(id))
}

/**
 * Computes the correct share of a question, from 0 to 1: multiple choices count only together, blanks one by
 * one.
 */
export function computeShare(right: RightAnswer, value: unknown): number {
  if (typeof right === 'string') return value === right ? 1 : 0
  if (isChoices(right)) return isSameChoice(right, value) ? 1 : 0
  const blanks = Object.keys(right).length
  return blanks === 0 ? 0 : listRightBlanks(right, value).length / blanks
}

/** Rounds down to a quarter point, so that three blanks worth one point give no endless decimals. */
export function roundMark(share: number, marks: number): number {
  return share === 1 ? marks : Math.floor(marks * share * 4) / 4
}
