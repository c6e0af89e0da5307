/** Tells whether an invitation or an offer is unanswered, coming, or over. (ruling R56) */

import type { Interview, Offer } from '#src/api/shapes/talent-answer.ts'
import { DAY_MS, HOUR_MS } from '#src/lib/duration.ts'

/** One of both, in the same form. */
export type Asked =
  | { kind: 'interview'; letter: Interview; status: Status }
  | { kind: 'offer'; letter: Offer; status: Status }

/** `expired`: nobody answered in time; the server has no such state for interviews. */
export type Status = 'waiting' | 'accepted' | 'declined' | 'expired'

/** `ahead`: accepted, and the day is in the future. */
export const TABS = ['waiting', 'ahead', 'past'] as const
export type Tab = (typeof TABS)[number]

export function isOpen({ answer_by }: { answer_by: string }, now: number): boolean {
  return Date.parse(answer_by) > now
}

function getStatus(status: Status, letter: { answer_by: string }, now: number): Status {
  return status === 'waiting' && !isOpen(letter, now) ? 'expired' : status
}

/** When it ends: an interview at its end, a job offer after the first working day in Dhaka. */
function getEnd({ kind, letter }: Asked): number {
  if (kind === 'interview') return Date.parse(letter.at) + letter.minutes * 60_000
  return Date.parse(`${letter.start_date}T00:00:00+06:00`) + DAY_MS
}

export function chooseTab(asked: Asked, now: number): Tab {
  if (asked.status === 'waiting') return 'waiting'
  return asked.status === 'accepted' && getEnd(asked) > now ? 'ahead' : 'past'
}

const getAnsweredAt = ({ letter }: Asked) => Date.parse(letter.answered_at ?? letter.answer_by)

const ORDER: Record<Tab, (one: Asked, other: Asked) => number> = {
  waiting: (one, other) => Date.parse(one.letter.answer_by) - Date.parse(other.letter.answer_by),
  ahead: (one, other) => getEnd(one) - getEnd(other),
  past: (one, other) => getAnsweredAt(other) - getAnsweredAt(one),
}

/** Unanswered ones by deadline, coming ones by day, the others by answer, the latest first. */
export function groupByTab(
  interviews: readonly Interview[],
  offers: readonly Offer[],
  now: number,
): Record<Tab, Asked[]> {
  const all = [
    ...interviews.map((letter): Asked => ({
      kind: 'interview',
      letter,
      status: getStatus(letter.invitation_status, letter, now),
    })),
    ...offers.map((letter): Asked => ({
      kind: 'offer',
      letter,
      status: getStatus(letter.offer_status, letter, now),
    })),
  ]
  const listOf = (tab: Tab) => all.filter((asked) => chooseTab(asked, now) === tab).toSorted(ORDER[tab])
  return { waiting: listOf('waiting'), ahead: listOf('ahead'), past: listOf('past') }
}

export interface TimeLeft {
  seconds: number
  /** Of ten: six hours each within the last sixty, a day each before that. */
  stitches: number
  isUrgent: boolean
}

export const STITCHES = 10

/** The last stitch stays until the time is over. */
export function measureTimeLeft(answer_by: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(answer_by) - now)
  const each = left <= STITCHES * 6 * HOUR_MS ? 6 * HOUR_MS : DAY_MS
  const stitches = Math.min(STITCHES, Math.max(left > 0 ? 1 : 0, Math.round(left / each)))
  return { seconds: Math.floor(left / 1000), stitches, isUrgent: left < DAY_MS }
}
