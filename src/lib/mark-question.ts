/**
 * A learner's question about the mark of one answer, and the teacher's reply: reviews of the submission whose kind names
 * the question. Its first lines have the mark of that time, written like reasons, so that any client shows it as words.
 * (rulings R85, R86)
 */

import { brand } from './brand.ts'
import type { Instant } from './dhaka.ts'
import { DAY_MS } from './duration.ts'
import { trimText } from './invisible.ts'
import { readComment, type Reason, writeComment } from './reasons.ts'

const PREFIX = 'mark:'

export const buildMarkKind = (question: string): string => PREFIX + question

/** The question that the review is about; undefined for any other review. */
export const readMarkKind = (kind: string): string | undefined =>
  kind.startsWith(PREFIX) && kind.length > PREFIX.length ? kind.slice(PREFIX.length) : undefined

export const LEAST_LETTERS = 10
/** Of the whole comment. */
export const MOST_LETTERS = 500

/** The last moment at which it may be asked. */
export const findLastAsk = (shownAt: Instant): string =>
  new Date(new Date(shownAt).getTime() + brand.markQuestionDays * DAY_MS).toISOString()

export interface AskedMark {
  /** The mark as it was when it was asked about; undefined if another client wrote only words. */
  mark: number | undefined
  /** The reason that it is about; undefined for anything else. */
  reason: Reason | undefined
  words: string
}

/** Beside the mark as it was. */
const MARK_WORDS = 'নম্বর ছিল'

export const writeAskedMark = ({ mark, reason, words }: AskedMark): string =>
  writeComment({
    reasons: reason ? [reason] : [],
    hands: mark === undefined ? [] : [{ mark, words: MARK_WORDS }],
    rest: trimText(words),
  })

export function readAskedMark(comment: string): AskedMark {
  const { reasons, hands, rest } = readComment(comment)
  return { mark: hands[0]?.mark, reason: reasons[0], words: trimText(rest) }
}

/** The letters left for words, beside what is written before them. */
export const countRoom = (asked: Pick<AskedMark, 'mark' | 'reason'>): number =>
  MOST_LETTERS - writeAskedMark({ ...asked, words: '.' }).length + 1

interface Told {
  kind: string
  comment: string
  created_at: Instant
  person: { _id: string }
}

export interface MarkTalk<R> {
  question: string
  asked: R
  /** The newest reply to it. */
  reply: R | undefined
}

/** Finds the questions about marks among the reviews of a submission: the learner's is the oldest of its kind. */
export function listMarkTalks<R extends Told>(given: readonly R[]): MarkTalk<R>[] {
  const reviews = given.toSorted((one, other) => +new Date(one.created_at) - +new Date(other.created_at))
  const kinds = new Map<string, R>()
  for (const review of reviews) if (!kinds.has(review.kind)) kinds.set(review.kind, review)
  return [...kinds.values()].flatMap((asked) => {
    const question = readMarkKind(asked.kind)
    if (question === undefined) return []
    const isReply = ({ kind, person }: R) => kind === asked.kind && person._id !== asked.person._id
    return [{ question, asked, reply: reviews.findLast(isReply) }]
  })
}
