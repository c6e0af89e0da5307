/** The facts on a course card: state, times and button. */

import type { CourseCard, Schedule } from '#src/api/shapes/course.ts'
import { formatDateTile } from '#src/lib/bn.ts'
import { formatWeekdays } from '#src/lib/class-time.ts'
import { DAY_PART_WORDS, getDayPart } from '#src/lib/day-part.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { getCourseStatus } from '#src/lib/price.ts'
import { words } from './words.ts'

/** Admission is announced in the last days before a batch begins. Our choice: the specification is silent. */
const SOON_DAYS = 14
/** At this many seats or fewer the number is shown: always the server's. */
const FEW_SEATS = 15

export interface CardState {
  tone: 'due' | 'ok' | 'neutral' | 'urgent'
  text: string
  hasDot?: boolean
}

/** `ব্যাচ ১৩ · রাতের` → `ব্যাচ ১৩`: the line below has the hour. */
function formatBatchName({ label }: Schedule): string {
  return label.split(' · ')[0] ?? label
}

function getBatchState(schedule: Schedule, now: number): CardState {
  const { seats_left: seats, start_at: start } = schedule
  const batch = formatBatchName(schedule)
  if (typeof seats === 'number' && seats > 0 && seats <= FEW_SEATS)
    return { tone: 'due', text: words.fewSeats(batch, seats) }
  const isSoon = Boolean(start) && Date.parse(start ?? '') - now <= SOON_DAYS * DAY_MS
  return isSoon
    ? { tone: 'due', text: words.admissionOpen(batch), hasDot: true }
    : { tone: 'neutral', text: batch }
}

/** The pill of the card. `now` in milliseconds. (spec 4 Course status) */
export function getCardState(course: CourseCard, now: number): CardState {
  const status = getCourseStatus(course)
  if (status === 'FREE') return { tone: 'ok', text: words.free }
  if (status === 'ENDED') return { tone: 'neutral', text: words.ended }
  if (course.kind === 'bundle') return { tone: 'neutral', text: words.bundle }
  if (course.kind === 'recorded') return { tone: 'neutral', text: words.recorded }
  return course.next_schedule
    ? getBatchState(course.next_schedule, now)
    : { tone: 'neutral', text: words.live }
}

/** `৬ ডিসেম্বর থেকে · শনি, সোম, বুধ · রাত`; a course without classes shows its contents instead. (ruling R4) */
export function formatTimeLine(course: CourseCard): string {
  if (course.kind === 'bundle') return words.forLife
  if (course.kind !== 'live') return words.anyTime(course.recording_count)
  const { start_at: start, days = [] } = course.next_schedule ?? {}
  const tile = start ? formatDateTile(start) : undefined
  if (!start || !tile) return words.startLater
  const part = getDayPart(start)
  return words.starts(`${tile.day} ${tile.month}`, formatWeekdays(days), part ? DAY_PART_WORDS[part] : '')
}

/** The pill of a row: as on the card, but for a live course only the kind, since the price is beside it. */
export function getRowState(course: CourseCard, now: number): CardState {
  const isOnSale = course.kind === 'live' && getCourseStatus(course) === 'CONTINUE'
  return isOnSale ? { tone: 'urgent', text: words.liveRow } : getCardState(course, now)
}

/** `তানভীর হাসান · ৭ ডিসেম্বর থেকে`: the teacher and the start, or the amount of content. */
export function formatRowLine({
  kind,
  teacher,
  next_schedule: next,
  recording_count: recordings,
}: CourseCard): string {
  const tile = next?.start_at ? formatDateTile(next.start_at) : undefined
  const live = tile ? words.starts(`${tile.day} ${tile.month}`, '', '') : words.startLater
  const still =
    kind === 'bundle' ? words.forLife : recordings > 0 ? words.recordings(recordings) : words.anyTime(0)
  return joinFacts(teacher?.name, kind === 'live' ? live : still)
}

/** The button of the card; `isOver` greys it out. */
export function getCardAction(course: CourseCard): { text: string; isOver: boolean } {
  const status = getCourseStatus(course)
  if (status === 'ENDED') return { text: words.ended, isOver: true }
  return { text: status === 'FREE' ? words.enrolFree : words.details, isOver: false }
}

/** The address of a course: each kind has its own page. (ruling R23) */
export function getCourseAddress({ kind, slug, _id }: CourseCard): string {
  if (offers.freeCourses && kind === 'free') return paths.freeCourse(_id)
  return kind === 'bundle' ? paths.bundle(slug) : paths.course(slug)
}
