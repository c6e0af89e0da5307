/** Sends an exam from the table: one save at a time, each with all there is. (spec 3 Exam, rulings R41, R42) */
import { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { exam as examRows } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { say } from '#src/stores/shell/toast-store.ts'
import type { BuiltExam } from './engine/built-exam.ts'
import { questionDrafts } from './engine/contract-shape.ts'
import { isUnsent, type Table } from './engine/table.ts'
import { saveOf, sendingBegan, sendingFailed, sendingWorked } from './saves-store.ts'
import { isOwnId } from './own-ids.ts'
import { examSent, tableOf } from './table-store.ts'
import { words } from './words.ts'

function bodyOf({ serverIds }: Table, exam: BuiltExam) {
  const { title, duration, description, instructions } = exam
  const questions = questionDrafts(exam, { serverIds, isOwnId, nameOf: (at) => words.outline.section(at, '') })
  return { title, duration, description, instructions, questions }
}

/** The study plan names it, with its marks. */
function tellOthers(): void {
  void refetch(studyPlan.revised)
}

function took(examId: string, exam: BuiltExam, reply: ExamForTeacher): void {
  examSent(examId, exam, reply)
  sendingWorked(examId)
  setCached(examRows.forTeacher, { params: { id: examId } }, reply)
  tellOthers()
}

function failed(examId: string, exam: BuiltExam, error: unknown): void {
  const isRefused = error instanceof ApiError && error.kind === 'http' && (error.status ?? 0) < 500
  const msg = error instanceof ApiError ? error.msg : words.save.failed
  // Repeats that happen by themselves say it once. (ruling R41)
  if (saveOf(examId).failure === undefined && !(error instanceof ApiError && error.kind === 'session')) say({ kind: 'error', message: msg })
  sendingFailed(examId, { of: exam, msg, isRefused })
}

/** Sends what is unsent; resolves when the server has it or has not. One at a time: what is written meanwhile goes with the next. */
export async function sendExam(examId: string): Promise<void> {
  const table = tableOf(examId)
  if (table === undefined || !isUnsent(table) || saveOf(examId).isSending) return
  const exam = table.history.present
  sendingBegan(examId)
  try {
    const body = bodyOf(table, exam)
    took(examId, exam, await call(examRows.update, { params: { id: examId }, body }, { isQuiet: true }))
  } catch (error) {
    failed(examId, exam, error)
  }
}

/** Publishes what is on the table as it is, or takes it back from the learners. The toast says why when it cannot be. */
export async function setPublished(examId: string, isPublished: boolean): Promise<void> {
  const table = tableOf(examId)
  if (table === undefined) return
  const exam = table.history.present
  const body = { ...bodyOf(table, exam), is_published: isPublished }
  took(examId, exam, await call(examRows.update, { params: { id: examId }, body }))
}
