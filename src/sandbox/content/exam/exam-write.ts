/**
 * Writes exams for their teachers. Once an exam has attempts it stays published and in its batch, and its set of questions is fixed;
 * texts, keys and marks may still change. (spec 3 Exam, rulings R34, R36)
 */

import { and, eq, ne } from 'drizzle-orm'
import type { ExamDraft } from '#src/api/shapes/exam.ts'
import { findById, findRow, insertRow, updateById } from '../../database/queries.ts'
import { study_plan } from '../../database/tables/batch.ts'
import { exam, type ExamSection, type ExamRow } from '../../database/tables/item.ts'
import { submission } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField, HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { assertBatchAccess, findInOwnBatch } from '../batch/batch-data.ts'
import type { Services } from '../services.ts'
import { deriveExamKind, groupIntoSections, listQuestions, findPublishProblem } from './exam-layout.ts'

const KIND_STAYS = 'কেউ পরীক্ষাটি শুরু করেছেন, তাই প্রশ্নের ধরন বদলানো যাবে না। লেখা, উত্তর ও নম্বর ঠিক করা যাবে।'
const SET_STAYS = 'কেউ পরীক্ষাটি শুরু করেছেন, তাই প্রশ্ন যোগ বা বাদ দেওয়া যাবে না। লেখা, উত্তর ও নম্বর ঠিক করা যাবে।'
const STAYS_HERE = 'কেউ পরীক্ষাটি শুরু করেছেন, তাই এটিকে অন্য ব্যাচে নেওয়া যাবে না।'
const STAYS_PUBLISHED = 'কেউ পরীক্ষাটি শুরু করেছেন, তাই খসড়ায় ফেরানো যাবে না।'

/** A mere retest request is not an attempt. */
export async function hasAttempts(examId: string, { db }: Pick<Services, 'db'>): Promise<boolean> {
  return (await db.$count(submission, and(eq(submission.exam, examId), ne(submission.try_no, 0)))) > 0
}

/** Finds the day in the study plan; only a teacher of that batch may use it. (ruling R36) */
async function findPlace(
  studyPlan: string,
  person: Person,
  { db }: Services,
): Promise<Pick<ExamRow, 'batch' | 'module' | 'study_plan'>> {
  const plan = await findById(db, study_plan, studyPlan)
  if (!plan) throw new BadField('study_plan', 'স্টাডি প্ল্যানটি খুঁজে পাওয়া যায়নি।')
  await assertBatchAccess(plan.batch, person, db)
  return { batch: plan.batch, module: plan.module, study_plan: plan._id }
}

/** An exam of the teacher's own batch. */
export function findOwnExam(id: string, person: Person, { db }: Pick<Services, 'db'>): Promise<ExamRow> {
  return findInOwnBatch(exam, id, 'পরীক্ষাটি', person, db)
}

/** Fields that are derived from the questions. */
function deriveFields(
  sections: ExamSection[],
): Pick<ExamRow, 'sections' | 'kind' | 'marks' | 'question_count'> {
  const questions = listQuestions(sections)
  const marks = questions.reduce((sum, question) => sum + question.marks, 0)
  return { sections, kind: deriveExamKind(sections), marks, question_count: questions.length }
}

function assertPublishable(
  row: Pick<ExamRow, 'is_published' | 'duration'>,
  sections: readonly ExamSection[],
): void {
  const reason = row.is_published ? findPublishProblem({ duration: row.duration, sections }) : undefined
  if (reason !== undefined) throw new BadField('questions', reason)
}

/** Finds the draft of an earlier request whose reply may have been lost. */
async function findEarlierDraft(
  { study_plan: plan, reference }: ExamDraft,
  { db }: Services,
): Promise<ExamRow | undefined> {
  if (reference === '') return undefined
  return findRow(db, exam, and(eq(exam.study_plan, plan), eq(exam.reference, reference)))
}

/** Within a study plan a reference names one exam: creating it again returns the existing one. */
export async function createExam(body: ExamDraft, person: Person, parts: Services): Promise<ExamRow> {
  const { study_plan: plan, questions, ...fields } = body
  const place = await findPlace(plan, person, parts)
  const before = await findEarlierDraft(body, parts)
  if (before) return before
  const sections = groupIntoSections(questions, [])
  assertPublishable(fields, sections)
  const row = { _id: makeId(), ...place, ...fields, ...deriveFields(sections), created_at: parts.clock.iso() }
  return insertRow(parts.db, exam, row)
}

function assertSameSet(before: readonly ExamSection[], after: readonly ExamSection[]): void {
  const listIds = (sections: readonly ExamSection[]) => new Set(listQuestions(sections).map(({ _id }) => _id))
  if (listIds(before).symmetricDifference(listIds(after)).size > 0) throw new HttpError(409, SET_STAYS)
  // An answer to one kind is invalid for another.
  const kinds = new Map(listQuestions(before).map(({ _id, question_type }) => [_id, question_type]))
  if (listQuestions(after).some(({ _id, question_type }) => kinds.get(_id) !== question_type))
    throw new HttpError(409, KIND_STAYS)
}

export async function updateExam(
  row: ExamRow,
  body: Partial<ExamDraft>,
  person: Person,
  parts: Services,
): Promise<ExamRow> {
  const { study_plan: plan, questions, ...fields } = body
  const before = row.sections
  const sections = questions === undefined ? before : groupIntoSections(questions, before)
  const place = plan === undefined ? {} : await findPlace(plan, person, parts)
  if (await hasAttempts(row._id, parts)) {
    // Learners who have begun it would lose access in another batch.
    if ('batch' in place && place.batch !== row.batch) throw new HttpError(409, STAYS_HERE)
    if (questions !== undefined) assertSameSet(before, sections)
    if (row.is_published && fields.is_published === false) throw new HttpError(409, STAYS_PUBLISHED)
  }
  assertPublishable({ ...row, ...fields }, sections)
  const change = { ...place, ...fields, ...(questions && deriveFields(sections)) }
  if (Object.keys(change).length === 0) return row
  return updateById(parts.db, exam, row._id, change)
}
