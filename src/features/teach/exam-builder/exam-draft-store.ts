/**
 * Exam drafts by exam id. Every change is stored on the device before it is sent, so that a reload, a crash or a lost connection loses
 * nothing; undo reaches back to the start of this visit. (rulings R16, R21)
 */

import { create } from 'zustand'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import type { BuiltExam } from './engine/built-exam.ts'
import {
  isUnsent,
  openDraft,
  acknowledgeSave,
  type ExamDraft,
  settle,
  type StoredDraft,
} from './engine/exam-draft.ts'
import { recordChange, redo, undo } from './engine/history.ts'
import type { Side } from './engine/merge-exams.ts'
import { createLocalId } from './local-ids.ts'
import { getSave } from './saves-store.ts'
import { openStoredDraft, storeDraft } from './stored-draft.ts'
import { words } from './words.ts'

type Drafts = Readonly<Record<string, ExamDraft | undefined>>

export const useExamDrafts = create<{ drafts: Drafts }>(() => ({ drafts: {} }))

export function findDraft(examId: string): ExamDraft | undefined {
  return useExamDrafts.getState().drafts[examId]
}

function putDraft(examId: string, draft: ExamDraft): void {
  useExamDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [examId]: draft } }))
  storeDraft(examId, draft)
}

function changeDraft(examId: string, step: (draft: ExamDraft) => ExamDraft): void {
  const draft = findDraft(examId)
  if (draft !== undefined) putDraft(examId, step(draft))
}

function joinServer(examId: string, server: ExamForTeacher, stored?: StoredDraft): ExamDraft {
  const draft = findDraft(examId)
  const joined = openDraft({ draft, stored, tried: getSave(examId).failure?.exam }, server, createLocalId)
  putDraft(examId, joined)
  const mine = draft?.history.present ?? stored?.exam
  if (mine !== undefined && isUnsent(joined) && joined.history.present !== mine)
    showToast({ kind: 'success', message: words.conflict.joined, topic: `exam-joined:${examId}` })
  return joined
}

export function openExam(examId: string, server: ExamForTeacher): void {
  // A version read during a save may be older or newer; the reply to the save is authoritative.
  if (!getSave(examId).isSending) openStoredDraft(examId, (stored) => void joinServer(examId, server, stored))
}

/** Merges the server's version, read before a save; undefined while both have changed the same part. */
export function joinBeforeSave(examId: string, server: ExamForTeacher): ExamDraft | undefined {
  if (findDraft(examId) === undefined) return undefined
  const joined = joinServer(examId, server)
  return joined.theirs === undefined ? joined : undefined
}

/** `place`: the edited field, so that undo reverts all its letters at once. */
export function changeExam(examId: string, step: (exam: BuiltExam) => BuiltExam, place?: string): void {
  changeDraft(examId, (draft) => ({
    ...draft,
    history: recordChange(draft.history, step(draft.history.present), place),
  }))
}

export function undoChange(examId: string): void {
  changeDraft(examId, (draft) => ({ ...draft, history: undo(draft.history) }))
}

export function redoChange(examId: string): void {
  changeDraft(examId, (draft) => ({ ...draft, history: redo(draft.history) }))
}

export function acknowledgeExam(examId: string, exam: BuiltExam, reply: ExamForTeacher): void {
  changeDraft(examId, (draft) => acknowledgeSave(draft, exam, reply))
}

export function settleExam(examId: string, side: Side): void {
  changeDraft(examId, (draft) => settle(draft, side))
}

runAtSessionEnd(() => useExamDrafts.setState({ drafts: {} }))
