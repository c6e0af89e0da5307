/** One visit stores replies on the device, and the next one shows them, only to the same person. */

import { act, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelope, fakeLine, memoryTokens, type Respond } from '../../tests/support/fake-line.ts'
import { connectClient } from './client/connect.ts'
import { useOldestFailure } from './failed-renewals.ts'
import { connectKeptReplies } from './kept-port.ts'
import { type KeptPorts, makeKeptReplies } from './kept-replies.ts'
import { get } from './row.ts'
import { buildList, Text } from './shapes/scalar.ts'
import { ApiCache, clearCache, useApi } from './use-api.ts'

const batch = get('batch/:id', { role: 'learner', reply: v.string() })
/** The same call in a release with another shape. */
const changed = get('batch/:id', { role: 'learner', reply: v.number() })
/** Milliseconds until a page has time to write. */
const LATER = 500
const DAY = 24 * 60 * 60_000

/** The storage of one browser. */
let device: { text?: string; isFull?: boolean }
let owner: string | undefined

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const ports = (): KeptPorts => ({
  read: () => parse(device.text),
  write: (text) => {
    if (!device.isFull) device.text = text
    return !device.isFull
  },
  remove: () => delete device.text,
  getOwner: () => owner,
  runLater: (run) => setTimeout(run, LATER),
})

function Reader({ row, id, isKept }: { row: typeof batch | typeof changed; id: string; isKept: boolean }) {
  const read = useApi(row as typeof batch, { params: { id } }, { isKept })
  return <li>{read.data ?? (read.error ? 'failed' : 'nothing')}</li>
}

function Age() {
  return <output>{useOldestFailure() ?? 'new'}</output>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const never: Respond = () => new Promise(() => undefined)

interface Visit {
  respond?: Respond
  row?: typeof batch | typeof changed
  ids?: readonly string[]
  isKept?: boolean
}

/** Opens the page; `first` is what its first drawing says. */
function visit({ respond = never, row = batch, ids = ['1'], isKept = true }: Visit = {}) {
  const line = fakeLine(respond, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) })
  connectClient(line.connection)
  connectKeptReplies(makeKeptReplies(ports()))
  const { container, unmount } = render(
    <ApiCache>
      {ids.map((id) => (
        <Reader key={id} row={row} id={id} isKept={isKept} />
      ))}
      <Age />
    </ApiCache>,
  )
  const read = () =>
    within(container)
      .getAllByRole('listitem')
      .map((each) => each.textContent)
  return { line, first: read(), read, leave: unmount, age: () => screen.getByRole('status').textContent }
}

/** A visit that gets replies and then ends. */
async function leaveReplies(
  respond: Respond = () => envelope('of the server'),
  given: Visit = {},
): Promise<void> {
  const { leave } = visit({ ...given, respond })
  await pass(LATER * 2)
  leave()
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  device = {}
  owner = 'ayesha'
})
afterEach(async () => {
  await clearCache()
  vi.useRealTimers()
})

test('the next visit draws it at once, still sends the request, and draws the new reply', async () => {
  await leaveReplies()
  const { first, line, read } = visit({ respond: () => envelope('newer') })
  expect(first).toEqual(['of the server'])
  await pass(100)
  expect(line.seen).toHaveLength(1)
  expect(read()).toEqual(['newer'])
})

test('a reader that has not opted in neither stores nor gets anything', async () => {
  await leaveReplies(undefined, { isKept: false })
  expect(device.text).toBeUndefined()
  await leaveReplies()
  expect(visit({ isKept: false }).first).toEqual(['nothing'])
})

test.each([
  { when: 'somebody else is here', change: () => (owner = 'tania') },
  { when: 'nobody is signed in', change: () => (owner = undefined) },
  { when: 'the session has ended', change: () => clearCache() },
  { when: 'the text is damaged', change: () => (device.text = device.text?.slice(0, -3)) },
  { when: 'it is a week old', change: () => vi.setSystemTime(Date.now() + 7 * DAY) },
  { when: 'the clock was set back', change: () => vi.setSystemTime(Date.now() - DAY) },
])('nothing is drawn when $when', async ({ change }) => {
  await leaveReplies()
  await change()
  expect(visit().first).toEqual(['nothing'])
})

test('a reply stored for another person is deleted from the device, not just ignored', async () => {
  await leaveReplies()
  owner = 'tania'
  visit().leave()
  expect(device.text).toBeUndefined()
})

test('a reply that no longer fits the shape of its row is not drawn, and is deleted from the device', async () => {
  await leaveReplies()
  const { first, leave } = visit({ row: changed })
  expect(first).toEqual(['nothing'])
  await pass(LATER * 2)
  leave()
  expect(device.text).not.toContain('of the server')
})

test('a reply stored by an older release is drawn by today’s shape: a missing list is an empty one', async () => {
  await leaveReplies()
  const stored = parse(device.text) as { release?: string; replies: [string, { reply: unknown }][] }
  stored.replies[0]![1].reply = { title: 'আজ' }
  // Written until November 2026, when a release emptied the device.
  stored.release = '/assets/index-aaaa.js'
  device.text = JSON.stringify(stored)
  const Day = v.object({ title: v.string(), items: buildList(v.string()), place: Text })
  const day = get('batch/:id', { role: 'learner', reply: Day })
  function Items() {
    const { data } = useApi(day, { params: { id: '1' } }, { isKept: true })
    return <p>{data ? `${data.title}, ${data.items.map(String).length}, ${data.place.length}` : 'nothing'}</p>
  }
  connectClient(fakeLine(never, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) }).connection)
  connectKeptReplies(makeKeptReplies(ports()))
  render(
    <ApiCache>
      <Items />
    </ApiCache>,
  )
  expect(screen.getByText('আজ, 0, 0')).toBeVisible()
})

test('after a failed renewal it stays on screen with its age until a newer reply arrives', async () => {
  await leaveReplies()
  const fetchedAt = Date.now() - LATER * 2
  await pass(2 * DAY)
  const { read, age, leave } = visit({ respond: () => envelope(null, { status: 503 }) })
  expect(age()).toBe('new')
  await pass(30_000)
  expect(read()).toEqual(['of the server'])
  expect(Math.abs(Number(age()) - fetchedAt)).toBeLessThan(1000)
  leave()
  expect(visit({ respond: () => envelope('newer') }).age()).toBe('new')
})

test('a refusal removes it from the screen and from the device', async () => {
  await leaveReplies()
  const { first, read } = visit({ respond: () => envelope(null, { status: 403 }) })
  expect(first).toEqual(['of the server'])
  await pass(1000)
  expect(read()).toEqual(['failed'])
  expect(device.text).not.toContain('of the server')
})

test('at the limit the oldest are dropped, and a reply larger than the limit is left out', async () => {
  const answer: Respond = (_seen, nth) => envelope(`${nth} ${'x'.repeat(nth === 5 ? 300_000 : 70_000)}`)
  for (const id of ['1', '2', '3', '4']) {
    await leaveReplies((seen) => answer(seen, Number(id)), { ids: [id] })
    await pass(1000)
  }
  await leaveReplies((seen) => answer(seen, 5), { ids: ['5'] })
  expect(device.text!.length).toBeLessThan(200_000 + 200)
  expect(visit({ ids: ['1', '2', '3', '4', '5'] }).first.map((text) => text?.[0])).toEqual([
    'n',
    'n',
    '3',
    '4',
    'n',
  ])
})

test('when storage is full nothing is stored, and the page still works', async () => {
  await leaveReplies()
  device.isFull = true
  const { read } = visit({ respond: () => envelope('newer') })
  await pass(LATER * 2)
  expect(read()).toEqual(['newer'])
  expect(device.text).toBeUndefined()
})

test('a reply that was read before a logout is not written after it, least of all for the next person', async () => {
  const { read } = visit({
    respond: (_seen, nth) => (nth === 1 ? envelope('mine') : new Promise(() => undefined)),
  })
  await pass(LATER / 2)
  expect(read()).toEqual(['mine'])
  owner = 'tania'
  await clearCache()
  await pass(LATER)
  expect(device.text).toBeUndefined()
})
