/**
 * Tickets written on this device: queued ones, and sent ones, since a ticket cannot be read back. A guest's
 * pass to the person who logs in, and a person's are deleted at their logout. (rulings R21, R35)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition, useQueue } from '#src/api/outbox/queue.ts'
import { nameTicketFields, TICKET_CATEGORIES } from '#src/lib/ticket-category.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export const WrittenFile = v.object({
  /** The id under which its bytes are stored on this device. */
  id: v.string(),
  name: v.string(),
  size: v.number(),
  /** The server's id, once it has arrived. */
  sentAs: v.optional(v.string()),
})
export type WrittenFile = v.InferOutput<typeof WrittenFile>

export const StoredFields = v.pipe(v.record(v.string(), v.string()), v.transform(nameTicketFields))

const WrittenTicket = v.object({
  /** Makes a repeat harmless, and identifies the ticket on this device. (ruling R42) */
  key: v.string(),
  owner: v.optional(v.string()),
  category: v.picklist(TICKET_CATEGORIES),
  contact: v.string(),
  name: v.optional(v.string()),
  fields: StoredFields,
  /** Goes with the phone of a call back. */
  hour: v.optional(v.string()),
  /** Lines added below the description: what failed, what the self-check found. */
  facts: v.array(v.string()),
  files: v.array(WrittenFile),
  path: v.optional(v.string()),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** The server's number, once the ticket has arrived. */
  number: v.optional(v.string()),
  /** The server's reason for a rejection, which the person can fix. */
  refusal: v.optional(v.string()),
  /** Names of files that were rejected or lost; the ticket was sent without them. */
  lostFiles: v.optional(v.array(v.string())),
})
export type WrittenTicket = v.InferOutput<typeof WrittenTicket>

/** Older sent ones are dropped: this is a list and not an archive. */
const MOST_STORED = 30

const TICKETS: QueueDefinition<WrittenTicket> = {
  name: 'tickets',
  shape: WrittenTicket,
  getKey: ({ key }) => key,
  isClaimedAtLogin: true,
}
const queue = openQueue(TICKETS)
export const { change: changeTicket, remove: removeTicket } = queue

function isWaiting({ number, refusal }: WrittenTicket): boolean {
  return number === undefined && refusal === undefined
}

function belongsTo(owner: string | undefined, ticket: WrittenTicket): boolean {
  return ticket.owner === undefined || ticket.owner === owner
}

/** Lists the current person's tickets, newest first. */
export function useOwnTickets(): readonly WrittenTicket[] {
  return useQueue(TICKETS)
}

/**
 * Lists what can be sent now, oldest first. Without a session anybody's can: it was submitted with a contact
 * before the session ended, and is sent as a guest's. Somebody else's session never sends it.
 */
export function listWaitingTickets(): readonly WrittenTicket[] {
  const owner = useSession.getState().user?._id
  const waiting = queue
    .getItems()
    .filter((ticket) => isWaiting(ticket) && (owner === undefined || belongsTo(owner, ticket)))
  return waiting.toSorted((one, other) => one.writtenAt - other.writtenAt)
}

export function addTicket(ticket: Omit<WrittenTicket, 'owner'>): void {
  queue.update((tickets) => {
    const others = tickets.filter(({ key }) => key !== ticket.key)
    return [ticket, ...others].filter((each, place) => place < MOST_STORED || isWaiting(each))
  })
}
