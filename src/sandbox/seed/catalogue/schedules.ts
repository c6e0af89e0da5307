/** Schedules on sale: batches with a start and seats, and permanent ones of recorded, free and bundled courses. (ruling R29) */

import type { Weekday } from '#src/api/shapes/scalar.ts'
import { formatNumber } from '#src/lib/bn.ts'
import type { schedule } from '../../database/tables/catalogue.ts'
import type { Calendar } from '../calendar.ts'
import { COURSE_DRAFTS } from './courses.ts'
import { getCourseId } from './make-course.ts'

type ScheduleRow = typeof schedule.$inferInsert

interface ScheduleDraft {
  slug: string
  batch: number
  /** Set when a batch has two times: `রাতের`, `সকালের`. */
  part?: string
  /** Weekdays relative to the anchor's: -2 and 2 are two days before and after it. */
  days: readonly number[]
  /** The first class is the first of `days` that is at least this many days from the anchor. */
  from: number
  weeks: number
  time: readonly [from: string, to: string]
  seats: number
  taken: number
}

export const NIGHT_13 = 'schedule-full-stack-javascript-13-1'
export const FULL_SCHEDULE = 'schedule-spoken-english-18-1'

const NIGHT = ['21:00', '22:30'] as const

const DRAFTS: readonly ScheduleDraft[] = [
  {
    slug: 'full-stack-javascript',
    batch: 13,
    part: 'রাতের',
    days: [-2, 0, 2],
    from: 12,
    weeks: 26,
    time: NIGHT,
    seats: 100,
    taken: 82,
  },
  {
    slug: 'full-stack-javascript',
    batch: 13,
    part: 'সকালের',
    days: [-3, -2],
    from: 17,
    weeks: 26,
    time: ['10:00', '12:00'],
    seats: 60,
    taken: 19,
  },
  {
    slug: 'ux-design',
    batch: 8,
    days: [-1, 1],
    from: 15,
    weeks: 16,
    time: ['20:30', '22:00'],
    seats: 40,
    taken: 26,
  },
  {
    slug: 'data-science-python',
    batch: 5,
    days: [-3, -2],
    from: 18,
    weeks: 18,
    time: ['20:00', '21:30'],
    seats: 50,
    taken: 17,
  },
  { slug: 'backend-django', batch: 4, days: [-1, 2], from: 21, weeks: 20, time: NIGHT, seats: 50, taken: 12 },
  {
    slug: 'spoken-english',
    batch: 18,
    part: 'সন্ধ্যার',
    days: [-2, 0, 2],
    from: 5,
    weeks: 8,
    time: ['18:30', '19:30'],
    seats: 10,
    taken: 10,
  },
  {
    slug: 'spoken-english',
    batch: 18,
    part: 'ভোরের',
    days: [-2, 0, 2],
    from: 7,
    weeks: 8,
    time: ['05:00', '06:00'],
    seats: 10,
    taken: 4,
  },
  {
    slug: 'flutter-mobile-app',
    batch: 3,
    days: [-1, 1],
    from: 24,
    weeks: 16,
    time: ['16:00', '17:30'],
    seats: 40,
    taken: 9,
  },
  {
    slug: 'facebook-ads-live',
    batch: 9,
    days: [-3],
    from: 10,
    weeks: 6,
    time: ['12:30', '14:00'],
    seats: 80,
    taken: 31,
  },
  {
    slug: 'ielts-preparation',
    batch: 11,
    days: [-1, 1, 3],
    from: 8,
    weeks: 10,
    time: ['19:00', '20:30'],
    seats: 30,
    taken: 22,
  },
  {
    slug: 'freelancing-live',
    batch: 6,
    days: [-3],
    from: 17,
    weeks: 8,
    time: ['10:00', '12:00'],
    seats: 60,
    taken: 14,
  },
  // Admission is over, so their courses are ENDED. (spec 4 Course status)
  { slug: 'react-advanced', batch: 2, days: [-1], from: -50, weeks: 6, time: NIGHT, seats: 40, taken: 40 },
  { slug: 'seo-live', batch: 5, days: [-3], from: -40, weeks: 6, time: NIGHT, seats: 60, taken: 57 },
]

/** The first class day on or after `from`, counted from the anchor. */
export function findFirstClassDay(days: readonly number[], from: number): number {
  const isClassDay = (offset: number) => days.some((day) => (offset - day) % 7 === 0)
  let offset = from
  while (!isClassDay(offset)) offset += 1
  return offset
}

const WEEK: readonly Weekday[] = [
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
]

/** In week order, starting with Saturday. */
export function listWeekdays(days: readonly number[], calendar: Calendar): Weekday[] {
  return days
    .map((day) => calendar.weekday(day))
    .toSorted((one, other) => WEEK.indexOf(one) - WEEK.indexOf(other))
}

/** The early-bird offer of batch 13 that the page's countdown bar shows: three days, 4 hours, 36 minutes. */
function buildEarlyBirdOffer(calendar: Calendar): ScheduleRow['offer'] {
  return { title: 'আগে ভর্তি হলে', percent: 25, ends_at: calendar.minutesAgo(-(3 * 1440 + 4 * 60 + 36)) }
}

function buildLiveSchedule(
  draft: ScheduleDraft,
  index: number,
  calendar: Calendar,
): ScheduleRow & { first: number; draft: ScheduleDraft } {
  const sameBatch = DRAFTS.slice(0, index).filter(
    ({ slug, batch }) => slug === draft.slug && batch === draft.batch,
  )
  const part = sameBatch.length + 1
  const key = `${draft.slug}-${draft.batch}-${part}`
  const first = findFirstClassDay(draft.days, draft.from)
  const [time_from, time_to] = draft.time
  return {
    _id: `schedule-${key}`,
    course: getCourseId(draft.slug),
    batch: `batch-${key}`,
    label: `ব্যাচ ${formatNumber(draft.batch)}${draft.part === undefined ? '' : ` · ${draft.part}`}`,
    starts_at: calendar.at(first, time_from),
    ends_at: calendar.at(first + draft.weeks * 7, time_to),
    days: listWeekdays(draft.days, calendar),
    time_from,
    time_to,
    seats: draft.seats,
    seats_taken: draft.taken,
    offer: draft.slug === 'full-stack-javascript' ? buildEarlyBirdOffer(calendar) : null,
    admission_ends_at: calendar.at(first + 7, '23:59'),
    order: part,
    first,
    draft,
  }
}

export function buildLiveSchedules(calendar: Calendar) {
  return DRAFTS.map((draft, index) => buildLiveSchedule(draft, index, calendar))
}

/** Schedules that never close: recorded and free courses, and bundles (whose schedule is their plan). */
function buildStandingSchedules(): ScheduleRow[] {
  return COURSE_DRAFTS.filter(({ kind }) => kind !== 'live').map(({ slug, kind }) => ({
    _id: kind === 'bundle' ? `plan-${slug}` : `schedule-${slug}`,
    course: getCourseId(slug),
    batch: kind === 'bundle' ? null : `batch-${slug}`,
    label: kind === 'bundle' ? 'আজীবন মেয়াদ' : 'যেকোনো সময়',
    order: 1,
  }))
}

export function buildScheduleRows(calendar: Calendar): ScheduleRow[] {
  const live = buildLiveSchedules(calendar).map(({ first: _first, draft: _draft, ...row }) => row)
  return [...live, ...buildStandingSchedules()]
}
