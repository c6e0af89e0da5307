/** The learners of a batch for their teacher. (rulings R35, R39) */

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { computeMeanPercent } from '#src/lib/exact-shares.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { listRows } from '../../database/queries.ts'
import { batch_learner } from '../../database/tables/batch.ts'
import { live_visit } from '../../database/tables/item.ts'
import type { AssignmentRow } from '../../database/tables/item.ts'
import {
  type ProgressRow,
  recording_progress,
  submission,
  type SubmissionRow,
} from '../../database/tables/learning.ts'
import { endorsement, person } from '../../database/tables/person.ts'
import { getPicture } from '../../kernel/picture.ts'
import type { Services } from '../services.ts'
import type { BatchData } from './batch-data.ts'
import { getWatchedPercent, WATCHED_PERCENT } from './item-state.ts'
import { rankLearners } from './ranking.ts'

type Learner = v.InferInput<typeof BatchLearner>

export function computeAveragePercent(
  rows: readonly Pick<SubmissionRow, 'obtained' | 'full_marks'>[],
): number | null {
  const marked = rows.flatMap(({ obtained, full_marks }) =>
    obtained === null ? [] : { mark: obtained, marks: full_marks },
  )
  return computeMeanPercent(marked) ?? null
}

/** Assignments that are already visible to learners, oldest first. */
export function listReadableAssignments({ assignments }: BatchData, now: string): AssignmentRow[] {
  return assignments.filter(({ created_at }) => created_at <= now)
}

/** The newest assignment that is over; learners who missed it are at risk. */
function findLastDue(batchData: BatchData, now: string): AssignmentRow | undefined {
  return listReadableAssignments(batchData, now).findLast(
    ({ last_submission_date }) => last_submission_date !== null && last_submission_date < now,
  )
}

export async function listHandedIn(batchId: string, { db }: Pick<Services, 'db'>): Promise<SubmissionRow[]> {
  return listRows(db, submission, and(eq(submission.batch, batchId), isNotNull(submission.submitted_at)))
}

/** How many of the recordings watched last are listed. */
const LAST_WATCHED = 3

/** The attendance and watched recordings of all learners of a batch. */
async function readSeen({ lives, recordings }: BatchData, { db, clock }: Services) {
  const now = clock.iso()
  const held = lives.filter(
    (row) =>
      row.class_no !== null && !row.is_cancelled && getLiveState(row.starts_at, now, row.ends_at) === 'ended',
  )
  const ids = { held: held.map(({ _id }) => _id), recorded: recordings.map(({ _id }) => _id) }
  const visits = await listRows(db, live_visit, inArray(live_visit.live, ids.held))
  const visited = new Set(visits.map(({ _id }) => _id))
  const progressOf = new Map<string, ProgressRow[]>()
  for (const row of await listRows(
    db,
    recording_progress,
    inArray(recording_progress.recording, ids.recorded),
  )) {
    progressOf.set(row.person, [...(progressOf.get(row.person) ?? []), row])
  }
  return (person: string): Pick<Learner, 'classes' | 'recordings'> => {
    const own = progressOf.get(person) ?? []
    const progress = new Map(own.map((row) => [row.recording, row]))
    const computeWatchedPercent = (id: string | null) => {
      const recorded = recordings.find(({ _id }) => _id === id)
      return recorded ? getWatchedPercent(recorded, { progress }) : 0
    }
    return {
      classes: held.map(({ _id, recording }) => {
        if (visited.has(`${_id}:${person}`)) return 'present'
        return computeWatchedPercent(recording) >= WATCHED_PERCENT ? 'recording' : 'missed'
      }),
      recordings: own
        .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
        .slice(0, LAST_WATCHED)
        .map(({ recording: id }) => ({
          _id: id,
          title: recordings.find(({ _id }) => _id === id)?.title ?? '',
          percent: computeWatchedPercent(id),
        })),
    }
  }
}

/** In the order of the leaderboard. */
export async function listLearners(
  batchData: BatchData,
  teacher: string,
  parts: Services,
): Promise<Learner[]> {
  const { db, clock } = parts
  const id = batchData.batch._id
  const places = await db.select().from(batch_learner).where(eq(batch_learner.batch, id))
  const ids = places.map((place) => place.person)
  const people = ids.length === 0 ? [] : await db.select().from(person).where(inArray(person._id, ids))
  const handIns = await listHandedIn(id, parts)
  const endorsed = await db.select().from(endorsement).where(eq(endorsement.teacher, teacher))
  const tasks = listReadableAssignments(batchData, clock.iso())
  const last = findLastDue(batchData, clock.iso())
  const ranked = await rankLearners(id, db)
  const describeSeen = await readSeen(batchData, parts)
  return ranked.flatMap(({ person: own, rank, points }) => {
    const who = people.find(({ _id }) => _id === own)
    const place = places.find((each) => each.person === own)
    if (!who || !place) return []
    const mine = handIns.filter((row) => row.person === own)
    const isTalent = who.role === 'talent'
    return {
      _id: place._id,
      person: { _id: own, name: who.name, picture: getPicture(parts, who) },
      joined_at: place.joined_at,
      is_frozen: place.is_frozen,
      rank,
      points,
      handed_in: new Set(mine.flatMap(({ assignment }) => assignment ?? [])).size,
      task_count: tasks.length,
      average: computeAveragePercent(mine),
      is_at_risk: last !== undefined && !mine.some(({ assignment }) => assignment === last._id),
      is_talent: isTalent,
      is_endorsed: endorsed.some(({ talent }) => talent === own),
      username: isTalent ? (who.username ?? '') : '',
      ...describeSeen(own),
    }
  })
}
