/** A ticket that was written without a line goes at the next visit, whatever page that opens. (ruling R42) */
import { isTicketWaiting } from '#src/stores/browser/waiting-mark.ts'

/** What sends is fetched only when something waits: nearly no visit needs it. */
export function sendWaitingTickets(): void {
  if (!isTicketWaiting()) return
  import('#src/features/help/support/ticket-sender.ts').then(
    ({ sendTickets }) => sendTickets(),
    // No line, no file: the next visit tries again.
    () => undefined,
  )
}
