/** All data of a batch, read together, and what one learner did in it. (ruling R29 Chain) */

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type * as v from 'valibot'
import type { BatchMark, ModuleMark } from '#src/api/shapes/batch.ts'
import type { Db } from '../../database/open.ts'
import { findById, findRow, getById, listRows, type TableWithId } from '../../database/queries.ts'
import { readOnce } from '../../database/read-once.ts'
import {
  batch,
  batch_learner,
  module,
  study_plan,
  type BatchRow,
  type ModuleRow,
  type PlanRow,
} from '../../database/tables/batch.ts'
import { category, course, type CategoryRow, type CourseRow } from '../../database/tables/catalogue.ts'
import { booking } from '../../database/tables/commerce.ts'
import {
  assignment,
  exam,
  live,
  recording,
  resource,
  type LiveRow,
  type RecordingRow,
  type AssignmentRow,
  type ExamRow,
  type ResourceRow,
} from '../../database/tables/item.ts'
import {
  recording_progress,
  submission,
  type ProgressRow,
  type SubmissionRow,
} from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { Forbidden, NotFound } from '../../kernel/http-error.ts'

export interface BatchData {
  batch: Readonly<BatchRow>
  course: Readonly<CourseRow>
  category: Readonly<CategoryRow>
  modules: readonly ModuleRow[]
  plans: readonly PlanRow[]
  lives: readonly LiveRow[]
  recordings: readonly RecordingRow[]
  assignments: readonly AssignmentRow[]
  exams: readonly ExamRow[]
  resources: readonly ResourceRow[]
}

/** The records of one learner in the batch; empty for a teacher. */
export interface LearnerRecords {
  progress: ReadonlyMap<string, ProgressRow>
  submissions: readonly SubmissionRow[]
  /** Modules that the learner has marked as finished. */
  finished: ReadonlySet<string>
}

/** `withDrafts`: includes unpublished exams, for teachers. */
export function readBatch(id: string, db: Db, { withDrafts = false } = {}): Promise<BatchData> {
  return readOnce(db, `batch ${id} ${withDrafts}`, () => queryBatch(id, db, withDrafts))
}

async function queryBatch(id: string, db: Db, withDrafts: boolean): Promise<BatchData> {
  const found = await findById(db, batch, id)
  const courseRow = found && (await findById(db, course, found.course))
  const subject = courseRow && (await findById(db, category, courseRow.category))
  if (!found || !courseRow || !subject) throw new NotFound('ব্যাচটি')
  return {
    batch: found,
    course: courseRow,
    category: subject,
    modules: await db.select().from(module).where(eq(module.batch, id)).orderBy(asc(module.order)),
    plans: await db.select().from(study_plan).where(eq(study_plan.batch, id)).orderBy(asc(study_plan.day_no)),
    lives: await db.select().from(live).where(eq(live.batch, id)).orderBy(asc(live.starts_at)),
    recordings: await db
      .select()
      .from(recording)
      .where(eq(recording.batch, id))
      .orderBy(asc(recording.recorded_at), asc(recording.order)),
    assignments: await db
      .select()
      .from(assignment)
      .where(eq(assignment.batch, id))
      .orderBy(asc(assignment.last_submission_date)),
    exams: await listRows(
      db,
      exam,
      withDrafts ? eq(exam.batch, id) : and(eq(exam.batch, id), eq(exam.is_published, true)),
      asc(exam.opens_at),
    ),
    resources: await db.select().from(resource).where(eq(resource.batch, id)).orderBy(asc(resource.order)),
  }
}

export function readLearnerRecords(person: string, batchData: BatchData, db: Db): Promise<LearnerRecords> {
  return readOnce(db, `records ${person} ${batchData.batch._id}`, () =>
    queryLearnerRecords(person, batchData, db),
  )
}

async function queryLearnerRecords(
  person: string,
  { batch: own, recordings }: BatchData,
  db: Db,
): Promise<LearnerRecords> {
  const ids = recordings.map(({ _id }) => `${person}:${_id}`)
  const progress =
    ids.length === 0
      ? []
      : await db.select().from(recording_progress).where(inArray(recording_progress._id, ids))
  const mine = and(eq(submission.person, person), eq(submission.batch, own._id))
  const place = await findRow(
    db,
    batch_learner,
    and(eq(batch_learner.person, person), eq(batch_learner.batch, own._id)),
  )
  return {
    progress: new Map(progress.map((row) => [row.recording, row])),
    submissions: await db.select().from(submission).where(mine),
    finished: new Set(place?.modules_done),
  }
}

/** Batches in which a person learns or teaches. `evenFrozen` includes frozen bookings. */
export async function listOwnBatchIds(
  { _id, role }: Person,
  db: Db,
  { evenFrozen = false } = {},
): Promise<string[]> {
  if (role === 'teacher') {
    const all = await db.select().from(batch).orderBy(asc(batch.order))
    return all.filter(({ teachers }) => teachers.includes(_id)).map((row) => row._id)
  }
  const own = await db
    .select({ id: batch._id })
    .from(batch_learner)
    .innerJoin(batch, eq(batch._id, batch_learner.batch))
    .where(and(eq(batch_learner.person, _id), evenFrozen ? undefined : eq(batch_learner.is_frozen, false)))
    .orderBy(asc(batch.order), asc(batch._id))
  return own.map(({ id }) => id)
}

const FOREIGN = 'আপনি এই ব্যাচে ভর্তি নন।'
const FROZEN = 'বাকি টাকা পরিশোধ না করায় ব্যাচটি আপাতত বন্ধ আছে।'

export async function findEnrolment(batchId: string, person: Person, db: Db) {
  return findById(db, batch_learner, `${batchId}:${person._id}`)
}

/** Rejects everybody except the batch's learners and teachers; a frozen booking has no access either. */
export async function assertBatchAccess(
  batchId: string,
  person: Person,
  db: Db,
  { evenFrozen = false } = {},
): Promise<void> {
  const found = await getById(db, batch, batchId, 'ব্যাচটি')
  if (person.role === 'teacher') {
    if (!found.teachers.includes(person._id)) throw new Forbidden('আপনি এই ব্যাচের শিক্ষক নন।')
    return
  }
  const place = await findEnrolment(batchId, person, db)
  if (!place) throw new Forbidden(FOREIGN)
  if (place.is_frozen && !evenFrozen) throw new Forbidden(FROZEN)
}

/** The batch that a list names, or else all of the person's own. */
export async function listReadableBatchIds(
  wanted: string | undefined,
  person: Person,
  db: Db,
): Promise<string[]> {
  if (wanted === undefined) return listOwnBatchIds(person, db)
  await assertBatchAccess(wanted, person, db)
  return [wanted]
}

type BatchTable = TableWithId & { batch: SQLiteColumn }

/** A row of a batch that the person may open; `noun` is used in the error if there is none. */
export async function findInOwnBatch<T extends BatchTable>(
  table: T,
  id: string | undefined,
  noun: string,
  person: Person,
  db: Db,
): Promise<T['$inferSelect'] & { batch: string }> {
  const found = await findById(db, table, id)
  const { batch: batchId } = (found ?? {}) as { batch?: string | null }
  if (!found || !batchId) throw new NotFound(noun)
  await assertBatchAccess(batchId, person, db)
  return { ...found, batch: batchId }
}

/** Reads a batch that the person may open, and what they did in it. */
export async function openBatch(batchId: string, person: Person, db: Db, options?: { evenFrozen?: boolean }) {
  await assertBatchAccess(batchId, person, db, options)
  const batchData = await readBatch(batchId, db, { withDrafts: person.role === 'teacher' })
  return { batchData, records: await readLearnerRecords(person._id, batchData, db) }
}

export function showBatchMark({
  batch: { _id, title },
  course,
}: Pick<BatchData, 'batch' | 'course'>): v.InferInput<typeof BatchMark> {
  return { _id, title, course_title: course.title }
}

export async function readBatchMarks(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, v.InferInput<typeof BatchMark>>> {
  if (ids.length === 0) return new Map()
  const shape = { _id: batch._id, title: batch.title, course_title: course.title }
  const rows = await db
    .select(shape)
    .from(batch)
    .innerJoin(course, eq(course._id, batch.course))
    .where(inArray(batch._id, [...ids]))
  return new Map(rows.map((row) => [row._id, row]))
}

export function showModuleMark(
  modules: readonly ModuleRow[],
  id: string | null,
): v.InferInput<typeof ModuleMark> | null {
  const found = modules.find(({ _id }) => _id === id)
  return found ? { _id: found._id, no: found.order, title: found.title } : null
}

export async function findBooking(batchId: string, person: string, db: Db) {
  return findRow(db, booking, and(eq(booking.batch, batchId), eq(booking.person, person)))
}
