import { beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { resetQueues } from '#src/api/outbox/queue.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { signedOut, useSession } from '#src/stores/session/session-store.ts'
import { envelope, fakeLine } from '../../../../tests/support/fake-line.ts'
import { sendNotes } from './note-outbox.ts'
import { noteQueue } from './note-queue.ts'
import { words } from './words.ts'

const write = (key: string) => ({
  key,
  recording: 'r',
  text: key,
  isRemoval: false,
  leavesAt: 0,
  writtenAt: 0,
  isInDoubt: false,
})

beforeEach(resetQueues)

test('a bug in the app marks its note as refused and does not hold up the next one', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  // No client is connected, which is a bug of the app and not a lost connection.
  noteQueue.put(write('first'))
  await sendNotes()
  expect(noteQueue.getOwn()).toMatchObject([{ text: 'first', refusal: words.fault }])
  expect(reported).toHaveBeenCalledOnce()

  const line = fakeLine(() => envelope({ _id: 'n', text: 'second', created_at: '2026-11-20T10:00:00Z' }))
  connectClient(line.connection)
  noteQueue.put(write('second'))
  await sendNotes()
  expect(noteQueue.getOwn().map(({ key, refusal }) => [key, refusal])).toEqual([['first', words.fault]])
})

test('after a lost connection the note may have arrived, and is sent again automatically', async () => {
  const line = fakeLine(() => {
    throw new TypeError('Failed to fetch')
  })
  connectClient(line.connection)
  noteQueue.put(write('third'))
  await sendNotes()
  expect(noteQueue.getOwn()).toMatchObject([{ ...write('third'), isInDoubt: true }])
})

test('unsent notes belong to one person and are deleted at logout (ruling R21)', () => {
  connectOutbox(outboxPorts)
  const logIn = (_id: string) =>
    useSession.setState({ status: 'signed-in', user: { _id, name: 'নাম', picture: null, role: 'learner' } })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  logIn('one')
  noteQueue.put(write('k'))
  logIn('other')
  expect(noteQueue.getOwn()).toEqual([])
  logIn('one')
  expect(noteQueue.getOwn()).toHaveLength(1)
  signedOut('ended')
  expect(noteQueue.getItems()).toHaveLength(1)
  logIn('one')
  signedOut('logged-out')
  expect(noteQueue.getItems()).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('karigor-own-'))).toEqual([])
})
