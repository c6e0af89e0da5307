/** Moves a ticket from the form to this device's queue, and back if the server rejects it. */

import { createId } from '#src/lib/create-id.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { readDeviceFacts } from './device-facts.ts'
import { changeDraft, getTicketDraft, dropTicketDraft } from './draft.ts'
import { sendTickets } from './ticket-outbox.ts'
import { addTicket, removeTicket, type WrittenTicket } from './ticket-queue.ts'
import { buildFactLines, listWrittenFields } from './ticket-text.ts'

/** From here on the ticket is never lost: it is sent at once, or as soon as possible. Returns its key. */
export function submitTicket(category: TicketCategory, contact: string, name: string): string {
  const draft = getTicketDraft()
  const key = createId()
  addTicket({
    key,
    category,
    contact: findReachableContact(contact) ?? '',
    name: name.trim() || undefined,
    fields: listWrittenFields(category, draft, readDeviceFacts()),
    hour: draft.hour,
    facts: buildFactLines(draft),
    files: [...draft.files],
    path: draft.path,
    writtenAt: getDeviceNow(),
  })
  dropTicketDraft()
  void sendTickets()
  return key
}

/** Back into the form, to be fixed and sent under a new key: the server has none of it. */
export function mendTicket({ key, category, contact, name, fields, hour, files, path }: WrittenTicket): void {
  changeDraft({ category, contact, name, fields, hour, files, path })
  removeTicket(key)
}
