/** Assignments for their teacher, reading and writing. (spec 3 Assignment, ruling R36) */

import { and, count, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type * as v from 'valibot'
import type { AssignmentDraft, TeacherAssignment } from '#src/api/shapes/assignment.ts'
import { findById, insertRow } from '../../database/queries.ts'
import { batch_learner, study_plan } from '../../database/tables/batch.ts'
import { assignment, type AssignmentRow } from '../../database/tables/item.ts'
import { submission } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField, HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { checkUpload } from '../check-upload.ts'
import type { Services } from '../services.ts'
import { showBatchMark, assertBatchAccess, showModuleMark, readBatch, findInOwnBatch } from './batch-data.ts'
import { readFiles } from './resource-view.ts'

type Draft = v.InferOutput<typeof AssignmentDraft>

/** Teachers cannot set this yet, so it is every file kind that the classes need. */
const ACCEPTED = ['.zip', '.pdf', '.js', '.jsx', '.md', '.txt', '.png', '.jpg', '.webp']

const STAYS_HERE = 'কেউ অ্যাসাইনমেন্টটি শুরু করেছেন, তাই এটিকে অন্য ব্যাচে নেওয়া যাবে না।'

/** An assignment of a batch that the person may open. */
export function findOwnAssignment(
  id: string,
  person: Person,
  { db }: Pick<Services, 'db'>,
): Promise<AssignmentRow & { batch: string }> {
  return findInOwnBatch(assignment, id, 'অ্যাসাইনমেন্টটি', person, db)
}

export async function showForTeacher(
  row: AssignmentRow & { batch: string },
  parts: Services,
): Promise<v.InferInput<typeof TeacherAssignment>> {
  const { db } = parts
  const batchData = await readBatch(row.batch, db)
  const files = await readFiles([row], parts)
  const handedIn = and(eq(submission.assignment, row._id), isNotNull(submission.submitted_at))
  const [all] = await db.select({ count: count() }).from(submission).where(handedIn)
  const [unchecked] = await db
    .select({ count: count() })
    .from(submission)
    .where(and(handedIn, isNull(submission.checked_at)))
  return {
    _id: row._id,
    title: row.title,
    description: row.description,
    file: files.get(row.file ?? '') ?? null,
    last_submission_date: row.last_submission_date,
    reference: row.study_plan,
    batch: showBatchMark(batchData),
    module: showModuleMark(batchData.modules, row.module),
    marks: row.marks,
    criteria: row.rubric.map(({ title, marks }) => ({ title, marks })),
    accept: row.accepts,
    is_closed: row.is_closed,
    learner_count: await db.$count(batch_learner, eq(batch_learner.batch, row.batch)),
    submission_count: all?.count ?? 0,
    unchecked_count: unchecked?.count ?? 0,
  }
}

/** Finds the day of the study plan that `reference` names. */
async function findPlace(reference: string, person: Person, { db }: Services) {
  const plan = await findById(db, study_plan, reference)
  if (!plan) throw new BadField('reference', 'স্টাডি প্ল্যানের একটি দিন বেছে নিন।')
  await assertBatchAccess(plan.batch, person, db)
  return { batch: plan.batch, module: plan.module, study_plan: plan._id }
}

async function storeFile(
  file: File | undefined,
  person: Person,
  { files }: Services,
): Promise<{ file?: string }> {
  if (file === undefined) return {}
  await checkUpload(file)
  return { file: (await files.store(file, person._id))._id }
}

export async function addAssignment({ reference, file, ...words }: Draft, person: Person, parts: Services) {
  const place = await findPlace(reference, person, parts)
  const row = await insertRow(parts.db, assignment, {
    _id: makeId(),
    ...place,
    ...words,
    ...(await storeFile(file, person, parts)),
    accepts: ACCEPTED,
    created_at: parts.clock.iso(),
  })
  return { ...row, batch: place.batch }
}

/** Learners who have begun it would lose access in another batch. */
async function assertCanMove({ _id }: AssignmentRow, { db }: Services): Promise<void> {
  const begun = and(eq(submission.assignment, _id), ne(submission.try_no, 0))
  if ((await db.$count(submission, begun)) > 0) throw new HttpError(409, STAYS_HERE)
}

export async function changeAssignment(
  id: string,
  { reference, file, ...words }: Partial<Draft>,
  person: Person,
  parts: Services,
) {
  const before = await findOwnAssignment(id, person, parts)
  const place = reference === undefined ? {} : await findPlace(reference, person, parts)
  if ('batch' in place && place.batch !== before.batch) await assertCanMove(before, parts)
  const changes = { ...words, ...place, ...(await storeFile(file, person, parts)) }
  if (Object.keys(changes).length > 0)
    await parts.db.update(assignment).set(changes).where(eq(assignment._id, before._id))
  return findOwnAssignment(id, person, parts)
}
