import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { uploadChosen } from '#src/stores/uploads/send-upload.ts'
import { reset, uploadDropped } from '#src/stores/uploads/upload-store.ts'
import { makeRoomStore } from '../attempt/room-state.ts'
import { buildUploadId } from '../attempt/storage.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { makeLocalAnswers } from '../short/use-short-quiz.ts'
import { RoomContext } from './context.ts'
import { SaveMark, summariseAnswers } from './save-mark.tsx'
import { Strips } from './strips.tsx'
import { words } from './words.ts'

/** The browser's IndexedDB is full. */
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  del: () => Promise.resolve(),
}))

const FILE = { url: '', name: 'work.zip', size: 4, sha256: '' }
const failure = { cause: 'offline', msg: undefined, retryAfter: undefined } as const

afterEach(reset)

test('a file that does not fit on the device shows the warning about answers, until it is removed', async () => {
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
  await uploadChosen(id, new File(['বাইট'], 'work.zip'), () => Promise.reject(new Error('no connection')))
  const [warning] = words.strip.unkept
  expect(await screen.findByText(warning)).toBeInTheDocument()
  expect(
    screen.getByText(words.save.withCause(words.save.memory, words.save.cause.offline)),
  ).toBeInTheDocument()
  expect(summariseAnswers(room.store.get(), room.isFileMissing)).toBe('memory')
  uploadDropped(id)
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  expect(summariseAnswers(room.store.get(), room.isFileMissing)).toBe('stored')
})

test.each(['offline', 'server', 'session', 'gone'] as const)(
  'on a full device no line claims that it stores the answers: %s',
  (cause) => {
    const { store } = renderStrips([])
    act(() => store.set({ failure: { ...failure, cause }, isStored: false }))
    expect(screen.getByText(words.strip.unkept[0])).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(words.strip.unstored[cause])
    expect(screen.getByRole('status')).not.toHaveTextContent(/এই ডিভাইসে (?:থাকছে|আছে)/)
    act(() => store.set({ isStored: true }))
    expect(screen.getByRole('status')).toHaveTextContent(words.strip[cause][1])
  },
)

test('a file whose bytes are missing is shown neither as stored nor as being sent', () => {
  const { store } = makeLocalAnswers({ f1: FILE }, () => undefined)
  const isMissing = () => true
  expect(summariseAnswers(store.get(), isMissing)).toBe('lost')
  store.set({ isOver: true })
  expect(summariseAnswers(store.get(), isMissing)).toBe('refused')
})

function renderStrips(placed: readonly NumberedQuestion[]) {
  const room = makeLocalAnswers({}, () => undefined)
  render(
    <RoomContext value={{ room, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }}>
      <Strips placed={placed} />
    </RoomContext>,
  )
  return room
}

test('a slow save is reported without a button, and only while it lasts', () => {
  const { store } = renderStrips([])
  const [title] = words.strip.slow
  act(() => store.set({ isSlow: true }))
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => store.set({ isSlow: false }))
  expect(screen.queryByText(title)).toBeNull()
})

test('corrected questions are listed by their numbers after the finger is lifted, until that was read', async () => {
  const place = (_id: string, number: number) =>
    ({ number, question: { _id }, section: '' }) as NumberedQuestion
  const { store } = renderStrips([place('q1', 1), place('q2', 2), place('q3', 3)])
  fireEvent.pointerDown(document.body)
  act(() => store.set({ corrected: ['q3', 'q1'] }))
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.pointerUp(document.body)
  expect(await screen.findByText('প্রশ্নের লেখা ঠিক করা হয়েছে: প্রশ্ন ১, ৩।')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: words.save.understood }))
  expect(screen.queryByRole('button')).toBeNull()
})

test('the sentence of a server ends before ours begins', () => {
  const { store } = renderStrips([])
  act(() => store.set({ failure: { ...failure, cause: 'server', msg: 'ডেটাবেসে সমস্যা' } }))
  expect(screen.getByRole('status')).toHaveTextContent(`ডেটাবেসে সমস্যা। ${words.strip.server[1]}`)
})

test('after a correction an answer is called unchanged only where its question still takes it', () => {
  const options = [{ _id: 'o1', text: 'ক' }]
  const asked = [
    { _id: 'q1', question_type: 'single', options },
    { _id: 'q2', question_type: 'single', options },
    { _id: 'q3', question_type: 'essay' },
  ]
  const placed = asked.map(
    (question, at) => ({ question, number: at + 1, section: '' }) as unknown as NumberedQuestion,
  )
  const { store, edit } = renderStrips(placed)
  act(() => {
    edit('q1', 'o1')
    // Its option was removed.
    edit('q2', 'o2')
    store.set({ corrected: ['q1'] })
  })
  const strip = screen.getByRole('status')
  expect(strip).toHaveTextContent(words.strip.corrected('১').join(' '))
  act(() => store.set({ corrected: ['q1', 'q2', 'q3'] }))
  expect(strip).toHaveTextContent(words.strip.emptied('২', '১, ৩').join(' '))
  act(() => store.set({ corrected: ['q2'] }))
  expect(strip).not.toHaveTextContent('আগের মতোই আছে')
})

test('of two versions of an answer one is not handed in, so that not all are saved', () => {
  const text = { question: 'q1', value: 'একটি', edit: 2, writer: 'w', edited_at: '', kind: 'plain' } as const
  const store = makeRoomStore({ q1: { ...text, state: 'acknowledged', other: 'অন্যটি' } }, undefined)
  const isMissing = () => false
  expect(summariseAnswers(store.get(), isMissing)).toBe('all')
  store.set({ isOver: true })
  expect(summariseAnswers(store.get(), isMissing)).toBe('refused')
})
