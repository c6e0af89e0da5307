/** Saves the exam by itself a moment after the last change, again when it failed, at once when the line comes back or the builder is left. */
import { useEffect } from 'react'
import { findPublishFaults } from './engine/publish-check.ts'
import { isUnsent, type ExamDraft } from './engine/exam-draft.ts'
import { type Save, useSave } from './saves-store.ts'
import { sendExam } from './send-exam.ts'
import { findDraft } from './exam-draft-store.ts'

const QUIET_MS = 1200
const RETRY_MS = [5000, 15_000, 60_000] as const

/** Why nothing is sent at the moment, though something is unsent. */
export type Hold = 'no-title' | 'faulty' | 'conflict'

export type SaveState = { kind: 'saved' | 'waiting' | 'saving' } | { kind: 'failed'; msg: string } | { kind: 'held'; hold: Hold }

/** A published exam is sent only when it is fit: learners would meet it at once. The title is asked for by the contract. */
function findHold(draft: ExamDraft, isPublished: boolean): Hold | undefined {
  const exam = draft.history.present
  if (draft.theirs !== undefined) return 'conflict'
  if (exam.title.trim() === '') return 'no-title'
  return isPublished && findPublishFaults(exam).length > 0 ? 'faulty' : undefined
}

function getSaveState(draft: ExamDraft, hold: Hold | undefined, { isSending, failure }: Save): SaveState {
  if (!isUnsent(draft) && draft.theirs === undefined) return { kind: 'saved' }
  if (hold !== undefined) return { kind: 'held', hold }
  if (isSending) return { kind: 'saving' }
  if (failure !== undefined && failure.of === draft.history.present) return { kind: 'failed', msg: failure.msg }
  return { kind: 'waiting' }
}

/** Milliseconds until the next try; undefined = not by itself. */
function getDelay(draft: ExamDraft, { failure }: Save): number | undefined {
  if (failure === undefined || failure.of !== draft.history.present) return QUIET_MS
  return failure.isRefused ? undefined : RETRY_MS[Math.min(failure.count, RETRY_MS.length) - 1]
}

export function useAutosave(examId: string, draft: ExamDraft, isPublished: boolean): SaveState {
  const save = useSave(examId)
  const hold = findHold(draft, isPublished)
  const isWaiting = isUnsent(draft) && hold === undefined && !save.isSending
  const delay = isWaiting ? getDelay(draft, save) : undefined
  const { present } = draft.history

  useEffect(() => {
    if (delay === undefined) return undefined
    const timer = setTimeout(() => void sendExam(examId), delay)
    return () => clearTimeout(timer)
    // `present`: each change begins the quiet anew.
  }, [examId, delay, present])

  useEffect(() => {
    const sendNow = () => {
      const now = findDraft(examId)
      if (now !== undefined && findHold(now, isPublished) === undefined) void sendExam(examId)
    }
    addEventListener('online', sendNow)
    return () => {
      removeEventListener('online', sendNow)
      sendNow()
    }
  }, [examId, isPublished])

  return getSaveState(draft, hold, save)
}
