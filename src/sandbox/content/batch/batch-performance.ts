/** Performance of a whole batch. (spec 7 Batches and study plans, ruling R38) */

import type * as v from 'valibot'
import type { BatchPerformance, PublicPerformance } from '#src/api/shapes/batch-learner.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { computePercent } from '#src/lib/percent.ts'
import type { SubmissionRow } from '../../database/tables/learning.ts'
import type { Services } from '../services.ts'
import { listUnchecked } from './batch-counts.ts'
import { showBatchMark, type BatchData } from './batch-data.ts'
import {
  listReadableAssignments,
  listHandedIn,
  listLearners,
  computeAveragePercent,
} from './batch-learners.ts'

type Performance = v.InferInput<typeof BatchPerformance>
type Doing = NonNullable<Performance['doings']>[number]

/** How many of the leaderboard's first are listed. */
const TOP = 5

/** All submissions of a batch, and the unchecked ones. */
interface HandedIn {
  all: readonly SubmissionRow[]
  waiting: readonly SubmissionRow[]
}

function showDoing(
  kind: 'assignment' | 'exam',
  item: { _id: string; title: string },
  at: string | null,
  { all, waiting }: HandedIn,
): Doing {
  const isOf = (row: SubmissionRow) => row[kind] === item._id
  const own = all.filter(isOf)
  return {
    _id: item._id,
    kind,
    title: item.title,
    at,
    done: own.length,
    unchecked: waiting.filter(isOf).length,
    average: computeAveragePercent(own),
  }
}

/** Items that have begun, newest first; an exam without a window has begun with its first submission. */
function listDoings(batchData: BatchData, handIns: HandedIn, now: string): Doing[] {
  const held = batchData.lives.filter(
    (row) => row.class_no !== null && getLiveState(row.starts_at, now, row.ends_at) === 'ended',
  )
  const tried = new Set([...handIns.all, ...handIns.waiting].map(({ exam }) => exam))
  const begun = batchData.exams.filter(
    ({ _id, opens_at }) => (opens_at !== null && opens_at <= now) || tried.has(_id),
  )
  const all: Doing[] = [
    ...held.map(({ _id, title, starts_at, joined_count }) => ({
      _id,
      kind: 'live' as const,
      title,
      at: starts_at,
      done: joined_count,
    })),
    ...listReadableAssignments(batchData, now).map((row) =>
      showDoing('assignment', row, row.last_submission_date, handIns),
    ),
    ...begun.map((row) => showDoing('exam', row, row.opens_at, handIns)),
  ]
  return all.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
}

function computeNumbers(
  batchData: BatchData,
  doings: readonly Doing[],
  handIns: readonly SubmissionRow[],
  learners: number,
) {
  const countDone = (kind: Doing['kind']) =>
    doings.filter((doing) => doing.kind === kind).map(({ done }) => done ?? 0)
  const share = (all: readonly number[]) =>
    computePercent(
      all.reduce((sum, each) => sum + each, 0),
      all.length * learners,
    )
  const numbers: v.InferInput<typeof PublicPerformance> = {
    batch: showBatchMark(batchData),
    learner_count: learners,
    average_mark: computeAveragePercent(handIns),
    hand_in_percent: share(countDone('assignment')),
    attendance_percent: share(countDone('live')),
  }
  return numbers
}

/** `teacher`: whose endorsements count. */
export async function computePerformance(
  batchData: BatchData,
  teacher: string,
  parts: Services,
): Promise<Performance> {
  const handIns = await listHandedIn(batchData.batch._id, parts)
  const waiting = await listUnchecked(batchData.batch._id, parts.db)
  const learners = await listLearners(batchData, teacher, parts)
  const doings = listDoings(batchData, { all: handIns, waiting }, parts.clock.iso())
  return {
    ...computeNumbers(batchData, doings, handIns, learners.length),
    at_risk_count: learners.filter(({ is_at_risk }) => is_at_risk).length,
    unchecked_count: waiting.length,
    doings,
    top: learners.slice(0, TOP).map(({ rank, points, person }) => ({ rank, points, person })),
  }
}
