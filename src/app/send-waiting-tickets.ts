/** Sends a ticket that was written without a line at the next visit, whatever page that opens. (ruling R42) */
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'

const Tickets = v.array(v.object({ number: v.optional(v.string()), refusal: v.optional(v.string()) }))

function isTicketWaiting(): boolean {
  try {
    const tickets = readAs(Tickets, JSON.parse(outboxPorts.storage.read('tickets') ?? '[]'))
    return tickets?.some(({ number, refusal }) => number === undefined && refusal === undefined) ?? false
  } catch {
    return false
  }
}

/** Fetches the code that sends only when something waits: nearly no visit needs it. */
export function sendWaitingTickets(): void {
  if (!isTicketWaiting()) return
  import('#src/features/help/support/ticket-outbox.ts').then(
    ({ sendTickets }) => sendTickets(),
    // No line, no file: the next visit tries again.
    () => undefined,
  )
}
