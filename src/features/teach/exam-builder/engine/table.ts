/** One exam on the builder's table: what is written, what the server has, and what to do when the two went different ways. */
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { BuiltExam, NewId } from './built-exam.ts'
import { builtFrom, idsLearned, isSameExam, type ServerIds } from './contract-shape.ts'
import { changed, type History, historyOf } from './history.ts'

export interface Table {
  history: History<BuiltExam>
  /** What the server was last known to have, as it stood on this table. The present itself: nothing is unsent. */
  saved: BuiltExam | undefined
  /** The same as the server says it; tells whether somebody else changed it meanwhile. */
  base: string
  serverIds: ServerIds
  /** The server's exam, when it changed while something here was unsent. Nothing is sent until the teacher has chosen. */
  theirs: { exam: BuiltExam; base: string } | undefined
}

/** What outlives the page. */
export type KeptTable = Pick<Table, 'base' | 'serverIds'> & { exam: BuiltExam }

export function baseOf({ title, duration, description, instructions, sections, questions }: ExamForTeacher): string {
  return JSON.stringify([title, duration, description, instructions, sections, questions])
}

export function isUnsent({ history, saved }: Table): boolean {
  return history.present !== saved
}

function fresh(server: ExamForTeacher, newId: NewId): Table {
  const exam = builtFrom(server, newId)
  return { history: historyOf(exam), saved: exam, base: baseOf(server), serverIds: {}, theirs: undefined }
}

/**
 * The exam was read: it meets the table of this visit, or what an earlier one left on the device unsent. `tried`: what was sent last
 * without an answer; it may have arrived all the same.
 */
export function opened(
  known: { table?: Table | undefined; kept?: KeptTable | undefined; tried?: BuiltExam | undefined },
  server: ExamForTeacher,
  newId: NewId,
): Table {
  const theirs = fresh(server, newId)
  const { table, kept, tried } = known
  const before =
    table ?? (kept && { ...theirs, history: historyOf(kept.exam), saved: undefined, base: kept.base, serverIds: kept.serverIds })
  if (before === undefined) return theirs
  if (before.base === theirs.base) return before
  if (!isUnsent(before)) return theirs
  const arrived = [before.history.present, tried].find((exam) => exam !== undefined && isSameExam(exam, theirs.history.present))
  if (arrived !== undefined) return sent(before, arrived, server)
  return { ...before, theirs: { exam: theirs.history.present, base: theirs.base } }
}

/** The server has what was sent; what was written meanwhile is still unsent. */
export function sent(table: Table, exam: BuiltExam, reply: ExamForTeacher): Table {
  return { ...table, saved: exam, base: baseOf(reply), serverIds: idsLearned(table.serverIds, exam, reply), theirs: undefined }
}

/** The teacher goes on with what is on the table; the next save takes the place of the other's. */
export function mineKept(table: Table): Table {
  return { ...table, base: table.theirs?.base ?? table.base, theirs: undefined }
}

/** The teacher takes the server's; undo brings back what was on the table. */
export function theirsTaken(table: Table): Table {
  if (table.theirs === undefined) return table
  const { exam, base } = table.theirs
  return { ...table, history: changed(table.history, exam), saved: exam, base, theirs: undefined }
}
