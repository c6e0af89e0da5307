/**
 * The exams on the builder's table. Every change is on the device before it is sent, so that a reload, a crash or a lost line takes
 * nothing; undo reaches back to where this visit began. (rulings R16, R21)
 */
import { create } from 'zustand'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { othersBuilderDraftsDropped } from '#src/stores/drafts/builder-drafts.ts'
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import type { BuiltExam } from './engine/built-exam.ts'
import { changed, redone, undone } from './engine/history.ts'
import { mineKept, opened, sent, type Table, theirsTaken } from './engine/table.ts'
import { keepTable, keptTable } from './kept-table.ts'
import { newId } from './own-ids.ts'
import { saveOf } from './saves-store.ts'

type Tables = Readonly<Record<string, Table | undefined>>

export const useTables = create<{ tables: Tables }>(() => ({ tables: {} }))

export function tableOf(examId: string): Table | undefined {
  return useTables.getState().tables[examId]
}

function put(examId: string, table: Table): void {
  useTables.setState(({ tables }) => ({ tables: { ...tables, [examId]: table } }))
  keepTable(examId, table)
}

function change(examId: string, step: (table: Table) => Table): void {
  const table = tableOf(examId)
  if (table !== undefined) put(examId, step(table))
}

export function examOpened(examId: string, server: ExamForTeacher): void {
  const { isSending, failure } = saveOf(examId)
  // What is read during a save may be older or newer than it; its answer says more.
  if (isSending) return
  put(examId, opened({ table: tableOf(examId), kept: keptTable(examId), tried: failure?.of }, server, newId))
}

/** `place`: where it was typed, so that undo takes back the whole of it. */
export function examChanged(examId: string, step: (exam: BuiltExam) => BuiltExam, place?: string): void {
  change(examId, (table) => ({ ...table, history: changed(table.history, step(table.history.present), place) }))
}

export function undoPressed(examId: string): void {
  change(examId, (table) => ({ ...table, history: undone(table.history) }))
}

export function redoPressed(examId: string): void {
  change(examId, (table) => ({ ...table, history: redone(table.history) }))
}

export function examSent(examId: string, exam: BuiltExam, reply: ExamForTeacher): void {
  change(examId, (table) => sent(table, exam, reply))
}

export function mineChosen(examId: string): void {
  change(examId, mineKept)
}

export function theirsChosen(examId: string): void {
  change(examId, theirsTaken)
}

/** What an ended session left unsent waits on the device for the same person; when somebody else comes it goes. */
function ownerCame(owner: string | undefined): void {
  if (owner !== undefined) othersBuilderDraftsDropped(owner)
}

ownerCame(useSession.getState().user?._id)
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(user?._id)
})
whenSessionEnds(() => useTables.setState({ tables: {} }))
