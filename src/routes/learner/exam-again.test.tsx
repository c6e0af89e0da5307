/** An exam's page while the device still holds an attempt that has ended elsewhere. (ruling R34) */
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import { readPieces, storeCachedExam } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { openStorage } from '#src/features/exam/exam-room/attempt/storage.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

const stored = vi.hoisted(() => new Map<string, unknown>())

/** The browser's IndexedDB. */
vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  update: async (key: string, change: (before: unknown) => unknown) =>
    void stored.set(key, change(stored.get(key))),
  entries: async () => [...stored],
  keys: async () => [...stored.keys()],
  del: async (key: string) => void stored.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => stored.delete(key)),
  clear: async () => stored.clear(),
}))

sandboxPerTest()
afterEach(() => stored.clear())

/** Draws a room of 200 questions. */
const SLOW = 120_000
/** May be taken twice. */
const EXAM = 'exam-fs12-long'
const PAGE = `/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/exam/${EXAM}`
const findRoom = () => screen.findByText('প্রশ্ন ১', { selector: 'h2' }, { timeout: SLOW })
const ENDED = 'পরীক্ষাটি আগেই জমা হয়েছে'

/** The device has the first attempt and one edit of it, the phone has handed that in. Returns the attempt's id. */
async function leaveEnded(isAccepted: boolean): Promise<string> {
  const owner = getPersonId()!
  const attempt = await call(submission.start, { body: { exam: EXAM } })
  const revised = await call(exam.revised, { params: { id: EXAM } })
  await storeCachedExam(owner, EXAM, { exam: revised, attempt })
  const storage = openStorage({ owner, attempt: attempt._id, examKey: EXAM, onStored: () => undefined })
  const [first] = [...revised.questions, ...revised.sections.flatMap(({ questions }) => questions)]
  const edit = { question: first!._id, value: 'opt', edit: 1, writer: 'desk', edited_at: attempt.started_at }
  const { _id: id, version } = attempt
  if (isAccepted) await call(submission.save, { params: { id }, body: { version, answers: [edit] } })
  storage.write({ ...edit, isAccepted })
  storage.writeAttempt({
    attempt: id,
    exam: EXAM,
    version,
    events: [],
    flags: [],
    seen: [],
  })
  await expect.poll(async () => (await readPieces(owner)).length).toBe(2)
  await call(submission.save, { params: { id }, body: { finish: true, key: 'phone' } })
  return id
}

const countStored = async (attempt: string) =>
  (await readPieces(getPersonId()!)).filter((piece) => piece.attempt === attempt).length

it(
  'goes on to the next attempt that was begun on the phone, and keeps the words that nobody took',
  async () => {
    const { router } = await renderApp('/dashboard/notes', { as: 'learner' })
    const ended = await leaveEnded(false)
    const { _id: running } = await call(submission.start, { body: { exam: EXAM } })
    expect(running).not.toBe(ended)
    await act(() => router.navigate(PAGE))
    expect(await findRoom()).toBeVisible()
    expect(screen.queryByText(ENDED)).toBeNull()
    expect(await countStored(ended)).toBeGreaterThan(0)
  },
  SLOW,
)

it(
  'forgets the ended attempt on the way to the next one once the server has everything',
  async () => {
    const { router } = await renderApp('/dashboard/notes', { as: 'learner' })
    const ended = await leaveEnded(true)
    await call(submission.start, { body: { exam: EXAM } })
    await act(() => router.navigate(PAGE))
    expect(await findRoom()).toBeVisible()
    await expect.poll(() => countStored(ended), { timeout: SLOW }).toBe(0)
  },
  SLOW,
)

it(
  'shows how the attempt ended where no other one is open',
  async () => {
    const { router } = await renderApp('/dashboard/notes', { as: 'learner' })
    await leaveEnded(false)
    await act(() => router.navigate(PAGE))
    expect(await screen.findByText(ENDED, {}, { timeout: SLOW })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'উত্তরগুলো ডাউনলোড করুন' })).toBeVisible()
  },
  SLOW,
)
