/**
 * Tickets written on this device: what waits to be sent, and what was sent, since a ticket cannot be read back. Tagged with the
 * person, a guest's become the person's who logs in, and all go at logout. (rulings R21, R35)
 */
import { create } from 'zustand'
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { isWaiting, keepTickets, keptTickets, type WrittenTicket } from './written-ticket.ts'

/** The newest; a list, not an archive. */
const MOST_KEPT = 30

const useTickets = create<{ tickets: readonly WrittenTicket[] }>(() => ({ tickets: keptTickets() ?? [] }))

/** As the device has it, since other tabs write there too; where it keeps nothing, this page's own. */
const kept = () => keptTickets() ?? useTickets.getState().tickets

function keep(tickets: readonly WrittenTicket[]): void {
  keepTickets(tickets)
  useTickets.setState({ tickets })
}

const isOf = (owner: string | undefined) => (ticket: WrittenTicket) => ticket.owner === undefined || ticket.owner === owner

/** One's own, newest first. */
export function useOwnTickets(): readonly WrittenTicket[] {
  const tickets = useTickets((state) => state.tickets)
  const owner = useSession((state) => state.user?._id)
  return tickets.filter(isOf(owner))
}

/**
 * What can be sent now. Without a session anybody's can: it was handed over with a contact before the session ended, and goes as a
 * guest's; somebody else's session never sends it.
 */
export function waitingTickets(): readonly WrittenTicket[] {
  const owner = useSession.getState().user?._id
  return kept().filter((ticket) => isWaiting(ticket) && (owner === undefined || isOf(owner)(ticket)))
}

export function ticketWritten(ticket: Omit<WrittenTicket, 'owner'>): void {
  const owner = useSession.getState().user?._id
  const others = kept().filter(({ key }) => key !== ticket.key)
  keep([{ ...ticket, owner }, ...others].filter((each, place) => place < MOST_KEPT || isWaiting(each)))
}

export function ticketChanged(key: string, change: Partial<WrittenTicket>): void {
  keep(kept().map((ticket) => (ticket.key === key ? { ...ticket, ...change } : ticket)))
}

/** It goes back into the form. */
export function ticketTakenBack(key: string): void {
  keep(kept().filter((ticket) => ticket.key !== key))
}

/** What other tabs did meanwhile. */
export function ticketsReread(): void {
  useTickets.setState({ tickets: kept() })
}

export function reset(): void {
  keep([])
}

/** A guest's tickets become the person's who logs in. */
function ownerCame(owner: string | undefined): void {
  const tickets = kept()
  if (owner === undefined || !tickets.some((ticket) => ticket.owner === undefined)) return
  keep(tickets.map((ticket) => (ticket.owner === undefined ? { ...ticket, owner } : ticket)))
}

ownerCame(useSession.getState().user?._id)
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(user?._id)
})
whenSessionEnds((ending) => {
  if (ending === 'logged-out') useTickets.setState({ tickets: [] })
})
