/** Sends tickets and applications that were written without a line at the next visit, whatever page that opens. (rulings R42, R54) */
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'

/** What both queues say of an item that is done with: a ticket's number, a refusal of either. */
const Items = v.array(v.object({ number: v.optional(v.string()), refusal: v.optional(v.string()) }))

function isWaiting(queue: 'tickets' | 'applications'): boolean {
  try {
    const items = readAs(Items, JSON.parse(outboxPorts.storage.read(queue) ?? '[]'))
    return items?.some(({ number, refusal }) => number === undefined && refusal === undefined) ?? false
  } catch {
    return false
  }
}

/** No line, no file: the next visit tries again. */
const wait = () => undefined

/** Fetches the code that sends only when something waits: nearly no visit needs it. */
export function sendWaiting(): void {
  if (isWaiting('tickets')) import('#src/features/help/support/ticket-outbox.ts').then(({ sendTickets }) => sendTickets(), wait)
  if (isWaiting('applications')) {
    import('#src/features/learn/jobs/application-outbox.ts').then(({ sendApplications }) => sendApplications(), wait)
  }
}
