/** An exam that is not sent yet, on the device: it outlives a reload and a crash, and is its writer's alone. (rulings R16, R21) */
import * as v from 'valibot'
import { forgetMemory, recall, remember } from '#src/stores/browser/device-memory.ts'
import { builderDraftKey as keyOf } from '#src/stores/drafts/builder-drafts.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { BuiltExam } from './engine/built-exam.ts'
import { isUnsent, type KeptTable, type Table } from './engine/table.ts'

const Kept = v.object({
  owner: v.optional(v.string()),
  base: v.string(),
  serverIds: v.record(v.string(), v.string()),
  exam: BuiltExam,
})

const ownerNow = () => useSession.getState().user?._id

export function keptTable(examId: string): KeptTable | undefined {
  const kept = recall(keyOf(examId), Kept)
  return kept?.owner === ownerNow() ? kept : undefined
}

/** What the server has is kept no longer. */
export function keepTable(examId: string, table: Table): void {
  if (!isUnsent(table)) return forgetMemory(keyOf(examId))
  const { base, serverIds, history } = table
  remember(keyOf(examId), { owner: ownerNow(), base, serverIds, exam: history.present })
}
