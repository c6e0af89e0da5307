/** Counts of a batch for its teachers: finished items of each kind, and unchecked submissions. */

import { and, eq, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { AttributeCount } from '#src/api/shapes/study-plan.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import type { Db } from '../../database/open.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import type { Services } from '../services.ts'
import { isWaiting } from '../submission/submission-list.ts'
import { type BatchData, assertBatchAccess, readBatch } from './batch-data.ts'

/** Unchecked submissions of a batch, as the queue lists them. */
export async function listUnchecked(batchId: string, db: Db): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(submission)
    .where(and(eq(submission.batch, batchId), isNull(submission.level), isWaiting))
}

function countDone(isDone: readonly boolean[]): { done: number; total: number } {
  return { done: isDone.filter(Boolean).length, total: isDone.length }
}

const isPast = (at: string | null, now: string) => at !== null && at < now

export async function countBatchItems(
  batchId: string,
  person: Person,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
) {
  await assertBatchAccess(batchId, person, db)
  const { lives, recordings, assignments, exams, resources }: BatchData = await readBatch(batchId, db, {
    withDrafts: true,
  })
  const now = clock.iso()
  const count: v.InferInput<typeof AttributeCount> = {
    // Support hours have no class number.
    live: countDone(
      lives
        .filter(({ class_no }) => class_no !== null)
        .map(({ starts_at, ends_at }) => getLiveState(starts_at, now, ends_at) === 'ended'),
    ),
    // The recording of a class is counted with its class.
    recording: countDone(
      recordings.filter(({ live }) => live === null).map(({ recorded_at }) => recorded_at <= now),
    ),
    assignment: countDone(assignments.map(({ last_submission_date }) => isPast(last_submission_date, now))),
    exam: countDone(exams.map(({ closes_at }) => isPast(closes_at, now))),
    resource: countDone(resources.map(() => true)),
    due: (await listUnchecked(batchId, db)).length,
  }
  return count
}
