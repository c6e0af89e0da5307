/** Saves the exam automatically: a moment after the last change, and at once when the builder is left. */

import { useEffect } from 'react'
import { isUnsent, type ExamDraft } from './engine/exam-draft.ts'
import { findHold, type Hold, planSave, sendExam } from './exam-outbox.ts'
import { type Save, useSave } from './saves-store.ts'

export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' }
  | { kind: 'failed'; reason: string }
  | { kind: 'held'; hold: Hold }

function getSaveState(draft: ExamDraft, hold: Hold | undefined, { isSending, failure }: Save): SaveState {
  if (!isUnsent(draft) && draft.theirs === undefined) return { kind: 'saved' }
  if (hold !== undefined) return { kind: 'held', hold }
  if (isSending) return { kind: 'saving' }
  if (failure !== undefined && failure.exam === draft.history.present)
    return { kind: 'failed', reason: failure.reason }
  return { kind: 'waiting' }
}

/** Saves while the builder is open; unsent changes are sent at once when it is left. */
export function useAutosave(examId: string, draft: ExamDraft, isPublished: boolean): SaveState {
  const save = useSave(examId)
  const hold = findHold(draft, isPublished)
  const { present } = draft.history
  // `hold`: a held-back draft is sent once nothing holds it any more.
  useEffect(() => planSave(examId, present, isPublished), [examId, present, isPublished, hold])
  useEffect(() => () => sendExam(examId), [examId])
  return getSaveState(draft, hold, save)
}
