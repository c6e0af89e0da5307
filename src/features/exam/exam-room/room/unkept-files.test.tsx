import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildUploadId } from '../attempt/storage.ts'
import { uploadChosen } from '#src/stores/uploads/send-upload.ts'
import { reset, uploadDropped } from '#src/stores/uploads/upload-store.ts'
import { makeShortDesk } from '../short/short-desk.ts'
import { words } from './words.ts'
import { RoomContext } from './context.ts'
import { SaveMark } from './save-mark.tsx'
import { summaryOf } from './save-words.ts'
import { Strips } from './strips.tsx'

/** The large store of the browser has no room. */
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  del: () => Promise.resolve(),
}))

const FILE = { url: '', name: 'work.zip', size: 4, sha256: '' }
const failure = { cause: 'line', msg: undefined, retryAfter: undefined } as const

afterEach(reset)

test('a file that the device has no room for is warned of like an answer, until it is taken away', async () => {
  const room = makeShortDesk({ f1: FILE }, () => undefined)
  const facts = { room, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }
  render(
    <RoomContext value={facts}>
      <Strips />
      <SaveMark question="f1" />
    </RoomContext>,
  )
  room.store.set({ failure })
  const id = buildUploadId('a', 'f1')
  await uploadChosen(id, new File(['বাইট'], 'work.zip'), () => Promise.reject(new Error('no line')))
  const [warning] = words.strip.unkept
  expect(await screen.findByText(warning)).toBeInTheDocument()
  expect(screen.getByText(words.save.withCause(words.save.memory, words.save.cause.line))).toBeInTheDocument()
  expect(summaryOf(room.store.get(), room.isFileMissing)).toBe('memory')
  uploadDropped(id)
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  expect(summaryOf(room.store.get(), room.isFileMissing)).toBe('device')
})

test('a file whose bytes are gone is neither on the device nor on its way', () => {
  const { store } = makeShortDesk({ f1: FILE }, () => undefined)
  const isMissing = () => true
  expect(summaryOf(store.get(), isMissing)).toBe('lost')
  store.set({ isOver: true })
  expect(summaryOf(store.get(), isMissing)).toBe('refused')
})
