import { afterEach, expect, test, vi } from 'vitest'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { resetQueues } from '#src/api/outbox/queue.ts'
import { sendWaiting } from '#src/app/late/send-waiting.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { profileRead, signedOut } from '#src/stores/session/session-store.ts'
import { addTicket, changeTicket, listWaitingTickets, type WrittenTicket } from './ticket-queue.ts'

const sendTickets = vi.hoisted(() => vi.fn<() => Promise<undefined>>(async () => undefined))
vi.mock('./ticket-outbox.ts', () => ({ sendTickets }))

connectOutbox(outboxPorts)

afterEach(() => {
  signedOut('logged-out')
  resetQueues()
})

const person = (_id: string) =>
  ({ _id, name: 'নুসরাত', picture: null, role: 'learner' }) as unknown as Parameters<typeof profileRead>[0]
const ticket = (key: string): WrittenTicket => ({
  key,
  category: 'batch',
  contact: '01712345678',
  fields: { text: 'কথা' },
  facts: [],
  files: [],
  writtenAt: 0,
})
const waiting = () => listWaitingTickets().map(({ key }) => key)

test('a ticket is kept until it has a number or was refused, and after that the next start sends nothing', async () => {
  addTicket(ticket('a'))
  addTicket(ticket('b'))
  expect(waiting()).toEqual(['b', 'a'])
  changeTicket('a', { number: 'TKT100001' })
  void sendWaiting()
  await vi.waitFor(() => expect(sendTickets).toHaveBeenCalledOnce())
  changeTicket('b', { refusal: 'ভুল' })
  void sendWaiting()
  await Promise.resolve()
  expect([waiting(), sendTickets.mock.calls.length]).toEqual([[], 1])
})

test('a guest’s ticket goes to the person who logs in; no other person’s session sends it (R21)', () => {
  addTicket(ticket('a'))
  profileRead(person('one'))
  expect(waiting()).toEqual(['a'])
  signedOut('ended')
  // Passed on before the session ended, so it is sent all the same.
  expect(waiting()).toEqual(['a'])
  profileRead(person('two'))
  expect(waiting()).toEqual([])
})

test('nothing is left after a logout (R21)', () => {
  profileRead(person('one'))
  addTicket(ticket('a'))
  signedOut('logged-out')
  expect([waiting(), localStorage.getItem('karigor-own-tickets')]).toEqual([[], null])
})
