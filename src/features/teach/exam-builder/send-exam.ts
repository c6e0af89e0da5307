/** Sends exam drafts: one save at a time, each with the whole exam. (spec 3 Exam, rulings R41, R42) */
import { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { exam as examRows } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { say } from '#src/stores/shell/toast-store.ts'
import type { BuiltExam } from './engine/built-exam.ts'
import { serializeQuestions } from './engine/contract-shape.ts'
import { isUnsent, type ExamDraft } from './engine/exam-draft.ts'
import { getSave, sendingBegan, sendingFailed, sendingWorked } from './saves-store.ts'
import { isLocalId } from './local-ids.ts'
import { acknowledgeExam, findDraft } from './exam-draft-store.ts'
import { words } from './words.ts'

function bodyOf({ serverIds }: ExamDraft, exam: BuiltExam) {
  const { title, duration, description, instructions } = exam
  const questions = serializeQuestions(exam, { serverIds, isLocalId, nameSection: (at) => words.outline.section(at, '') })
  return { title, duration, description, instructions, questions }
}

/** The study plan shows the exam with its marks. */
function tellOthers(): void {
  void refetch(studyPlan.revised)
}

function took(examId: string, exam: BuiltExam, reply: ExamForTeacher): void {
  acknowledgeExam(examId, exam, reply)
  sendingWorked(examId)
  setCached(examRows.forTeacher, { params: { id: examId } }, reply)
  tellOthers()
}

function failed(examId: string, exam: BuiltExam, error: unknown): void {
  const isRefused = error instanceof ApiError && error.kind === 'http' && (error.status ?? 0) < 500
  const msg = error instanceof ApiError ? error.msg : words.save.failed
  // Repeats that happen by themselves say it once. (ruling R41)
  if (getSave(examId).failure === undefined && !(error instanceof ApiError && error.kind === 'session'))
    say({ kind: 'error', message: msg })
  sendingFailed(examId, { of: exam, msg, isRefused })
}

/** Sends what is unsent; resolves when the server has it or has not. One at a time: what is written meanwhile goes with the next. */
export async function sendExam(examId: string): Promise<void> {
  const draft = findDraft(examId)
  if (draft === undefined || !isUnsent(draft) || getSave(examId).isSending) return
  const exam = draft.history.present
  sendingBegan(examId)
  try {
    const body = bodyOf(draft, exam)
    took(examId, exam, await call(examRows.update, { params: { id: examId }, body }, { isQuiet: true }))
  } catch (error) {
    failed(examId, exam, error)
  }
}

/** Publishes the draft as it is, or takes the exam back from the learners. A failure is shown as a toast. */
export async function setPublished(examId: string, isPublished: boolean): Promise<void> {
  const draft = findDraft(examId)
  if (draft === undefined) return
  const exam = draft.history.present
  const body = { ...bodyOf(draft, exam), is_published: isPublished }
  took(examId, exam, await call(examRows.update, { params: { id: examId }, body }))
}
