/**
 * Exam drafts by exam id. Every change is stored on the device before it is sent, so that a reload, a crash or a lost connection loses
 * nothing; undo reaches back to the start of this visit. (rulings R16, R21)
 */
import { create } from 'zustand'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { BuiltExam } from './engine/built-exam.ts'
import { recordChange, redo, undo } from './engine/history.ts'
import { isUnsent, keepMine, openDraft, acknowledgeSave, type ExamDraft, takeTheirs } from './engine/exam-draft.ts'
import { storeDraft, loadStoredDraft } from './stored-draft.ts'
import { createLocalId } from './local-ids.ts'
import { getSave } from './saves-store.ts'

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

export function openExam(examId: string, server: ExamForTeacher): void {
  const { isSending, failure } = getSave(examId)
  // A version read during a save may be older or newer than it; the answer to the save is authoritative.
  if (isSending) return
  putDraft(examId, openDraft({ draft: findDraft(examId), stored: loadStoredDraft(examId), tried: failure?.of }, server, createLocalId))
}

/** Compares the server's version, read before a save, with the draft; true when the draft may be sent. */
export function compareWithServer(examId: string, server: ExamForTeacher): boolean {
  const draft = findDraft(examId)
  if (draft === undefined) return false
  const compared = openDraft({ draft, tried: getSave(examId).failure?.of }, server, createLocalId)
  putDraft(examId, compared)
  return compared.theirs === undefined && isUnsent(compared)
}

/** `place`: the field that was typed in, so that undo takes back all its letters at once. */
export function changeExam(examId: string, step: (exam: BuiltExam) => BuiltExam, place?: string): void {
  changeDraft(examId, (draft) => ({ ...draft, history: recordChange(draft.history, step(draft.history.present), place) }))
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

export function chooseMine(examId: string): void {
  changeDraft(examId, keepMine)
}

export function chooseTheirs(examId: string): void {
  changeDraft(examId, takeTheirs)
}

runAtSessionEnd(() => useExamDrafts.setState({ drafts: {} }))
