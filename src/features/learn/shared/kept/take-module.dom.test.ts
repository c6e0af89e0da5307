import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import { findModule } from '#src/stores/kept/find-kept.ts'
import type { KeptModule } from '#src/stores/kept/kept-class.ts'
import { reset, useKept } from '#src/stores/kept/kept-store.ts'
import { takeModule } from './take-module.ts'

const server = vi.hoisted(() => ({ error: new Error('none') }))
vi.mock('./fetch-for-reading.ts', () => ({
  fetchReply: async () => {
    throw server.error
  },
}))
vi.mock('#src/stores/kept/kept-disk.ts', async (load) => ({
  ...(await load<object>()),
  deleteKept: async () => undefined,
  isKeptBy: () => false,
}))

const record: KeptModule = {
  kind: 'module',
  id: 'm1',
  batchId: 'b1',
  no: 1,
  title: 'React',
  state: 'waiting',
  addedAt: 0,
  contactAt: 0,
  wantsFiles: true,
  files: [],
  next: undefined,
}

beforeEach(() => useKept.setState({ isRead: true, modules: [record] }))
afterEach(reset)

test.each([
  ['no connection', new ApiError('no-answer'), false],
  ['a failing server', new ApiError('http', { status: 500 }), false],
  ['too many calls', new ApiError('http', { status: 429 }), false],
  ['a closed batch', new ApiError('http', { status: 403 }), true],
  ['a removed batch', new ApiError('http', { status: 404 }), true],
])('%s leaves a module waiting, or ends it', async (_what, error, isEnded) => {
  server.error = error
  // False makes the queue wait before it asks again.
  expect(await takeModule(record, new AbortController().signal)).toBe(isEnded)
  expect(findModule('m1') === undefined).toBe(isEnded)
})
