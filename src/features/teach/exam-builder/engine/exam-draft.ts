/** One exam as it is edited: the local version, the server's version, and how to resolve a conflict between them. */
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { BuiltExam, CreateId } from './built-exam.ts'
import { parseExam, learnIds, isSameExam, type ServerIds } from './contract-shape.ts'
import { recordChange, type History, startHistory } from './history.ts'

export interface ExamDraft {
  history: History<BuiltExam>
  /** The local version that the server acknowledged last. Equal to the present: nothing is unsent. */
  saved: BuiltExam | undefined
  /** Serialised server version that the draft builds on; a different one means that somebody else has changed the exam. */
  base: string
  serverIds: ServerIds
  /** The server's version in a conflict: it changed while the draft was unsent. Nothing is sent until the teacher has chosen. */
  theirs: { exam: BuiltExam; base: string } | undefined
}

/** The part of an unsent draft that is stored on the device. */
export type StoredDraft = Pick<ExamDraft, 'base' | 'serverIds'> & { exam: BuiltExam }

export function buildBase({ title, duration, description, instructions, sections, questions }: ExamForTeacher): string {
  return JSON.stringify([title, duration, description, instructions, sections, questions])
}

export function isUnsent({ history, saved }: ExamDraft): boolean {
  return history.present !== saved
}

function createDraft(server: ExamForTeacher, createId: CreateId): ExamDraft {
  const exam = parseExam(server, createId)
  return { history: startHistory(exam), saved: exam, base: buildBase(server), serverIds: {}, theirs: undefined }
}

/**
 * Merges the exam that was just read with the draft of this visit or the one stored by an earlier visit. `tried`: the version that was
 * sent last without an answer; it may have arrived all the same.
 */
export function openDraft(
  known: { draft?: ExamDraft | undefined; stored?: StoredDraft | undefined; tried?: BuiltExam | undefined },
  server: ExamForTeacher,
  createId: CreateId,
): ExamDraft {
  const theirs = createDraft(server, createId)
  const { draft, stored, tried } = known
  const before =
    draft ?? (stored && { ...theirs, history: startHistory(stored.exam), saved: undefined, base: stored.base, serverIds: stored.serverIds })
  if (before === undefined) return theirs
  if (before.base === theirs.base) return before
  if (!isUnsent(before)) return theirs
  const arrived = [before.history.present, tried].find((exam) => exam !== undefined && isSameExam(exam, theirs.history.present))
  if (arrived !== undefined) return acknowledgeSave(before, arrived, server)
  return { ...before, theirs: { exam: theirs.history.present, base: theirs.base } }
}

/** Marks the sent version as saved; changes made since then are still unsent. */
export function acknowledgeSave(draft: ExamDraft, exam: BuiltExam, reply: ExamForTeacher): ExamDraft {
  return { ...draft, saved: exam, base: buildBase(reply), serverIds: learnIds(draft.serverIds, exam, reply), theirs: undefined }
}

/** Resolves a conflict with the local version: the next save overwrites the server's. */
export function keepMine(draft: ExamDraft): ExamDraft {
  return { ...draft, base: draft.theirs?.base ?? draft.base, theirs: undefined }
}

/** Resolves a conflict with the server's version; undo brings the local one back. */
export function takeTheirs(draft: ExamDraft): ExamDraft {
  if (draft.theirs === undefined) return draft
  const { exam, base } = draft.theirs
  return { ...draft, history: recordChange(draft.history, exam), saved: exam, base, theirs: undefined }
}
