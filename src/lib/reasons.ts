/**
 * Reasons with points, as lines of the comment on an answer: `[−০.৫] একক লেখেনি`. Any client shows them as
 * words; this one finds them again, so they are on each device, for each colleague and in next year's batch.
 * (ruling R85)
 */

import { convertToLatin, formatNumber } from './bn.ts'
import { trimText } from './invisible.ts'

export interface Reason {
  /** At most two decimals; below 0 it takes points off. */
  points: number
  words: string
}

/** A mark that a hand gave in place of the sum: `[=৩] হাতে দেওয়া নম্বর`. */
interface HandMark {
  mark: number
  words: string
}

export interface CommentParts {
  reasons: readonly Reason[]
  hands: readonly HandMark[]
  /** Every other line, as it was written. */
  rest: string
}

export const MOST_POINTS = 999

const AMOUNT = String.raw`[০-৯\d]{1,3}(?:\.[০-৯\d]{1,2})?`
const MINUS = String.raw`\-−–`
const LINE = new RegExp(String.raw`^\s*\[\s*([+=${MINUS}])\s*(${AMOUNT})\s*\]\s*([^\n]*)$`)

const readAmount = (sign: string, amount: string): number => {
  const points = Number(convertToLatin(amount))
  // No negative zero.
  return sign === '+' || sign === '=' || points === 0 ? points : -points
}

export function parseReason(line: string): Reason | undefined {
  const [, sign = '=', amount = '', text = ''] = LINE.exec(line) ?? []
  const words = text.trim()
  return sign === '=' || words === '' ? undefined : { points: readAmount(sign, amount), words }
}

function parseHand(line: string): HandMark | undefined {
  const [, sign, amount = '', text = ''] = LINE.exec(line) ?? []
  return sign === '=' ? { mark: readAmount(sign, amount), words: text.trim() } : undefined
}

/** With its sign: `+২`, `−০.৫`. The line that is sent has the same digits (ruling R85), so it changes for no page. */
export const formatPoints = (points: number): string =>
  `${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points))}`

/** The line that names the reason: equal lines are one reason. */
export const formatReason = ({ points, words }: Reason): string => `[${formatPoints(points)}] ${words}`

export function readComment(comment: string): CommentParts {
  const reasons: Reason[] = []
  const hands: HandMark[] = []
  const rest: string[] = []
  for (const line of comment.split('\n')) {
    const reason = parseReason(line)
    const hand = parseHand(line)
    if (reason) reasons.push(reason)
    else if (hand) hands.push(hand)
    else rest.push(line)
  }
  return { reasons, hands, rest: rest.join('\n') }
}

/** This text is sent to the server, so it must not change with formatMark. */
export function writeComment({ reasons, hands, rest }: CommentParts): string {
  const handLines = hands.map(({ mark, words }) => `[=${formatNumber(mark)}] ${words}`.trimEnd())
  return [...reasons.map(formatReason), ...handLines, ...(rest === '' ? [] : [rest])].join('\n')
}

/** The comment in one line, without brackets. */
export function describeComment(comment: string): string {
  const { reasons, rest } = readComment(comment)
  return [...reasons.map(({ points, words }) => `${words} ${formatPoints(points)}`), trimText(rest)]
    .filter(Boolean)
    .join(', ')
}

/** The mark of these reasons: their sum, never below 0 or above the full marks. */
export function sumReasons(reasons: readonly Reason[], full: number): number {
  // Hundredths are whole numbers, which add up exactly.
  const sum = reasons.reduce((all, { points }) => all + Math.round(points * 100), 0) / 100
  return Math.min(Math.max(sum, 0), full)
}

/** The mark as it is added up: `২ + ১ − ০.৫`. */
export function describeSum(reasons: readonly Reason[]): string {
  const terms = reasons.map(({ points }) => `${points < 0 ? '−' : '+'} ${formatNumber(Math.abs(points))}`)
  return terms.join(' ').replace(/^\+ /, '').replace(/^− /, '−')
}

const AT_END = new RegExp(String.raw`^(.*\S)\s+\[?([+${MINUS}])\s*(${AMOUNT})\]?$`)
const AT_START = new RegExp(String.raw`^\[?([+${MINUS}])\s*(${AMOUNT})\]?\s+(\S.*)$`)

/** One typed line, points at either end: `একক লেখেনি -0.5`, `+২ ধাপ ঠিক`. Undefined without signed points. */
export function parseTyped(text: string): Reason | undefined {
  const line = trimText(text.replace(/\s+/g, ' '))
  const start = AT_START.exec(line)
  const end = AT_END.exec(line)
  const [sign = '', amount = '', words = ''] = start
    ? [start[1], start[2], start[3]]
    : [end?.[2], end?.[3], end?.[1]]
  return sign === '' ? undefined : { points: readAmount(sign, amount), words: words.trim() }
}

const buildPrefix = (criterion: string): string => `${criterion.replace(/\s+/g, ' ').trim()}: `

/** Reasons of an answer with criteria begin with the criterion's title, since it has one comment for all. */
export const nameRow = (words: string, criterion: string | undefined): string =>
  criterion === undefined ? words : buildPrefix(criterion) + words

/** The words without their criterion; undefined if they belong to another one. */
export function readRowWords(words: string, criterion: string | undefined): string | undefined {
  if (criterion === undefined) return words
  const prefix = buildPrefix(criterion)
  return words.startsWith(prefix) && words.length > prefix.length ? words.slice(prefix.length) : undefined
}
