/**
 * One visit stores replies on the device; the next one shows them, only to the same person, at once or when the server keeps it waiting.
 * (rulings R67, R88)
 */

import { act, cleanup, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { envelope, fakeLine, memoryTokens, type Respond } from '../../../tests/support/fake-line.ts'
import { call } from '../call.ts'
import { connectClient } from '../client/connect.ts'
import { useOldestFailure, useOldestRenewing } from '../failed-renewals.ts'
import { sendPreloads } from '../preload.ts'
import { read } from '../read.ts'
import { get } from '../row.ts'
import { buildList, Text } from '../shapes/scalar.ts'
import { ApiCache, clearCache, setCached, useApi } from '../use-api.ts'
import { useEach } from '../use-each.ts'
import { readForScreen } from './replies.ts'
import { type CachedReply, waitForStoredReplies } from './replies.ts'
import { connectStoredReplies, type ReplyTable } from './stored-replies.ts'

const Name = v.object({ name: v.string() })
const batch = get('batch/:id', { role: 'learner', reply: Name })
const today = get('batch/:id', { role: 'learner', stored: 'at-once', reply: Name })
const live = get('batch/:id', { role: 'learner', stored: 'never', reply: Name })
const changed = get('batch/:id', { role: 'learner', reply: v.object({ name: v.number() }) })

/** One browser's database. */
let device: Map<string, { owner: string; stored: CachedReply }>
let owner: string | undefined
let isTeacher: boolean

const makeTable = (): ReplyTable => ({
  getOwner: () => owner,
  isTeacher: () => isTeacher,
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
  connectStoredReplies(makeTable())
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

async function leaveReply(row = batch): Promise<void> {
  const { leave } = await visit(answer, <Reader row={row} />)
  leave()
}

const hang: Respond = () => new Promise(() => undefined)

/** Opens the page as the app does: the first reads are asked before the screen is drawn. Gives the first drawing's text. */
async function openPage(respond: Respond, row = today) {
  const line = connect(respond)
  sendPreloads([read(row, { params: { id: '1' } })])
  await waitForStoredReplies(1000)
  const { container, unmount } = render(
    <ApiCache>
      <Reader row={row} />
      <Age />
    </ApiCache>,
  )
  const text = () => within(container).getByRole('listitem').textContent
  return { line, first: text(), text, leave: unmount, age: () => screen.getByRole('status').textContent }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  device = new Map()
  owner = 'ayesha'
  isTeacher = false
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
  const later: Respond = () => new Promise((resolve) => (arrive = resolve))
  const { text, age, toasts } = await visit(later, <Reader row={batch} />, 600)
  expect([text(), age()]).toEqual(['of the server', `renewing ${fetchedAt}`])
  arrive(envelope({ name: 'newer' }))
  await pass(0)
  expect([text(), age(), toasts]).toEqual(['newer', 'new', []])
})

test('it stays, with its age, if the awaited reply fails', async () => {
  await leaveReply()
  const fetchedAt = [...device.values()][0]?.stored.fetchedAt
  let arrive: (answered: Response) => void = () => undefined
  const later: Respond = () => new Promise((resolve) => (arrive = resolve))
  const { text, age } = await visit(later, <Reader row={batch} />, 600)
  for (let tries = 0; tries < 4; tries += 1) {
    arrive(envelope(null, { status: 503, msg: 'পরে' }))
    await pass(5000)
  }
  expect([text(), age()]).toEqual(['of the server', String(fetchedAt)])
})

test('a form does not begin with it, since it would send old values back', async () => {
  await leaveReply()
  expect((await visit(hang, <Reader row={batch} isForForm />, 9000)).text()).toBe('nothing')
  expect((await visit(hang, <Reader row={today} isForForm />, 9000)).text()).toBe('nothing')
})

test('several items read as one are shown too, with the age of the oldest', async () => {
  await leaveReply()
  const { text, age } = await visit(cut, <Several />)
  expect([text(), age()]).toEqual(['of the server', String([...device.values()][0]?.stored.fetchedAt)])
})

test.each([
  { when: 'somebody else is here', change: (): unknown => (owner = 'tania') },
  { when: 'nobody is signed in', change: (): unknown => (owner = undefined) },
  { when: 'it is older than 30 days', change: (): unknown => vi.setSystemTime(Date.now() + 31 * DAY_MS) },
  { when: 'the clock was set back', change: (): unknown => vi.setSystemTime(Date.now() - DAY_MS) },
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

test('a reply asked for by one person is not stored for the next', async () => {
  let arrive: (answered: Response) => void = () => undefined
  connect(() => new Promise((resolve) => (arrive = resolve)))
  const asked = readForScreen(batch, { params: { id: '1' } })
  await pass(50)
  owner = 'tania'
  arrive(envelope({ name: 'of ayesha' }))
  await asked
  await pass(1000)
  expect(device.size).toBe(0)
})

test('a row that is drawn at once is in the first drawing, and is renewed in place', async () => {
  await leaveReply(today)
  const { first, line, text, age } = await openPage(() => envelope({ name: 'newer' }))
  expect(first).toBe('of the server')
  await pass(100)
  expect([line.seen.length, text(), age()]).toEqual([1, 'newer', 'new'])
})

test('a row that was not asked for early is drawn as soon as the database has it', async () => {
  await leaveReply(today)
  expect((await visit(hang, <Reader row={today} />, 50)).text()).toBe('of the server')
})

test('any other row waits half a second for the server, even if the device has its reply', async () => {
  await leaveReply()
  const { first, text } = await openPage(hang, batch as unknown as typeof today)
  await pass(100)
  expect([first, text()]).toEqual(['nothing', 'nothing'])
})

test('its age is told when the renewal keeps the reader waiting, and when it fails', async () => {
  await leaveReply(today)
  const fetchedAt = [...device.values()][0]?.stored.fetchedAt
  const waiting = await openPage(hang)
  expect(waiting.age()).toBe('new')
  await pass(600)
  expect(waiting.age()).toBe(`renewing ${fetchedAt}`)
  waiting.leave()
  await clearCache()
  const failed = await openPage(() => envelope(null, { status: 503 }))
  await pass(30_000)
  expect([failed.text(), failed.age()]).toEqual(['of the server', String(fetchedAt)])
})

test('a refusal removes it from the screen and from the device', async () => {
  await leaveReply(today)
  const { first, text } = await openPage(() => envelope(null, { status: 403 }))
  expect(first).toBe('of the server')
  await pass(1000)
  expect(text()).toBe('failed')
  expect(device.size).toBe(0)
})

test('a reply stored by an older release is drawn by today’s shape: a missing list is an empty one', async () => {
  await leaveReply(today)
  const [stored] = device.values()
  stored!.stored = { fetchedAt: Date.now(), reply: { title: 'আজ' } }
  const Day = v.object({ title: v.string(), items: buildList(v.string()), place: Text })
  const day = get('batch/:id', { role: 'learner', stored: 'at-once', reply: Day })
  function Items() {
    const { data } = useApi(day, { params: { id: '1' } })
    return (
      <li>{data ? `${data.title}, ${data.items.map(String).length}, ${data.place.length}` : 'nothing'}</li>
    )
  }
  expect((await visit(hang, <Items />, 50)).text()).toBe('আজ, 0, 0')
})

test('a teacher stores only what is drawn at once', async () => {
  isTeacher = true
  await leaveReply()
  expect(device.size).toBe(0)
  await leaveReply(today)
  expect(device.size).toBe(1)
})

test('a reply that a write has put into the cache is stored too', async () => {
  const { leave } = await visit(answer, <Reader row={today} />)
  setCached(today, { params: { id: '1' } }, { name: 'written' })
  await pass(1000)
  leave()
  expect((await openPage(hang)).first).toBe('written')
})
