/** A page that is not on the device names what is, and nothing else. (ruling R88) */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildKey } from '#src/api/client/request.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { readAllNotes } from '#src/api/contract/recording.ts'
import { connectKeptReplies, connectOfflineReplies, openOfflineReplies } from '#src/api/kept-port.ts'
import type { Read } from '#src/api/read.ts'
import { paths } from '#src/lib/paths.ts'
import { listOpenablePages } from './openable-pages.ts'

let stored: ReadonlySet<string>
let hasCode: boolean

const store = (...reads: readonly Read[]) => {
  stored = new Set(reads.map(({ row, input }) => buildKey(row, input)))
}
const list = async () => (await listOpenablePages()).map(({ to }) => to)

beforeEach(() => {
  store()
  hasCode = true
  vi.stubGlobal('caches', { match: async () => (hasCode ? new Response('') : undefined) })
  connectKeptReplies({
    has: () => false,
    find: () => undefined,
    keep: () => undefined,
    drop: () => undefined,
    forget: () => undefined,
  })
  const replies = {
    keep: () => undefined,
    find: async (key: string) => (stored.has(key) ? { data: { data: [] } } : undefined),
    drop: () => undefined,
    forget: () => undefined,
  }
  connectOfflineReplies(async () => replies)
  openOfflineReplies(replies)
})
afterEach(() => vi.unstubAllGlobals())

test('only pages whose first replies are stored are named', async () => {
  store(readAllNotes(), readDays())
  const named = await list()
  expect(named).toContain(paths.notes())
  expect(named).toContain(paths.routine())
  expect(named).not.toContain(paths.recordings())
  expect(named).not.toContain(paths.week())
})

test('cards need no reply: they lie on the device', async () => {
  expect(await list()).toContain(paths.review())
})

test('nothing is named where no code is stored', async () => {
  store(readAllNotes())
  hasCode = false
  expect(await list()).toEqual([])
})
