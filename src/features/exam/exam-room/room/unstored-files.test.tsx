import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildUploadId } from '../attempt/storage.ts'
import { uploadChosen } from '#src/stores/uploads/send-upload.ts'
import { reset, uploadDropped } from '#src/stores/uploads/upload-store.ts'
import { makeLocalAnswers } from '../short/use-short-quiz.ts'
import { words } from './words.ts'
import { RoomContext } from './context.ts'
import { SaveMark, summariseAnswers } from './save-mark.tsx'
import { Strips } from './strips.tsx'

/** The browser's IndexedDB is full. */
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  del: () => Promise.resolve(),
}))

const FILE = { url: '', name: 'work.zip', size: 4, sha256: '' }
const failure = { cause: 'line', msg: undefined, retryAfter: undefined } as const

afterEach(reset)

test('a file that the device has no room for shows the warning of answers, until it is removed', async () => {
  const room = makeLocalAnswers({ f1: FILE }, () => undefined)
  const facts = { room, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }
  render(
    <RoomContext value={facts}>
      <Strips placed={[]} />
      <SaveMark question="f1" />
    </RoomContext>,
  )
  room.store.set({ failure })
  const id = buildUploadId('a', 'f1')
  await uploadChosen(id, new File(['বাইট'], 'work.zip'), () => Promise.reject(new Error('no line')))
  const [warning] = words.strip.unkept
  expect(await screen.findByText(warning)).toBeInTheDocument()
  expect(screen.getByText(words.save.withCause(words.save.memory, words.save.cause.line))).toBeInTheDocument()
  expect(summariseAnswers(room.store.get(), room.isFileMissing)).toBe('memory')
  uploadDropped(id)
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  expect(summariseAnswers(room.store.get(), room.isFileMissing)).toBe('stored')
})

test('a file whose bytes are gone is neither on the device nor being sent', () => {
  const { store } = makeLocalAnswers({ f1: FILE }, () => undefined)
  const isMissing = () => true
  expect(summariseAnswers(store.get(), isMissing)).toBe('lost')
  store.set({ isOver: true })
  expect(summariseAnswers(store.get(), isMissing)).toBe('refused')
})
