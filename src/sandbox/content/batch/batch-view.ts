/** The card of a batch in my-courses and the head of its page. */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Batch, BatchCard } from '#src/api/shapes/batch.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { computePercent } from '#src/lib/percent.ts'
import { batch_learner } from '../../database/tables/batch.ts'
import type { Person } from '../../database/tables/person.ts'
import { showCategoryMark, filterWeekdays } from '../catalogue/catalogue.ts'
import { readPerson } from '../people.ts'
import type { Services } from '../services.ts'
import { type BatchData, type LearnerRecords, findEnrolment } from './batch-data.ts'
import { getWatchedPercent, WATCHED_PERCENT } from './item-state.ts'
import { hasUnreadNotice } from './notice-view.ts'
import { readLearnerView, showModules } from './study-plan-view.ts'

type Card = v.InferInput<typeof BatchCard>

const FROZEN = 'বাকি টাকা পরিশোধ করলে ব্যাচটি আবার খুলবে।'

export function isRecorded({ course: { kind } }: Pick<BatchData, 'course'>): boolean {
  return kind === 'recorded' || kind === 'free'
}

/** Counts finished classes, or watched recordings of a recorded course. */
export function countSteps(
  batchData: BatchData,
  records: LearnerRecords,
  now: string,
): { done: number; total: number; percent: number } {
  const classes = batchData.lives.filter(({ class_no }) => class_no !== null)
  const units = isRecorded(batchData)
    ? batchData.recordings.map((row) => getWatchedPercent(row, records) >= WATCHED_PERCENT)
    : classes.map((row) => getLiveState(row.starts_at, now, row.ends_at) === 'ended')
  const done = units.filter(Boolean).length
  return {
    done,
    total: units.length,
    percent: computePercent(done, units.length),
  }
}

function getBatchState(batchData: BatchData, isFrozen: boolean, now: string): Card['state'] {
  if (isFrozen) return 'frozen'
  if (isRecorded(batchData)) return 'recorded'
  const { starts_at, ends_at } = batchData.batch
  if (ends_at !== null && ends_at < now) return 'completed'
  return starts_at !== null && starts_at > now ? 'upcoming' : 'running'
}

function findNextClass({ lives }: BatchData, now: string): Card['next_class'] {
  const row = lives.find(
    ({ starts_at, ends_at, is_cancelled }) =>
      !is_cancelled && getLiveState(starts_at, now, ends_at) !== 'ended',
  )
  return row ? { _id: row._id, title: row.title, start_at: row.starts_at, end_at: row.ends_at } : null
}

export async function showBatchCard(
  batchData: BatchData,
  records: LearnerRecords,
  person: Person,
  parts: Services,
): Promise<Card> {
  const { batch, course } = batchData
  const now = parts.clock.iso()
  const place = await findEnrolment(batch._id, person, parts.db)
  const isFrozen = place?.is_frozen ?? false
  return {
    _id: batch._id,
    title: batch.title,
    state: getBatchState(batchData, isFrozen, now),
    reason: isFrozen ? FROZEN : '',
    course: {
      _id: course._id,
      slug: course.slug,
      title: course.title,
      kind: course.kind,
      category: showCategoryMark(batchData.category),
    },
    teacher: await readPerson(batch.teachers[0], parts),
    days: filterWeekdays(batch.days),
    class_time: batch.time_from,
    class_end: batch.time_to,
    start_at: batch.starts_at,
    end_at: batch.ends_at,
    ...countSteps(batchData, records, now),
    unwatched: batchData.recordings.filter((row) => getWatchedPercent(row, records) < WATCHED_PERCENT).length,
    next_class: findNextClass(batchData, now),
  }
}

export async function showBatch(
  batchData: BatchData,
  records: LearnerRecords,
  person: Person,
  parts: Services,
): Promise<v.InferInput<typeof Batch>> {
  const modules = showModules(await readLearnerView(batchData, records, parts))
  return {
    ...(await showBatchCard(batchData, records, person, parts)),
    module_done: modules.filter(({ state }) => state === 'done').length,
    module_total: modules.length,
    learner_count: await parts.db.$count(batch_learner, eq(batch_learner.batch, batchData.batch._id)),
    has_new_notice: await hasUnreadNotice(batchData.batch._id, person, parts.db),
    is_onboarding_open: !person.is_batch_onboarding_complete,
  }
}
