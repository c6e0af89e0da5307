import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findModule } from '#src/stores/kept/find-kept.ts'
import type { KeptModule } from '#src/stores/kept/kept-class.ts'
import { reset, useKept } from '#src/stores/kept/kept-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { dropModules } from './keep-actions.ts'

vi.mock('./keep-queue.ts', () => ({ startKeeping: async () => undefined, stopKeeping: () => undefined }))
vi.mock('#src/stores/kept/kept-disk.ts', async (load) => ({
  ...(await load<object>()),
  deleteKept: async () => undefined,
  writeRecord: async () => true,
  isKeptBy: () => false,
}))

const NEXT = {}
const seed = (id: string, no: number, next: KeptModule['next']): KeptModule => ({
  kind: 'module',
  id,
  batchId: 'b1',
  no,
  title: `Module ${no}`,
  state: 'done',
  addedAt: 0,
  contactAt: 0,
  wantsFiles: true,
  files: [],
  next,
})

beforeEach(() => {
  useSession.setState({ user: { _id: 'p1' } } as never)
  useKept.setState({ isRead: true, modules: [seed('m1', 1, NEXT), seed('m2', 2, undefined)] })
})
afterEach(() => {
  reset()
  useSession.setState({ user: undefined } as never)
})

test('a deleted module does not come again by itself; its undo brings back both', async () => {
  const m2 = findModule('m2')!
  await dropModules([m2])
  expect(findModule('m2')).toBeUndefined()
  expect(findModule('m1')?.next).toBeUndefined()
  useToasts.getState().toasts.at(-1)?.onClick?.()
  await expect.poll(() => findModule('m2')?.state).toBe('waiting')
  expect(findModule('m1')?.next).toEqual(NEXT)
})
