/** The ticket as it is being written. Changed piece by piece, since files arrive while somebody types. (ruling R16) */
import type { TicketCategory, TicketField } from '#src/lib/ticket-category.ts'
import { draftDropped, draftOf, draftTyped, useDraft } from '#src/stores/draft-store.ts'
import type { WrittenFile } from '#src/stores/ticket-store.ts'

export interface TicketDraft {
  /** Of the last visit: the address says which one is being written. */
  category?: TicketCategory
  /** What was typed or chosen; what is not in here is filled in by what the device knows. */
  fields: Partial<Record<TicketField, string>>
  /** With the phone of field 10. */
  hour?: string
  contact?: string
  name?: string
  /** The page the person came from. */
  path?: string
  /** The call that failed there. */
  failure?: string
  /** What the self-check found. */
  check?: string
  files: readonly WrittenFile[]
}

const KEY = 'ticket'
const EMPTY: TicketDraft = { fields: {}, files: [] }

export function ticketDraft(): TicketDraft {
  return (draftOf(KEY) as TicketDraft | undefined) ?? EMPTY
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
  const [draft] = useDraft<TicketDraft>(KEY, EMPTY)
  return draft
}
