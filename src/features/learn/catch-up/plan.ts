/** Spreads the classes that were missed over free evenings, in the order in which they were taught. */

import type { RecordingCard } from '#src/api/shapes/recording.ts'
import type { Weekday } from '#src/api/shapes/scalar.ts'
import { parseDhakaInput } from '#src/lib/dhaka-input.ts'
import { getDhakaDay, type Instant, readDhakaClock } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'

const MINUTE_SECONDS = 60

/** Weeks begin on Saturday. Sunday is 0, as JavaScript counts. */
export const WEEK = [6, 0, 1, 2, 3, 4, 5] as const

const NAMES: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

export interface Evenings {
  /** Chosen weekdays. */
  days: readonly number[]
  /** Of each evening. */
  minutes: number
  /** When an evening begins in Dhaka. */
  hour: number
}

export type MissedClass = RecordingCard & { batch: NonNullable<RecordingCard['batch']> }

/** Seconds between which a class is watched on one evening. */
interface Step {
  recording: MissedClass
  from: number
  to: number
  startAt: string
}

export interface Evening {
  /** `YYYY-MM-DD` in Dhaka. */
  date: string
  steps: readonly Step[]
}

/** Recordings of live classes; a lesson of a recorded course cannot be missed. */
const isClass = (card: RecordingCard): card is MissedClass =>
  Boolean(card.batch) && typeof card.class_no === 'number'

/** The oldest first. */
export function listMissed(cards: readonly RecordingCard[]): MissedClass[] {
  return cards
    .filter(isClass)
    .filter(({ is_watched: isWatched }) => !isWatched)
    .toSorted((one, other) => Date.parse(one.recorded_at ?? '') - Date.parse(other.recorded_at ?? '') || 0)
}

/** Seconds of the class that are still to be watched. */
export const countLeft = ({ duration, position }: RecordingCard) => Math.max(0, duration - position)

/** The days without a class of a running batch; without any, the weekend. */
export function findFreeDays(
  batches: readonly { state: string; days: readonly Weekday[] }[],
): readonly number[] {
  const taken = new Set(batches.flatMap(({ state, days }) => (state === 'running' ? days : [])))
  const free = WEEK.filter((day) => !taken.has('Everyday') && !taken.has(NAMES[day]!))
  return free.length > 0 ? free : [5]
}

/** A rest of a class that is no longer than this is watched on the same evening, in seconds. */
const SHORT_REST = 10 * MINUTE_SECONDS
/** A plan beyond this many days is none. */
const LONGEST = 180

/** The evenings from today on, until all classes are watched. */
export function planEvenings(
  missed: readonly MissedClass[],
  { days, minutes, hour }: Evenings,
  now: Instant,
): Evening[] {
  const evenings: Evening[] = []
  const rest = missed.map((recording) => ({ recording, from: recording.duration - countLeft(recording) }))
  const first = (readDhakaClock(now)?.hour ?? 0) < hour ? 0 : 1
  for (let ahead = first; ahead < LONGEST && rest.length > 0 && days.length > 0; ahead += 1) {
    const date = getDhakaDay(new Date(now).getTime() + ahead * DAY_MS)
    if (!days.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) continue
    const start = Date.parse(parseDhakaInput(`${date}T${String(hour).padStart(2, '0')}:00`) ?? '')
    const budget = minutes * MINUTE_SECONDS
    const steps: Step[] = []
    let used = 0
    while (used < budget && rest[0] !== undefined) {
      const [{ recording, from }] = rest as [(typeof rest)[0]]
      const left = recording.duration - from
      const length = left <= budget - used + SHORT_REST ? left : budget - used
      steps.push({
        recording,
        from,
        to: from + length,
        startAt: new Date(start + used * 1000).toISOString(),
      })
      used += length
      if (length === left) rest.shift()
      else rest[0] = { recording, from: from + length }
    }
    evenings.push({ date, steps })
  }
  return evenings
}
