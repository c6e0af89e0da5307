/** Without a connection a screen shows its earlier reply, only to the same person. (ruling R67) */

import { act, cleanup, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelope, fakeLine, memoryTokens, type Respond } from '../../tests/support/fake-line.ts'
import { call } from './call.ts'
import { connectClient } from './client/connect.ts'
import { useOldestFailure, useOldestRenewing } from './failed-renewals.ts'
import { connectOfflineReplies, openOfflineReplies } from './kept-port.ts'
import { listWornOut, makeOfflineReplies, type OfflinePorts, type ReplyHead } from './offline-replies.ts'
import { get } from './row.ts'
import { ApiCache, clearCache, useApi } from './use-api.ts'
import { useEach } from './use-each.ts'

const Name = v.object({ name: v.string() })
const batch = get('batch/:id', { role: 'learner', reply: Name })
const live = get('batch/:id', { role: 'learner', offline: 'never', reply: Name })
const changed = get('batch/:id', { role: 'learner', reply: v.object({ name: v.number() }) })

/** One browser's database. */
let device: Map<string, { owner: string; stored: Parameters<OfflinePorts['write']>[1][number][1] }>
let owner: string | undefined

const ports = (): OfflinePorts => ({
  getOwner: () => owner,
  runLater: (run) => setTimeout(run, 100),
  read: async (whose, key) => {
    const found = device.get(key)
    return found?.owner === whose ? found.stored : undefined
  },
  write: async (whose, replies) => {
    for (const [key, stored] of replies) device.set(key, { owner: whose, stored: structuredClone(stored) })
  },
  drop: async (key) => void device.delete(key),
  trim: async () => undefined,
})

interface ReaderProps {
  row: typeof batch
  isQuiet?: boolean
  isForForm?: boolean
}

function Reader({ row, isQuiet, isForForm }: ReaderProps) {
  const read = useApi(row, { params: { id: '1' } }, { isQuiet, isForForm })
  return <li>{read.data?.name ?? (read.error ? 'failed' : 'nothing')}</li>
}

function Several() {
  const read = useEach(batch, [{ params: { id: '1' } }])
  return <li>{read.data?.[0]?.name ?? (read.error ? 'failed' : 'nothing')}</li>
}

function Age() {
  const renewing = useOldestRenewing()
  return <output>{useOldestFailure() ?? (renewing === undefined ? 'new' : `renewing ${renewing}`)}</output>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const cut: Respond = () => Promise.reject(new TypeError('Failed to fetch'))
const answer: Respond = () => envelope({ name: 'of the server' })

function connect(respond: Respond) {
  const line = fakeLine(respond, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) })
  connectClient(line.connection)
  const offline = makeOfflineReplies(ports())
  connectOfflineReplies(async () => offline)
  openOfflineReplies(offline)
  return line
}

/** `wait`: longer than all retries of a read. */
async function visit(respond: Respond, reader = <Reader row={batch} />, wait = 10_000) {
  const line = connect(respond)
  const { container, unmount } = render(
    <ApiCache>
      {reader}
      <Age />
    </ApiCache>,
  )
  await pass(wait)
  const text = () => within(container).getByRole('listitem').textContent
  return { text, leave: unmount, age: () => screen.getByRole('status').textContent, toasts: line.toasts }
}

async function leaveReply(): Promise<void> {
  const { leave } = await visit(answer)
  leave()
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  device = new Map()
  owner = 'ayesha'
})
afterEach(async () => {
  // A reader that is still on screen would fetch again, and store its reply in the next test.
  cleanup()
  await clearCache()
  vi.useRealTimers()
})

test('without a connection the earlier reply is shown, with its age and without a toast', async () => {
  await leaveReply()
  const fetchedAt = [...device.values()][0]?.stored.fetchedAt
  const { text, age, toasts } = await visit(cut)
  expect(text()).toBe('of the server')
  expect(age()).toBe(String(fetchedAt))
  expect(toasts).toEqual([])
})

test('when the connection returns, the reply is fetched again', async () => {
  await leaveReply()
  let isCut = true
  const { text, age } = await visit((...seen) => (isCut ? cut(...seen) : envelope({ name: 'newer' })))
  isCut = false
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(text()).toBe('newer')
  expect(age()).toBe('new')
})

test('half a second into the wait for the first reply the earlier one is shown with its age, and replaced', async () => {
  await leaveReply()
  const fetchedAt = [...device.values()][0]?.stored.fetchedAt
  let arrive: (answered: Response) => void = () => undefined
  const hang: Respond = () => new Promise((resolve) => (arrive = resolve))
  const { text, age, toasts } = await visit(hang, <Reader row={batch} />, 600)
  expect([text(), age()]).toEqual(['of the server', `renewing ${fetchedAt}`])
  arrive(envelope({ name: 'newer' }))
  await pass(0)
  expect([text(), age(), toasts]).toEqual(['newer', 'new', []])
})

test('it stays, with its age, if the awaited reply fails', async () => {
  await leaveReply()
  const fetchedAt = [...device.values()][0]?.stored.fetchedAt
  let arrive: (answered: Response) => void = () => undefined
  const hang: Respond = () => new Promise((resolve) => (arrive = resolve))
  const { text, age } = await visit(hang, <Reader row={batch} />, 600)
  for (let tries = 0; tries < 4; tries += 1) {
    arrive(envelope(null, { status: 503, msg: 'পরে' }))
    await pass(5000)
  }
  expect([text(), age()]).toEqual(['of the server', String(fetchedAt)])
})

test('a form does not begin with it, since it would send old values back', async () => {
  await leaveReply()
  const hang: Respond = () => new Promise(() => undefined)
  expect((await visit(hang, <Reader row={batch} isForForm />, 9000)).text()).toBe('nothing')
})

test('several items read as one are shown too', async () => {
  await leaveReply()
  expect((await visit(cut, <Several />)).text()).toBe('of the server')
})

test.each([
  { when: 'somebody else is here', change: (): unknown => (owner = 'tania') },
  { when: 'nobody is signed in', change: (): unknown => (owner = undefined) },
  {
    when: 'the shape has changed',
    change: (): unknown => undefined,
    row: changed as unknown as typeof batch,
  },
])('nothing is shown when $when', async ({ change, row = batch }) => {
  await leaveReply()
  change()
  expect((await visit(cut, <Reader row={row} />)).text()).toBe('failed')
})

test('a reply that its shape refuses is deleted from the device', async () => {
  await leaveReply()
  await visit(cut, <Reader row={changed as unknown as typeof batch} />)
  expect(device.size).toBe(0)
})

test('what only counts now is never stored', async () => {
  ;(await visit(answer, <Reader row={live} />)).leave()
  expect(device.size).toBe(0)
  expect((await visit(cut, <Reader row={live} />)).text()).toBe('failed')
})

test('a read before a write never gets an earlier reply', async () => {
  await leaveReply()
  connect(cut)
  const asked = call(batch, { params: { id: '1' } }, { isQuiet: true })
  const refused = asked.catch((error: unknown) => error)
  await pass(10_000)
  expect(await refused).toMatchObject({ kind: 'no-answer' })
})

test.each([403, 404, 410])('a %i deletes the reply from the device', async (status) => {
  await leaveReply()
  expect(device.size).toBe(1)
  ;(await visit(() => envelope(null, { status, msg: 'না' }))).leave()
  expect(device.size).toBe(0)
})

test('a reply that comes at the end of a session is not written', async () => {
  connect(answer)
  render(
    <ApiCache>
      <Reader row={batch} />
    </ApiCache>,
  )
  await pass(50)
  await clearCache()
  owner = undefined
  await pass(10_000)
  expect(device.size).toBe(0)
})

const head = (fetchedAt: number, size = 10): ReplyHead => ({ fetchedAt, size })

test('old replies are deleted, then the oldest beyond the limit', () => {
  const heads = [
    ['oldest', head(101)],
    ['newest', head(109)],
    ['before the limit of age', head(99)],
    ['middle', head(105)],
  ] as const
  const limits = { since: 100, most: 20 }
  expect(listWornOut(heads, limits).toSorted()).toEqual(['before the limit of age', 'oldest'])
  expect(listWornOut(heads, { ...limits, most: 30 })).not.toContain('oldest')
})
