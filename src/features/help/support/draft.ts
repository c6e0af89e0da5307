/** The ticket as it is being written. Changed piece by piece, since files arrive while somebody types. (ruling R16) */
import * as v from 'valibot'
import { TICKET_CATEGORIES, type TicketField } from '#src/lib/ticket-category.ts'
import { draftDropped, draftOf, draftTyped } from '#src/stores/drafts/draft-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { WrittenFile } from './ticket-queue.ts'

const TicketDraft = v.object({
  /** Of the last visit: the address says which one is being written. */
  category: v.optional(v.picklist(TICKET_CATEGORIES)),
  /** What was typed or chosen; what is not in here is filled in by what the device knows. By their numbers. */
  fields: v.record(v.string(), v.string()),
  /** With the phone of field 10. */
  hour: v.optional(v.string()),
  contact: v.optional(v.string()),
  name: v.optional(v.string()),
  /** The page the person came from. */
  path: v.optional(v.string()),
  /** The call that failed there. */
  failure: v.optional(v.string()),
  /** What the self-check found. */
  check: v.optional(v.string()),
  files: v.array(WrittenFile),
})
export type TicketDraft = v.InferOutput<typeof TicketDraft>

const KEY = 'ticket'
const EMPTY: TicketDraft = { fields: {}, files: [] }

export function ticketDraft(): TicketDraft {
  return draftOf(KEY, TicketDraft) ?? EMPTY
}

export function draftChanged(change: Partial<TicketDraft>): void {
  draftTyped(KEY, { ...ticketDraft(), ...change })
}

export function fieldTyped(field: TicketField, text: string): void {
  draftChanged({ fields: { ...ticketDraft().fields, [field]: text } })
}

export function fileAdded(file: WrittenFile): void {
  draftChanged({ files: [...ticketDraft().files, file] })
}

/** The server has it, under an id of its own. */
export function fileArrived(id: string, sentAs: string): void {
  draftChanged({ files: ticketDraft().files.map((file) => (file.id === id ? { ...file, sentAs } : file)) })
}

export function fileTakenAway(id: string): void {
  draftChanged({ files: ticketDraft().files.filter((file) => file.id !== id) })
}

export function ticketDraftDropped(): void {
  draftDropped(KEY)
}

export function useTicketDraft(): TicketDraft {
  const [draft] = useDraft(KEY, TicketDraft, EMPTY)
  return draft
}
