/** Sends exam drafts: one save at a time, each with the whole exam. (spec 3 Exam, rulings R41, R42) */

import { call } from '#src/api/call.ts'
import { exam as examRows } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { isRefusal } from '#src/api/outbox/retry.ts'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import type { BuiltExam } from './engine/built-exam.ts'
import { serializeQuestions } from './engine/contract-shape.ts'
import { isUnsent, type ExamDraft } from './engine/exam-draft.ts'
import { findPublishFaults } from './engine/publish-check.ts'
import { acknowledgeExam, findDraft, joinBeforeSave, useExamDrafts } from './exam-draft-store.ts'
import { isLocalId } from './local-ids.ts'
import { getSave, sendingAskedAgain, sendingBegan, sendingFailed, sendingWorked } from './saves-store.ts'
import { words } from './words.ts'

function buildBody({ serverIds }: ExamDraft, exam: BuiltExam) {
  const { title, duration, description, instructions } = exam
  const questions = serializeQuestions(exam, {
    serverIds,
    isLocalId,
    nameSection: (at) => words.outline.section(at, ''),
  })
  return { title, duration, description, instructions, questions }
}

/** The study plan shows the exam with its marks. */
function refetchPlan(): void {
  void refetch(studyPlan.revised)
}

function acknowledge(examId: string, exam: BuiltExam, reply: ExamForTeacher): void {
  acknowledgeExam(examId, exam, reply)
  sendingWorked(examId)
  setCached(examRows.forTeacher, { params: { id: examId } }, reply)
  refetchPlan()
}

/** Why an unsent draft is currently not sent. */
export type Hold = 'no-title' | 'faulty' | 'conflict'

/**
 * A published exam is only sent without faults, since learners see it at once. The contract requires a title.
 */
export function findHold(draft: ExamDraft, isPublished: boolean): Hold | undefined {
  const exam = draft.history.present
  if (draft.theirs !== undefined) return 'conflict'
  if (isBlank(exam.title)) return 'no-title'
  return isPublished && findPublishFaults(exam).length > 0 ? 'faulty' : undefined
}

/** Delay after the last change, so that several letters are sent as one save. */
const QUIET_MS = 1200

const publishedExams = new Set<string>()
const leaveTimes = new WeakMap<BuiltExam, number>()

interface UnsentExam {
  examId: string
  draft: ExamDraft
  /** The version to send; a changed exam is a new version and is tried again. */
  exam: BuiltExam
}

function isWaiting({ examId, draft, exam }: UnsentExam): boolean {
  const { isSending, failure } = getSave(examId)
  const isRefused = failure?.isRefused === true && failure.exam === exam
  return (
    isUnsent(draft) && !isSending && !isRefused && findHold(draft, publishedExams.has(examId)) === undefined
  )
}

const outbox = makeOutbox<UnsentExam>({
  getWaiting: () =>
    Object.entries(useExamDrafts.getState().drafts)
      .flatMap(([examId, draft]) =>
        draft === undefined ? [] : [{ examId, draft, exam: draft.history.present }],
      )
      .filter(isWaiting),
  getKey: ({ exam }) => exam,
  getLeaveTime: ({ exam }) => leaveTimes.get(exam) ?? 0,
  send: async ({ examId }) => {
    sendingBegan(examId)
    // The write carries no version, so changes by another tab or device are found by reading first.
    const server = await call(examRows.forTeacher, { params: { id: examId } }, { isQuiet: true })
    const joined = joinBeforeSave(examId, server)
    const isReady =
      joined !== undefined && isUnsent(joined) && findHold(joined, publishedExams.has(examId)) === undefined
    if (!isReady) return sendingWorked(examId)
    const { present } = joined.history
    const body = buildBody(joined, present)
    acknowledge(
      examId,
      present,
      await call(examRows.update, { params: { id: examId }, body }, { isQuiet: true }),
    )
  },
  onFailure: ({ examId, exam }, failure) => {
    const reason = failure.error ? getFailureText(failure.error) : words.save.failed
    // Automatic retries show their toast only once. (ruling R41)
    if (getSave(examId).failure === undefined && failure.error?.kind !== 'session')
      showToast({ kind: 'error', message: reason })
    // Somebody may have begun the exam meanwhile, which fixes its questions: the page reads that and says so.
    if (failure.verdict === 'conflict') void refetch(examRows.forTeacher, { params: { id: examId } })
    sendingFailed(examId, { exam, reason, isRefused: isRefusal(failure) })
  },
  atOnce: 3,
})

/** Schedules the save of a change; each change restarts the delay. */
export function planSave(examId: string, exam: BuiltExam, isPublished: boolean): void {
  if (isPublished) publishedExams.add(examId)
  else publishedExams.delete(examId)
  leaveTimes.set(exam, getDeviceNow() + QUIET_MS)
  void outbox.send()
}

/**
 * Sends an unsent draft now, even a rejected one. One save at a time: later changes are sent with the next.
 */
export function sendExam(examId: string): void {
  const exam = findDraft(examId)?.history.present
  if (exam === undefined) return
  leaveTimes.delete(exam)
  sendingAskedAgain(examId)
  void outbox.sendAtOnce()
}

/** Publishes the current draft, or withdraws the exam from the learners. */
export async function setPublished(examId: string, isPublished: boolean): Promise<void> {
  const draft = findDraft(examId)
  if (draft === undefined) return
  const exam = draft.history.present
  const server = await call(examRows.forTeacher, { params: { id: examId } }, { isQuiet: true })
  const joined = joinBeforeSave(examId, server)
  if (joined === undefined) return
  // Changes by others must be reviewed first.
  if (joined.history.present !== exam)
    return showToast({ kind: 'success', message: words.conflict.look, topic: `exam-joined:${examId}` })
  const body = { ...buildBody(joined, exam), is_published: isPublished }
  const options = { params: { id: examId }, body }
  acknowledge(examId, exam, await call(examRows.update, options, { isQuiet: true }))
}
