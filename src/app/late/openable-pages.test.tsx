/** A page that is not on the device names what is, and nothing else. (ruling R88) */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildKey } from '#src/api/client/request.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { readAllNotes } from '#src/api/contract/recording.ts'
import type { Read } from '#src/api/read.ts'
import { type CachedReply, connectStoredReplies } from '#src/api/replies/replies.ts'
import { isPage } from '#src/api/row.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { listOpenablePages } from './openable-pages.ts'

let stored: ReadonlyMap<string, CachedReply>
let hasCode: boolean

const store = (...reads: readonly Read[]) => {
  const page = { data: [], total: 0, page: 1, count: 10 }
  stored = new Map(
    reads.map(({ row, input }) => {
      const reply = row.options.reply && isPage(row.options.reply) ? page : []
      return [buildKey(row, input), { reply, fetchedAt: Date.now() }]
    }),
  )
}
const list = async () => (await listOpenablePages()).map(({ to }) => to)

beforeEach(() => {
  store()
  hasCode = true
  vi.stubGlobal('caches', { match: async () => (hasCode ? new Response('') : undefined) })
  connectStoredReplies({
    getOwner: () => 'nusrat',
    isTeacher: () => false,
    runLater: () => undefined,
    read: async (_owner, key) => stored.get(key),
    write: async () => undefined,
    drop: async () => undefined,
    trim: async () => undefined,
  })
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

test("a teacher is led to none of a learner's pages", async () => {
  store(readAllNotes(), readDays())
  useSession.setState({ role: 'teacher' })
  expect(await list()).toEqual([])
  useSession.setState({ role: 'guest' })
})
