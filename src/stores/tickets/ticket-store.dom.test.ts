import { afterEach, expect, test } from 'vitest'
import { isTicketWaiting } from '#src/stores/browser/waiting-mark.ts'
import { profileRead, signedOut } from '#src/stores/session/session-store.ts'
import { reset, ticketChanged, ticketWritten, waitingTickets } from './ticket-store.ts'
import type { WrittenTicket } from './written-ticket.ts'

afterEach(() => {
  signedOut('logged-out')
  reset()
})

const person = (_id: string) => ({ _id, name: 'নুসরাত', picture: null, role: 'learner' }) as unknown as Parameters<typeof profileRead>[0]
const ticket = (key: string): WrittenTicket => ({
  key,
  category: 'batch',
  contact: '01712345678',
  fields: { 8: 'কথা' },
  facts: [],
  files: [],
  writtenAt: 0,
})
const waiting = () => waitingTickets().map(({ key }) => key)

test('waits until it has a number or was refused, and the mark for the next start says so', () => {
  ticketWritten(ticket('a'))
  ticketWritten(ticket('b'))
  expect(waiting()).toEqual(['b', 'a'])
  ticketChanged('a', { number: 'TKT100001' })
  expect(isTicketWaiting()).toBe(true)
  ticketChanged('b', { refusal: 'ভুল' })
  expect([waiting(), isTicketWaiting()]).toEqual([[], false])
})

test('of a guest it becomes the person’s who logs in; nobody else’s session sends it (R21)', () => {
  ticketWritten(ticket('a'))
  profileRead(person('one'))
  expect(waiting()).toEqual(['a'])
  signedOut('ended')
  // Handed over before the session ended: it goes all the same.
  expect(waiting()).toEqual(['a'])
  profileRead(person('two'))
  expect(waiting()).toEqual([])
})

test('nothing is left after a logout (R21)', () => {
  profileRead(person('one'))
  ticketWritten(ticket('a'))
  signedOut('logged-out')
  expect([waiting(), isTicketWaiting(), localStorage.getItem('karigor-own-tickets')]).toEqual([[], false, null])
})
