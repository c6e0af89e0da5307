/**
 * The exams on the builder's table. Every change is on the device before it is sent, so that a reload, a crash or a lost line takes
 * nothing; undo reaches back to where this visit began. (rulings R16, R21)
 */
import * as v from 'valibot'
import { create } from 'zustand'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { forgetMemory, recall, remember } from '#src/stores/browser/device-memory.ts'
import { builderDraftKey as keyOf, othersBuilderDraftsDropped } from '#src/stores/builder-drafts.ts'
import { randomId } from '#src/stores/browser/guest-id.ts'
import { whenSessionEnds } from '#src/stores/forget.ts'
import { useSession } from '#src/stores/session-store.ts'
import { BuiltExam } from './engine/built-exam.ts'
import { changed, redone, undone } from './engine/history.ts'
import { isUnsent, mineKept, opened, sent, type Table, theirsTaken } from './engine/table.ts'
import { saveOf } from './saves-store.ts'

const Kept = v.object({
  owner: v.optional(v.string()),
  base: v.string(),
  serverIds: v.record(v.string(), v.string()),
  exam: BuiltExam,
})

type Tables = Readonly<Record<string, Table | undefined>>

export const useTables = create<{ tables: Tables }>(() => ({ tables: {} }))

const ownerNow = () => useSession.getState().user?._id

const MADE_HERE = 'new-'
export const newId = () => `${MADE_HERE}${randomId()}`
/** Made in this browser: the server has no such id yet. */
export const isOwnId = (id: string) => id.startsWith(MADE_HERE)

export function tableOf(examId: string): Table | undefined {
  return useTables.getState().tables[examId]
}

function put(examId: string, table: Table): void {
  useTables.setState(({ tables }) => ({ tables: { ...tables, [examId]: table } }))
  if (!isUnsent(table)) return forgetMemory(keyOf(examId))
  const { base, serverIds, history } = table
  remember(keyOf(examId), { owner: ownerNow(), base, serverIds, exam: history.present })
}

function change(examId: string, step: (table: Table) => Table): void {
  const table = tableOf(examId)
  if (table !== undefined) put(examId, step(table))
}

export function examOpened(examId: string, server: ExamForTeacher): void {
  const { isSending, failure } = saveOf(examId)
  // What is read during a save may be older or newer than it; its answer says more.
  if (isSending) return
  const kept = recall(keyOf(examId), Kept)
  const known = { table: tableOf(examId), kept: kept?.owner === ownerNow() ? kept : undefined, tried: failure?.of }
  put(examId, opened(known, server, newId))
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

ownerCame(ownerNow())
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(user?._id)
})
whenSessionEnds(() => useTables.setState({ tables: {} }))
