import { afterEach, expect, test, vi } from 'vitest'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { openQueue, resetQueues } from '#src/api/outbox/queue.ts'
import { openStorage } from '#src/features/exam/exam-room/attempt/storage.ts'
import { noteQueue } from '#src/features/learn/notes/note-queue.ts'
import { draftTyped } from '#src/stores/drafts/draft-store.ts'
import { gradingDraftTyped, reset as resetGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { rememberOwn } from '#src/stores/session/own-storage.ts'
import { profileRead, reset as resetSession, signedOut } from '#src/stores/session/session-store.ts'
import { uploadChosen } from '#src/stores/uploads/send-upload.ts'
import { reset as resetUploads } from '#src/stores/uploads/upload-store.ts'
import { countUnsentWork } from './count-unsent.ts'

connectOutbox(outboxPorts)

afterEach(() => {
  localStorage.clear()
  resetGradingDrafts()
  resetQueues()
  resetUploads()
  resetSession()
})

const person = { _id: 'person-1', name: 'নুসরাত', picture: null, role: 'learner' } as unknown as Parameters<
  typeof profileRead
>[0]
const note = (key: string, isRemoval = false) => ({
  key,
  text: 'নোট',
  isRemoval,
  leavesAt: 0,
  writtenAt: 0,
  isInDoubt: false,
})

test('a guest has nothing unsent', async () => {
  noteQueue.put(note('a'))
  expect((await countUnsentWork()).count).toBe(0)
})

test('written notes and failed files count, a removal does not (R21)', async () => {
  profileRead(person)
  expect((await countUnsentWork()).count).toBe(0)
  noteQueue.put(note('a'))
  noteQueue.put(note('b', true))
  expect((await countUnsentWork()).count).toBe(1)
  await uploadChosen('assignment-1', new File(['x'], 'x.zip'), () =>
    Promise.reject(new Error('no connection')),
  )
  expect((await countUnsentWork()).count).toBe(2)
})

test('a hand-in counts until the server has confirmed it, whatever another tab stores later (R21)', async () => {
  profileRead(person)
  const open = () =>
    openStorage({ owner: person._id, attempt: 'a1', examKey: 'e1', onStored: () => undefined })
  const about = { attempt: 'a1', exam: 'e1', version: 0, events: [], flags: [], seen: [] }
  const handIn = { key: 'k1', asked_at: '2026-11-23T08:00:00.000Z' }
  open().writeAttempt({ ...about, handIn })
  expect((await countUnsentWork()).count).toBe(1)
  open().writeAttempt({ ...about, handIn: { ...handIn, isConfirmed: true } })
  open().writeAttempt({ ...about, handIn, current: 'q2' })
  expect((await countUnsentWork()).count).toBe(0)
})

test('exams under construction count for the person who changed them, and are deleted at a logout (R21)', async () => {
  profileRead(person)
  rememberOwn('exam-builder:exam-1', {})
  rememberOwn('exam-builder:exam-1', {}, 'person-2')
  expect((await countUnsentWork()).count).toBe(1)
  signedOut('logged-out')
  profileRead(person)
  expect((await countUnsentWork()).count).toBe(0)
  profileRead(teacher('person-2'))
  expect((await countUnsentWork()).count).toBe(1)
})

const teacher = (_id: string) => ({ ...person, _id, role: 'teacher' }) as typeof person
const draft = (submission: string) => ({ submission, version: 1, questions: {}, comment: 'ভালো', edit: 1 })
const save = (submission: string) =>
  openQueue(GRADING_SAVES).put({
    submission,
    of: 'submission',
    learner: 'নুসরাত',
    body: { version: 1, comment: 'ভালো', key: submission },
    edit: 1,
    state: 'waiting',
  })

test('marks count by submission: typed ones, of earlier pages too, and those in the save queue', async () => {
  profileRead(teacher('teacher-1'))
  gradingDraftTyped(draft('s1'))
  gradingDraftTyped(draft('s2'))
  resetGradingDrafts()
  save('s2')
  save('s3')
  expect((await countUnsentWork()).count).toBe(3)
})

test('after a logout the next teacher sees no marks or comments (R21)', async () => {
  profileRead(teacher('teacher-1'))
  gradingDraftTyped(draft('s1'))
  save('s2')
  signedOut('logged-out')
  const stored = Object.keys(localStorage).map((key) => key + localStorage.getItem(key))
  expect(stored.join(' ')).not.toMatch(/s1|s2|ভালো/)
  profileRead(teacher('teacher-2'))
  expect((await countUnsentWork()).count).toBe(0)
})

test('when a session expires they are kept, only for the same teacher (R16)', async () => {
  profileRead(teacher('teacher-1'))
  gradingDraftTyped(draft('s1'))
  save('s2')
  signedOut('ended')
  profileRead(teacher('teacher-2'))
  expect((await countUnsentWork()).count).toBe(0)
  profileRead(teacher('teacher-1'))
  expect((await countUnsentWork()).count).toBe(2)
})

test('started forms count, and mere selections do not', async () => {
  profileRead(teacher('teacher-1'))
  draftTyped('notice-new', { title: '', text: 'আজকের ক্লাস' })
  draftTyped('note-r', { text: ' ' })
  draftTyped('ticket', { category: 'batch', fields: {}, files: [] })
  draftTyped('checkout:course', { method: 'bkash' })
  expect((await countUnsentWork()).count).toBe(1)
})

test.each([
  ['never answers', () => ({})],
  [
    'belongs to a later release',
    () => {
      const request: { error?: unknown; onerror?: () => void } = {
        error: new DOMException('', 'VersionError'),
      }
      queueMicrotask(() => request.onerror?.())
      return request
    },
  ],
])('a database that %s does not count as empty (R21)', async (_, open) => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open })
  profileRead(person)
  noteQueue.put(note('a'))
  const counting = countUnsentWork()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await counting).toEqual({ count: 1, isWhole: false })
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(await countUnsentWork()).toEqual({ count: 1, isWhole: true })
})
