import { beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { envelope, fakeLine } from '../../../../tests/support/fake-line.ts'
import { noteWritten, ownWrites, reset } from '#src/stores/player/note-queue-store.ts'
import { sendNotes } from './note-sender.ts'
import { words } from './words.ts'

const write = (key: string) => ({ key, recording: 'r', text: key, isRemoval: false, leavesAt: 0, writtenAt: 0, isInDoubt: false })

beforeEach(reset)

test('a fault of our own is no dead line: the note stays and says so, and the next one arrives', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  // No client is connected: a fault of the app, which no line can mend.
  noteWritten(write('first'))
  await sendNotes()
  expect(ownWrites()).toMatchObject([{ text: 'first', refusal: words.fault }])
  expect(reported).toHaveBeenCalledOnce()

  const line = fakeLine(() => envelope({ _id: 'n', text: 'second', created_at: '2026-11-20T10:00:00Z' }))
  connectClient(line.connection)
  noteWritten(write('second'))
  await sendNotes()
  expect(ownWrites().map(({ key, refusal }) => [key, refusal])).toEqual([['first', words.fault]])
})

test('a dead line leaves the note in doubt, to be sent again by itself', async () => {
  const line = fakeLine(() => {
    throw new TypeError('Failed to fetch')
  })
  connectClient(line.connection)
  noteWritten(write('third'))
  await sendNotes()
  expect(ownWrites()).toEqual([{ ...write('third'), owner: undefined, isInDoubt: true }])
})
