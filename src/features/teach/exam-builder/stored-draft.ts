/** Stores an unsent exam draft on the device, so that it survives a reload and a crash; only its owner gets it back. (rulings R16, R21) */

import * as v from 'valibot'
import { forgetTyped, listTypedKeys, recallTyped, rememberTyped } from '#src/stores/drafts/typed-storage.ts'
import { BuiltExam } from './engine/built-exam.ts'
import { isUnsent, type StoredDraft, type ExamDraft } from './engine/exam-draft.ts'

const StoredExam = v.object({
  base: v.string(),
  serverIds: v.record(v.string(), v.string()),
  exam: BuiltExam,
})

const KEY = 'exam-builder:'
const getKey = (examId: string) => KEY + examId

export function loadStoredDraft(examId: string): StoredDraft | undefined {
  return recallTyped(getKey(examId), StoredExam)
}

/** A draft that the server has is removed from the device. */
export function storeDraft(examId: string, draft: ExamDraft): void {
  if (!isUnsent(draft)) return forgetTyped(getKey(examId))
  const { base, serverIds, history } = draft
  rememberTyped(getKey(examId), { base, serverIds, exam: history.present })
}

/** Counts the exams whose changes the server does not have. */
export function countStoredDrafts(): number {
  return listTypedKeys(KEY).length
}
