/** The queue goes past a class that its media host refuses. (ruling R68) */

import { expect, test, vi } from 'vitest'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'
import { readKept, useKept } from '#src/stores/kept/kept-store.ts'
import type { KeepEnd } from './keep-class.ts'
import { startKeeping } from './keep-queue.ts'

const queue = vi.hoisted(() => ({ asked: [] as string[], doesRefuse: true, records: [] as unknown[] }))

vi.mock('./keep-class.ts', () => ({
  keepClass: async (
    { id }: KeptClass,
    { report }: { report: (change: Partial<KeptClass>) => Promise<void> },
  ): Promise<KeepEnd> => {
    queue.asked.push(id)
    if (id === 'a' && queue.doesRefuse) return { kind: 'later' }
    await report({ state: 'done' })
    return { kind: 'done' }
  },
}))

vi.mock('./fetch-for-reading.ts', () => ({
  askRecording: async () => undefined,
  fetchForReading: async () => undefined,
}))

vi.mock('#src/stores/session/session-store.ts', async (original) => ({
  ...(await original<object>()),
  getPersonId: () => 'learner',
}))

vi.mock('#src/stores/kept/kept-disk.ts', async (original) => ({
  ...(await original<object>()),
  isKeptBy: () => true,
  readRecords: async () => queue.records,
  writeRecord: async () => true,
  rememberBytes: () => true,
  openKeptFiles: async () => ({}),
  readSpace: async () => ({ free: undefined }),
}))

const build = (id: string, addedAt: number) =>
  ({ id, addedAt, kind: 'picture', state: 'waiting', size: 0, estimate: 1 }) as KeptClass

const getStates = () => useKept.getState().classes.map(({ id, state }) => `${id} ${state}`)

test('a class whose media host refuses it does not hold up the others, and comes when it may', async () => {
  queue.records = [build('a', 1), build('b', 2), build('c', 3)]
  await readKept(true)
  const keeping = startKeeping()
  await vi.waitFor(() => expect(getStates()).toEqual(['a waiting', 'b done', 'c done']))
  await vi.waitFor(() => expect(useKept.getState()).toMatchObject({ active: 'a', isCut: true }))
  expect(queue.asked).toEqual(['a', 'b', 'c'])
  queue.doesRefuse = false
  dispatchEvent(new Event('online'))
  await keeping
  expect(getStates()).toEqual(['a done', 'b done', 'c done'])
})
