/** A ticket as it was written on this device, and the device's memory of those. (rulings R21, R35) */
import * as v from 'valibot'
import { TICKET_CATEGORIES } from '#src/lib/ticket-category.ts'
import { recall, remember } from '#src/stores/browser/device-memory.ts'
import { markTicketWaiting } from '#src/stores/browser/waiting-mark.ts'

const STORAGE_KEY = 'own:tickets'

export const WrittenFile = v.object({
  /** Of this device, under which its bytes wait. */
  id: v.string(),
  name: v.string(),
  size: v.number(),
  /** The server's id, once it has arrived. */
  sentAs: v.optional(v.string()),
})
export type WrittenFile = v.InferOutput<typeof WrittenFile>

const WrittenTicket = v.object({
  /** Makes a repeat harmless, and names the ticket on this device. (ruling R42) */
  key: v.string(),
  owner: v.optional(v.string()),
  category: v.picklist(TICKET_CATEGORIES),
  contact: v.string(),
  name: v.optional(v.string()),
  /** By their numbers. (ruling R24) */
  fields: v.record(v.string(), v.string()),
  /** Goes with the phone of field 10. */
  hour: v.optional(v.string()),
  /** Lines that go under the description: what failed, what the self-check found. */
  facts: v.array(v.string()),
  files: v.array(WrittenFile),
  path: v.optional(v.string()),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** The server's, once it has arrived. */
  number: v.optional(v.string()),
  /** Why the server refused it; the person mends it. */
  refusal: v.optional(v.string()),
  /** Names of files that were refused or lost on the way; the ticket went without them. */
  lostFiles: v.optional(v.array(v.string())),
})
export type WrittenTicket = v.InferOutput<typeof WrittenTicket>

export function isWaiting({ number, refusal }: WrittenTicket): boolean {
  return number === undefined && refusal === undefined
}

/** Undefined where the device keeps nothing. */
export function keptTickets(): readonly WrittenTicket[] | undefined {
  return recall(STORAGE_KEY, v.array(WrittenTicket))
}

/** With the mark that tells the next start whether there is something to send. */
export function keepTickets(tickets: readonly WrittenTicket[]): void {
  remember(STORAGE_KEY, tickets)
  markTicketWaiting(tickets.some(isWaiting))
}
