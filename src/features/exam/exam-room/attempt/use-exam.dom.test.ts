/**
 * Checks where the page of an exam leads while the device still holds an attempt that ended elsewhere.
 * (ruling R34)
 */

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Answer, Attempt } from '#src/api/shapes/submission.ts'
import { profileRead, reset as resetSession } from '#src/stores/session/session-store.ts'
import type { Transport } from './calls.ts'
import { openStorage } from './storage.ts'
import { useExam } from './use-exam.ts'

const END = '2026-11-21T10:00:00.000Z'
const OWNER = 'nusrat'
const EXAM = { _id: 'e1', title: 'পরীক্ষা', questions: [{ _id: 'q1' }], sections: [] } as unknown as ExamRevised
const begun = (_id: string): Attempt => ({ _id, version: 1, started_at: END, answers: [] })

/** Responds as a server on which the first attempt has ended and another one may be open. */
const server = vi.hoisted(() => ({
  /** Each test has its own, so that late writes of the previous one do not reach it. */
  ended: '',
  running: undefined as string | undefined,
  onServer: [] as Answer[],
}))
vi.mock('./calls.ts', () => {
  const ended = () => ({ ...begun(server.ended), submitted_at: END, answers: server.onServer })
  const transport: Partial<Transport> = {
    read: async () => ended(),
    save: async () => ({
      version: 2,
      submitted_at: END,
      saved: server.onServer.map((onServer) => ({ ...onServer, late_delivery: false })),
    }),
  }
  return {
    makeTransport: () => transport,
    getCalls: () => ({
      questions: async () => {
        device.asked.push('questions')
        return EXAM
      },
      resume: async (id: string) => begun(id),
      findRunning: async () => server.running,
    }),
  }
})

/** The browser's IndexedDB. */
const stored = vi.hoisted(() => new Map<string, unknown>())
/** The requests to the device and the server, in order; a store that hangs accepts nothing. */
const device = vi.hoisted(() => ({ asked: [] as string[], hangs: false }))
vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  get: async (key: string) => stored.get(key),
  set: (key: string, value: unknown) =>
    device.hangs ? new Promise(() => undefined) : Promise.resolve(void stored.set(key, value)),
  update: async (key: string, change: (before: unknown) => unknown) =>
    void stored.set(key, change(stored.get(key))),
  entries: async () => {
    device.asked.push('device')
    return [...stored]
  },
  keys: async () => [...stored.keys()],
  del: async (key: string) => void stored.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => stored.delete(key)),
}))
vi.mock('./indexed-db.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readCachedExam: async () => ({ exam: EXAM, attempt: begun(server.ended) }),
}))

const edit = { question: 'q1', value: 'টেবিলে লেখা', edit: 1, writer: 'desk', edited_at: END }
const countStored = () => [...stored.keys()].filter((key) => key.includes(`/${server.ended}`)).length

/** The device has the first attempt with one edit. */
async function openPage() {
  const storage = openStorage({
    owner: OWNER,
    attempt: server.ended,
    examKey: 'e1',
    onStored: () => undefined,
  })
  storage.write(edit)
  storage.writeAttempt({ attempt: server.ended, exam: 'e1', version: 1, events: [], flags: [], seen: [] })
  await expect.poll(countStored).toBe(2)
  const { result, unmount } = renderHook(() => useExam('e1'))
  const getRoom = () => {
    const { stage } = result.current
    return stage.kind === 'room' ? stage.inRoom : undefined
  }
  return { getRoom, unmount }
}

beforeEach(({ task }) => {
  server.ended = task.id
  profileRead({ _id: OWNER, name: 'নুসরাত', role: 'learner' } as Parameters<typeof profileRead>[0])
})
afterEach(() => {
  stored.clear()
  localStorage.clear()
  Object.assign(server, { running: undefined, onServer: [] })
  Object.assign(device, { asked: [], hangs: false })
  vi.useRealTimers()
  resetSession()
})

test('continues with the next attempt that was begun on the phone, and keeps the text that was never delivered', async () => {
  server.running = 'second'
  const { getRoom, unmount } = await openPage()
  await waitFor(() => expect(getRoom()?.attempt._id).toBe('second'), { timeout: 10_000 })
  expect(countStored()).toBe(2)
  unmount()
})

test('deletes the ended attempt on the way there once the server has everything', async () => {
  Object.assign(server, { running: 'second', onServer: [edit] })
  const { getRoom, unmount } = await openPage()
  await waitFor(() => expect(getRoom()?.attempt._id).toBe('second'), { timeout: 10_000 })
  await expect.poll(countStored).toBe(0)
  unmount()
})

test('shows how the attempt ended where no other one is open', async () => {
  const { getRoom, unmount } = await openPage()
  await waitFor(() => expect(getRoom()?.room.store.get().answers['q1']?.state).toBe('refused'), {
    timeout: 10_000,
  })
  expect(getRoom()?.attempt._id).toBe(server.ended)
  expect(getRoom()?.room.store.get().isEndedElsewhere).toBe(true)
  unmount()
})

test('reads the device while the questions are requested from the server, and draws the room before it is stored', async () => {
  device.hangs = true
  const { result, unmount } = renderHook(() => useExam('e2', { recalls: false }))
  await waitFor(() => expect(result.current.stage.kind).toBe('outside'))
  device.asked = []
  // So that the store is not given up either.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await act(() => result.current.resume('first'))
  expect(result.current.stage.kind).toBe('room')
  expect(device.asked.slice(0, 2)).toEqual(['device', 'questions'])
  unmount()
})
