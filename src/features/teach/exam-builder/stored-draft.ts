/** Stores an unsent exam draft on the device, so that it survives a reload and a crash; only its owner gets it back. (rulings R16, R21) */
import * as v from 'valibot'
import { forgetMemory, recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { buildDraftKey as keyOf } from '#src/stores/drafts/builder-drafts.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { BuiltExam } from './engine/built-exam.ts'
import { isUnsent, type StoredDraft, type ExamDraft } from './engine/exam-draft.ts'

const StoredExam = v.object({
  owner: v.optional(v.string()),
  base: v.string(),
  serverIds: v.record(v.string(), v.string()),
  exam: BuiltExam,
})

const getOwner = () => useSession.getState().user?._id

export function loadStoredDraft(examId: string): StoredDraft | undefined {
  const stored = recall(keyOf(examId), StoredExam)
  return stored?.owner === getOwner() ? stored : undefined
}

/** A draft that the server has is removed from the device. */
export function storeDraft(examId: string, draft: ExamDraft): void {
  if (!isUnsent(draft)) return forgetMemory(keyOf(examId))
  const { base, serverIds, history } = draft
  remember(keyOf(examId), { owner: getOwner(), base, serverIds, exam: history.present })
}
