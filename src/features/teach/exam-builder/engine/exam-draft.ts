/**
 * One exam being edited: the local version, the server's version, and how to resolve a conflict between them.
 */

import * as v from 'valibot'
import { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { readAs } from '#src/lib/read-as.ts'
import type { BuiltExam, CreateId } from './built-exam.ts'
import { parseExam, learnIds, isSameExam, type ServerIds } from './contract-shape.ts'
import { recordChange, type History, startHistory } from './history.ts'
import { type Clash, mergeExams, type Side } from './merge-exams.ts'

export interface ExamDraft {
  history: History<BuiltExam>
  /** The local version that the server acknowledged last. If it equals the current one, nothing is unsent. */
  saved: BuiltExam | undefined
  /**
   * Serialised server version that the draft is based on; a different one means that somebody else has
   * changed the exam.
   */
  base: string
  serverIds: ServerIds
  /**
   * The server's version in a conflict: both changed the same parts. Nothing is sent until the teacher has
   * chosen.
   */
  theirs: { exam: BuiltExam; base: string; clashes: readonly Clash[] } | undefined
}

/** The part of an unsent draft that is stored on the device. */
export type StoredDraft = Pick<ExamDraft, 'base' | 'serverIds'> & { exam: BuiltExam }

export function buildBase({
  title,
  duration,
  description,
  instructions,
  sections,
  questions,
}: ExamForTeacher): string {
  return JSON.stringify([title, duration, description, instructions, sections, questions])
}

const Base = v.pick(ExamForTeacher, [
  'title',
  'duration',
  'description',
  'instructions',
  'sections',
  'questions',
])

/** Undefined for a base that an earlier release stored in another shape. */
function parseBase(base: string, createId: CreateId): BuiltExam | undefined {
  const content = readAs(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), base)
  if (content === undefined) return undefined
  const [title, duration, description, instructions, sections, questions] = content
  const read = readAs(Base, { title, duration, description, instructions, sections, questions })
  return read && parseExam(read, createId)
}

/**
 * Merges the changes of the server's version into every step of the history, so that undo only reverts one's
 * own changes.
 */
function joinTheirs(draft: ExamDraft, theirs: BuiltExam, side: Side): History<BuiltExam> {
  const base = parseBase(draft.base, () => '')
  const join = (mine: BuiltExam, taken: Side) =>
    mergeExams({ base, mine, theirs, serverIds: draft.serverIds }, taken).exam
  const { past, present, future } = draft.history
  return {
    past: past.map((exam) => join(exam, 'mine')),
    present: join(present, side),
    future: future.map((exam) => join(exam, 'mine')),
    place: undefined,
  }
}

export function isUnsent({ history, saved }: ExamDraft): boolean {
  return history.present !== saved
}

function createDraft(server: ExamForTeacher, createId: CreateId): ExamDraft {
  const exam = parseExam(server, createId)
  return {
    history: startHistory(exam),
    saved: exam,
    base: buildBase(server),
    serverIds: {},
    theirs: undefined,
  }
}

/**
 * Merges the exam that was just read with the draft of this visit or the one stored by an earlier visit.
 * `tried`: the version that was last sent without a response; it may have arrived.
 */
export function openDraft(
  known: { draft?: ExamDraft | undefined; stored?: StoredDraft | undefined; tried?: BuiltExam | undefined },
  server: ExamForTeacher,
  createId: CreateId,
): ExamDraft {
  const theirs = createDraft(server, createId)
  const { draft, stored, tried } = known
  const before =
    draft ??
    (stored && {
      ...theirs,
      history: startHistory(stored.exam),
      saved: undefined,
      base: stored.base,
      serverIds: stored.serverIds,
    })
  if (before === undefined) return theirs
  if (before.base === theirs.base) return before
  if (!isUnsent(before)) return theirs
  const arrived = [before.history.present, tried].find(
    (exam) => exam !== undefined && isSameExam(exam, theirs.history.present),
  )
  if (arrived !== undefined) return acknowledgeSave(before, arrived, server)
  const versions = {
    base: parseBase(before.base, createId),
    mine: before.history.present,
    theirs: theirs.history.present,
  }
  const { clashes } = mergeExams({ ...versions, serverIds: before.serverIds }, 'mine')
  const conflict = { ...before, theirs: { exam: theirs.history.present, base: theirs.base, clashes } }
  return clashes.length === 0 ? settle(conflict, 'mine') : conflict
}

/** Marks the sent version as saved; changes made since then are still unsent. */
export function acknowledgeSave(draft: ExamDraft, exam: BuiltExam, reply: ExamForTeacher): ExamDraft {
  return {
    ...draft,
    saved: exam,
    base: buildBase(reply),
    serverIds: learnIds(draft.serverIds, exam, reply),
    theirs: undefined,
  }
}

/** Resolves a conflict: parts that both changed come from one side, all others from whoever changed them. */
export function settle(draft: ExamDraft, side: Side): ExamDraft {
  if (draft.theirs === undefined) return draft
  const { exam, base } = draft.theirs
  const joined = joinTheirs(draft, exam, side)
  // Undo restores the own version of what was given up.
  const history = side === 'mine' ? joined : recordChange(joinTheirs(draft, exam, 'mine'), joined.present)
  const saved = isSameExam(history.present, exam) ? history.present : undefined
  return { ...draft, history, saved, base, theirs: undefined }
}
