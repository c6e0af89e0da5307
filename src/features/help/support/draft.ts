/** The ticket being written. Changed field by field, since files arrive while somebody types. (ruling R16) */

import * as v from 'valibot'
import { TICKET_CATEGORIES, type TicketTextField } from '#src/lib/ticket-category.ts'
import { draftDropped, findTypedDraft, draftTyped } from '#src/stores/drafts/draft-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { StoredFields, WrittenFile } from './ticket-queue.ts'

const TicketDraft = v.object({
  /** The category of the last visit; the address names the current one. */
  category: v.optional(v.picklist(TICKET_CATEGORIES)),
  /** Typed or chosen fields; missing ones are filled in from the device. */
  fields: StoredFields,
  /** With the phone of a call back. */
  hour: v.optional(v.string()),
  contact: v.optional(v.string()),
  name: v.optional(v.string()),
  /** The page the person came from. */
  path: v.optional(v.string()),
  /** The call that failed there. */
  failure: v.optional(v.string()),
  /** The results of the self-check. */
  check: v.optional(v.string()),
  files: v.array(WrittenFile),
})
export type TicketDraft = v.InferOutput<typeof TicketDraft>

const KEY = 'ticket'
const EMPTY: TicketDraft = { fields: {}, files: [] }

export function getTicketDraft(): TicketDraft {
  return findTypedDraft(KEY, TicketDraft) ?? EMPTY
}

export function changeDraft(change: Partial<TicketDraft>): void {
  draftTyped(KEY, { ...getTicketDraft(), ...change })
}

export function changeField(field: TicketTextField, text: string): void {
  changeDraft({ fields: { ...getTicketDraft().fields, [field]: text } })
}

export function addFile(file: WrittenFile): void {
  changeDraft({ files: [...getTicketDraft().files, file] })
}

/** The server has it, under its own id. */
export function acknowledgeFile(id: string, sentAs: string): void {
  changeDraft({ files: getTicketDraft().files.map((file) => (file.id === id ? { ...file, sentAs } : file)) })
}

export function renameFile(id: string, { name, size }: Pick<File, 'name' | 'size'>): void {
  changeDraft({
    files: getTicketDraft().files.map((file) => (file.id === id ? { ...file, name, size } : file)),
  })
}

export function removeFile(id: string): void {
  changeDraft({ files: getTicketDraft().files.filter((file) => file.id !== id) })
}

export function dropTicketDraft(): void {
  draftDropped(KEY)
}

export function useTicketDraft(): TicketDraft {
  const [draft] = useDraft(KEY, TicketDraft, EMPTY)
  return draft
}
