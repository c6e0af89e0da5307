/** The other learners of the batches: leaderboard ranks and unmarked work. */

import type { batch_learner } from '../../database/tables/batch.ts'
import type { live, live_visit } from '../../database/tables/item.ts'
import type { submission } from '../../database/tables/learning.ts'
import { BATCH_12, BATCH_12_KEY } from '../batches/full-stack-12.ts'
import { BATCH_UX_7 } from '../batches/ux-7.ts'
import type { Calendar } from '../calendar.ts'
import { getClassmateId, NUSRAT } from '../people.ts'

type LearnerRow = typeof batch_learner.$inferInsert

/** Batch 12 has 142 learners with Nusrat. UX batch 7 has 58 with her and one frozen enrolment. */
const MATES_OF_12 = 141
const MATES_OF_UX = 56
/** Nusrat is 7th of batch 12 and was 9th a week ago: she has overtaken two learners since. */
export const NUSRAT_POINTS = { now: 1102, before: 1020 }
export const NUSRAT_UX_POINTS = { now: 560, before: 500 }
const AHEAD = 6
const AHEAD_IN_UX = 11
const STEP = 8
const POINTS_A_WEEK = 60

function points(place: number, ahead: number, top: number): { score: number; score_before: number } {
  const score = top - (place < ahead ? place : place + 1) * STEP
  return { score, score_before: Math.max(0, score - POINTS_A_WEEK) }
}

function enrolClassmates(
  batch: string,
  count: number,
  ahead: number,
  top: number,
  firstMate: number,
  calendar: Calendar,
): LearnerRow[] {
  return Array.from({ length: count }, (_, place) => {
    const person = getClassmateId(firstMate + place)
    return {
      _id: `${batch}:${person}`,
      batch,
      person,
      joined_at: calendar.at(-85, '12:00'),
      ...points(place, ahead, top),
    }
  })
}

export function buildClassmateRows(calendar: Calendar): LearnerRow[] {
  return [
    ...enrolClassmates(BATCH_12, MATES_OF_12, AHEAD, 1150, 0, calendar),
    ...enrolClassmates(BATCH_UX_7, MATES_OF_UX, AHEAD_IN_UX, 656, 60, calendar),
  ]
}

/** The marked assignments: how many classmates handed them in, and on which day most did. */
const MARKED = [
  { no: 1, count: 136, day: -66 },
  { no: 2, count: 131, day: -48 },
  { no: 3, count: 122, day: -21 },
  { no: 4, count: 96, day: -2 },
]
export const HANDED_IN_5 = 11

/** Assignments 1 to 4 are marked for most learners; assignment 5 has its first submissions. */
export function buildClassmateSubmissions(calendar: Calendar): (typeof submission.$inferInsert)[] {
  const handedIn = (no: number, index: number, day: number) => ({
    _id: `submission-mate-${no}-${index + 1}`,
    person: getClassmateId(index),
    assignment: `assignment-${BATCH_12_KEY}-${no}`,
    batch: BATCH_12,
    kind: 'assignment',
    version: 2,
    started_at: calendar.past(day, '18:00'),
    submitted_at: calendar.past(day, `19:${String(10 + (index % 45)).padStart(2, '0')}`),
    finish_key: `seed-${no}-${index + 1}`,
    full_marks: 20,
  })
  return [
    ...MARKED.flatMap(({ no, count, day }) =>
      Array.from({ length: count }, (_, index) => {
        const mark = 12 + ((index + 4 - no) % 8)
        return {
          ...handedIn(no, index, day),
          obtained: mark,
          marks: [{ question: `assignment-${BATCH_12_KEY}-${no}`, mark }],
          checked_at: calendar.past(day + 1, '16:00'),
          checked_by: 'person-tanvir',
        }
      }),
    ),
    ...Array.from({ length: HANDED_IN_5 }, (_, index) => handedIn(5, index, -1)),
  ]
}

/** Step sizes that visit every learner before any repeats. */
const [LEARNER_STEP, CLASS_STEP] = [13, 29]

/** Who attended the past classes of batch 12: the stated number for each class, with varying learners. */
export function buildClassVisits(
  lives: readonly (typeof live.$inferInsert)[],
): (typeof live_visit.$inferInsert)[] {
  const learners = [NUSRAT, ...Array.from({ length: MATES_OF_12 }, (_, index) => getClassmateId(index))]
  return lives
    .filter(({ batch }) => batch === BATCH_12)
    .flatMap(({ _id, joined_count = 0, starts_at }, no) =>
      learners.flatMap((person, at) =>
        (at * LEARNER_STEP + no * CLASS_STEP) % learners.length < (joined_count ?? 0)
          ? [{ _id: `${_id}:${person}`, live: _id, person, at: starts_at }]
          : [],
      ),
    )
}
