/**
 * One rule for every reply that lies on the device, in any order of logins, releases, tabs, full storage and
 * connections: a screen shows a person's own reply, in the shape of its row, or none. (ruling R88, decision
 * 0023)
 */

import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { buildKey } from '#src/api/client/request.ts'
import type { CachedReply } from '#src/api/early-requests.ts'
import { readForScreen } from '#src/api/read-for-screen.ts'
import { get, type Row } from '#src/api/row.ts'
import {
  connectStoredReplies,
  findReadAhead,
  readAhead,
  findStoredReply,
  waitForStoredReplies,
} from '#src/api/stored-replies.ts'
import { clearCache } from '#src/api/use-api.ts'
import { envelope, fakeLine, memoryTokens } from '../support/fake-line.ts'
import { randomFrom } from '../support/random.ts'

const PEOPLE = ['nusrat', 'rakib', undefined] as const
const IDS = ['1', '2', '3'] as const
const STEPS = 40
const RUNS = 20
const MINUTE = 60_000

/** Two releases: the second one renames a field, so the first one's replies do not fit it. */
const SHAPES = [
  v.object({ owner: v.string(), title: v.string() }),
  v.object({ owner: v.string(), name: v.string() }),
] as const
const rows = SHAPES.map((reply) =>
  get('batch/:id', { role: 'learner', stored: 'at-once', reply }),
) as unknown as readonly [Row, Row]

interface Device {
  replies: Map<string, { owner: string; stored: CachedReply }>
  isFull: boolean
}

/** What the server says to this person now. Its `title` and `name` are there for either release. */
let person: (typeof PEOPLE)[number]
let line: 'good' | 'cut' | 404
let device: Device

function openPage(): void {
  connectStoredReplies({
    getOwner: () => person,
    isTeacher: () => false,
    runLater: (run) => void setTimeout(run, 50),
    read: async (owner, key) => {
      const found = device.replies.get(key)
      return found?.owner === owner ? found.stored : undefined
    },
    write: async (owner, replies) => {
      if (device.isFull) return
      for (const [key, stored] of replies) device.replies.set(key, { owner, stored: structuredClone(stored) })
    },
    drop: async (key) => void device.replies.delete(key),
    trim: async () => undefined,
  })
}

/** Everything that a screen of this release could draw now. */
async function look(release: 0 | 1): Promise<readonly unknown[]> {
  const row = rows[release]
  const seen: unknown[] = []
  for (const id of IDS) {
    const key = buildKey(row, { params: { id } })
    readAhead(row, key)
    await waitForStoredReplies(100)
    seen.push(findReadAhead(row, key)?.reply)
    seen.push((await findStoredReply(row, key))?.reply)
    const read = readForScreen(row, { params: { id } })
    seen.push((await read.catch(() => undefined))?.reply)
  }
  return seen.filter((each) => each !== undefined)
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  person = 'nusrat'
  line = 'good'
  device = { replies: new Map(), isFull: false }
  const { connection } = fakeLine(
    () => {
      if (line === 'cut') throw new TypeError('Failed to fetch')
      if (line === 404) return envelope(null, { status: 404, msg: 'নেই' })
      return envelope({ owner: person, title: `of ${person}`, name: `of ${person}` })
    },
    { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) },
  )
  connectClient(connection)
  openPage()
})
afterEach(async () => {
  await clearCache()
  vi.useRealTimers()
})

test.each(Array.from({ length: RUNS }, (_, seed) => seed))(
  'order %d: nobody sees another person’s reply, nor one that its shape refuses',
  async (seed) => {
    const random = randomFrom(seed)
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
    let release: 0 | 1 = 0
    const acts = {
      login: async () => {
        await clearCache()
        person = pick(PEOPLE)
      },
      /** Another tab ends or begins a session: this page hears of it later. */
      loginElsewhere: () => (person = pick(PEOPLE)),
      release: () => {
        release = pick([0, 1])
        openPage()
      },
      reload: openPage,
      storage: () => (device.isFull = random() < 0.5),
      line: () => (line = pick(['good', 'cut', 404] as const)),
      damage: () => {
        for (const [, each] of device.replies) if (random() < 0.5) each.stored = { fetchedAt: 0, reply: null }
      },
      wait: () => vi.advanceTimersByTimeAsync(random() * MINUTE),
    }
    for (let step = 0; step < STEPS; step += 1) {
      await pick(Object.values(acts))()
      const asked = look(release)
      await vi.advanceTimersByTimeAsync(20_000)
      for (const seen of await asked) {
        expect(seen).toEqual(expect.objectContaining({ owner: person }))
        expect(v.is(SHAPES[release], seen)).toBe(true)
      }
    }
  },
)
