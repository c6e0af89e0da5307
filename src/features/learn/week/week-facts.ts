/** What somebody learnt in a week, from facts that the server has anyway. */

import { getAppointmentAddress } from '#src/api/join-way.ts'
import type { HabitDay } from '#src/api/shapes/progress.ts'
import type { Note, RecordingProgress } from '#src/api/shapes/recording.ts'
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { isBegun } from '#src/lib/watch-place.ts'
import { type DayClock, getDayOn, listWeekDays } from '#src/lib/week.ts'
import type { Played } from '#src/stores/player/played-time.ts'

export interface WeekSource {
  progress: readonly RecordingProgress[]
  notes: readonly Note[]
  submissions: readonly SubmissionCard[]
  /** The days of the current week as the server counts them, in Dhaka. */
  habit: readonly HabitDay[]
  /** Only this device's: the server does not say on which day a minute was watched. */
  played: readonly Played[]
}

export interface WeekFacts {
  days: readonly string[]
  /** Those on which something was learnt. */
  learned: readonly string[]
  /** Seconds that were played on this device on each of the days. */
  seconds: readonly number[]
  total: number
  /** Newest first. */
  watched: readonly RecordingProgress[]
  notes: readonly Note[]
  submitted: readonly SubmissionCard[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

export const isMarked = ({ mark }: SubmissionCard) => typeof mark === 'number'

/** Every day on which something was learnt. */
export function listLearnedDays(
  { progress, notes, submissions, habit, played }: WeekSource,
  clock: DayClock,
): ReadonlySet<string> {
  const instants = [
    ...played.map(({ at }) => at),
    ...progress.map(({ updated_at: at }) => at),
    ...notes.map(({ created_at: at }) => at),
    ...submissions.map(({ submitted_at: at }) => at),
  ]
  // The server knows days that have no other trace, but only Dhaka's.
  const known = clock === 'dhaka' ? habit.filter(({ state }) => state === 'done') : []
  return new Set([
    ...instants.flatMap((at) => (at ? getDayOn(at, clock) : [])),
    ...known.map(({ date }) => date),
  ])
}

export function buildWeek(source: WeekSource, saturday: string, clock: DayClock): WeekFacts {
  const { progress, notes, submissions, played } = source
  const days = listWeekDays(saturday)
  const isIn = (at: string | null | undefined): boolean => Boolean(at && days.includes(getDayOn(at, clock)))
  const watched = progress.filter(({ updated_at: at, watched: length }) => length > 0 && isIn(at))
  const learned = listLearnedDays(source, clock)
  const seconds = days.map((day) =>
    sum(played.filter(({ at }) => getDayOn(at, clock) === day).map((each) => each.seconds)),
  )
  return {
    days,
    learned: days.filter((day) => learned.has(day)),
    seconds,
    total: sum(seconds),
    watched: watched.toSorted(
      (one, other) => Date.parse(other.updated_at ?? '') - Date.parse(one.updated_at ?? ''),
    ),
    notes: notes.filter(({ created_at: at }) => isIn(at)),
    submitted: submissions.filter(({ submitted_at: at }) => isIn(at)),
  }
}

/** Submitted, and a teacher has not marked it yet; the oldest first. */
export function listWaiting(submissions: readonly SubmissionCard[]): SubmissionCard[] {
  return submissions
    .filter((each) => each.submitted_at && each.kind !== 'quiz' && !isMarked(each))
    .toSorted((one, other) => Date.parse(one.submitted_at ?? '') - Date.parse(other.submitted_at ?? ''))
}

/** The page of a submission. Its card does not name the module, which the plan of its batch does. */
export function getSubmissionAddress(
  { exam, assignment, batch }: SubmissionCard,
  plan: StudyPlan | undefined,
): string {
  const id = exam ?? assignment
  if (!batch || !id) return paths.tasks()
  const module = plan?.modules.find(({ plans }) =>
    plans.some(({ items }) => items.some((each) => each._id === id)),
  )
  const kind = exam ? 'exam' : 'assignment'
  return getAppointmentAddress({ kind, batch, module, _id: id })
}

/** The player, which resumes where the recording was left. A lesson without a batch is among the recordings. */
export const getRecordingAddress = ({ recording: { _id, batch } }: RecordingProgress) =>
  batch ? paths.recording(batch._id, _id) : paths.recordings()

/** In minutes: as much as fits beside work and family. */
const SHORT = 15
const NOTES_MINUTES = 5

export interface Suggestion {
  kind: 'watch' | 'notes' | 'practice'
  title: string | undefined
  minutes: number
  to: string
}

/** The one thing to try: what was begun first, then the week's notes, then a practice quiz. */
export function suggest(progress: readonly RecordingProgress[], notes: readonly Note[]): Suggestion {
  const begun = progress.find(
    ({ recording: card, position, duration }) => card.batch && isBegun({ ...card, position, duration }),
  )
  if (begun) {
    const left = Math.ceil((begun.duration - begun.position) / 60)
    return {
      kind: 'watch',
      title: begun.recording.title,
      minutes: Math.min(SHORT, left),
      to: getRecordingAddress(begun),
    }
  }
  if (offers.notes && notes.length > 0)
    return { kind: 'notes', title: undefined, minutes: NOTES_MINUTES, to: paths.notes() }
  return { kind: 'practice', title: undefined, minutes: SHORT, to: paths.practice() }
}
