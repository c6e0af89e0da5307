import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { fakeDevice, fakeServer, open } from '../../../../../tests/support/fake-server.ts'
import type { AttemptRoom } from './attempt-room.ts'
import type { TabMessage } from './tabs.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const stateOf = (room: AttemptRoom, question: string) => room.store.get().answers[question]?.state

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Two tabs of one browser on one attempt; the first one writes. */
function twoTabs(server = fakeServer(), [first, second]: readonly (string | undefined)[] = []) {
  const device = fakeDevice()
  const rooms: AttemptRoom[] = []
  const postToOther = (from: number) => (message: TabMessage) => {
    const other = rooms[1 - from]
    if (other !== undefined) other.receive(structuredClone(message))
  }
  const openTab = (at: number, id: string | undefined) =>
    open(server, { device, hear: postToOther(at), ...(id && { writer: id }) })
  rooms.push(openTab(0, first), openTab(1, second))
  const [writer, helper] = rooms as [AttemptRoom, AttemptRoom]
  helper.setWriter(false)
  /** Closes the writing tab: the other one takes over. */
  const writerDies = () => {
    writer.stop()
    rooms.length = 0
    helper.takeOver({ drafts: [...device.drafts.values()], about: device.stored.about })
    helper.setWriter(true)
  }
  return { server, device, writer, helper, writerDies }
}

test('a text of one tab stays while the other tab rebases an earlier text on another device’s', async () => {
  const server = fakeServer()
  const { writer, helper } = twoTabs(server)
  server.onServer.set('q1', { question: 'q1', value: 'theirs', edit: 9, writer: 'zz', edited_at: '' })
  writer.edit('q1', 'first')
  await pass(300)
  helper.edit('q1', 'second')
  await pass(30_000)
  expect(server.values()).toEqual({ q1: 'second' })
  expect([writer, helper].map((room) => room.store.get().answers['q1'])).toMatchObject([
    { value: 'second', state: 'acknowledged' },
    { value: 'second', state: 'acknowledged' },
  ])
})

test.each([
  ['a', 'b'],
  ['b', 'a'],
])('of two texts that neither tab has seen the later one stays, in tabs %s and %s', async (...ids) => {
  const { server, writer, helper } = twoTabs(fakeServer(), ids)
  server.state.fault = 'off'
  writer.edit('q1', 'first')
  // Less than the time after which the writing tab tells the other.
  await pass(200)
  helper.edit('q1', 'second')
  await pass(3000)
  server.state.fault = undefined
  await pass(30_000)
  expect(server.values()).toEqual({ q1: 'second' })
  expect([writer, helper].map((room) => room.store.get().answers['q1'])).toMatchObject([
    { value: 'second', state: 'acknowledged' },
    { value: 'second', state: 'acknowledged' },
  ])
})

describe('a text with the higher count', () => {
  test('loses when it is the server’s and nobody knows when it was written', () => {
    const server = fakeServer()
    server.state.fault = 'off'
    const device = fakeDevice()
    device.drafts.set('q1', {
      question: 'q1',
      value: 'held',
      edit: 5,
      writer: 'x',
      edited_at: '',
      isAccepted: true,
    })
    const room = open(server, { device })
    room.receiveEdit({
      question: 'q1',
      value: 'typed',
      edit: 3,
      writer: 'y',
      edited_at: new Date().toISOString(),
      kind: 'plain',
      state: 'dirty',
    })
    expect(room.store.get().answers['q1']).toMatchObject({
      value: 'typed',
      edit: 6,
      kind: 'plain',
      state: 'dirty',
    })
  })

  test('was written later unless it was rebased, whatever the clocks of two tabs say', async () => {
    const { writer } = twoTabs()
    const lagging = new Date(Date.now() - 500).toISOString()
    writer.edit('q1', 'first')
    writer.receiveEdit({
      question: 'q1',
      value: 'second',
      edit: 2,
      writer: 'zz',
      edited_at: lagging,
      kind: 'plain',
      state: 'dirty',
    })
    expect(writer.store.get().answers['q1']?.value).toBe('second')
    writer.receiveEdit({
      question: 'q1',
      value: 'first',
      edit: 1,
      writer: 'yy',
      edited_at: new Date(Date.now() + 500).toISOString(),
      kind: 'plain',
      state: 'dirty',
    })
    expect(writer.store.get().answers['q1']).toMatchObject({ value: 'second', edit: 2 })
  })

  test('loses when it was rebased; with an estimated stamp it stays, and the text typed here is offered beside it', async () => {
    const server = fakeServer()
    server.state.fault = 'off'
    const { writer, helper } = twoTabs(server)
    writer.edit('q1', 'এখানে লেখা')
    await pass(1000)
    const incoming = {
      question: 'q1',
      value: 'ওখানে লেখা',
      edit: 7,
      writer: 'zz',
      edited_at: '2020-01-01T00:00:00.000Z',
      kind: 'plain',
      state: 'dirty',
      isRebased: true,
    } as const
    writer.receiveEdit({ ...incoming, isGuessed: true })
    expect(writer.store.get().answers['q1']).toMatchObject({ value: 'ওখানে লেখা', other: 'এখানে লেখা' })
    helper.receiveEdit(incoming)
    expect(helper.store.get().answers['q1']).toMatchObject({ value: 'এখানে লেখা' })
  })
})

describe('without a connection', () => {
  test('a later text of the other tab gets the higher count and wins', async () => {
    const { server, writer, helper } = twoTabs()
    server.state.fault = 'off'
    for (const text of ['ক', 'কখ', 'কখগ']) writer.edit('q1', text)
    await pass(1000)
    helper.edit('q1', 'LAST')
    await pass(1000)
    server.state.fault = undefined
    await pass(15_000)
    expect(server.values()).toEqual({ q1: 'LAST' })
    expect([writer, helper].map((room) => room.store.get().answers['q1']?.value)).toEqual(['LAST', 'LAST'])
  })

  test('the remaining tab hands in what the closed one wrote', async () => {
    const { server, writer, helper, writerDies } = twoTabs()
    server.state.fault = 'off'
    writer.edit('q1', 'written at the last moment')
    writerDies()
    helper.handIn()
    server.state.fault = undefined
    await pass(15_000)
    expect(server.values()).toEqual({ q1: 'written at the last moment' })
    expect(server.state.finishes).toBe(1)
  })

  test('when both are out of time, every answer is sent before the single hand-in', async () => {
    const { server, writer, helper } = twoTabs()
    server.state.fault = 'off'
    writer.edit('q1', 'a')
    await pass(1000)
    helper.endByTime()
    writer.endByTime()
    const keys = [writer, helper].map((room) => room.store.get().handIn?.key)
    expect(keys[0]).toBe(keys[1])
    server.state.fault = undefined
    await pass(30_000)
    expect(server.values()).toEqual({ q1: 'a' })
    expect([server.state.finishes, stateOf(writer, 'q1'), stateOf(helper, 'q1')]).toEqual([
      1,
      'acknowledged',
      'acknowledged',
    ])
  })

  test('a hand-in in one tab closes the other, and stays on the device whatever that one stores', async () => {
    const { server, device, writer, helper } = twoTabs()
    server.state.fault = 'off'
    helper.edit('q1', 'a')
    helper.handIn()
    writer.edit('q1', 'too late')
    writer.setPlace({ flags: ['q1'], seen: [], current: 'q1' })
    writer.storeAll()
    expect([device.stored.about.handIn?.key, device.drafts.get('q1')?.value]).toEqual([
      helper.store.get().handIn?.key,
      'a',
    ])
    server.state.fault = undefined
    await pass(15_000)
    expect([server.values(), server.state.finishes]).toEqual([{ q1: 'a' }, 1])
  })
})

test('a hand-in in the other tab waits for the latest edit of the writing one', async () => {
  const { server, writer, helper } = twoTabs()
  writer.edit('q1', 'a')
  await pass(100)
  writer.edit('q1', 'b')
  helper.handIn()
  await pass(5000)
  expect([server.values(), server.state.finishes]).toEqual([{ q1: 'b' }, 1])
})

test('a tab that opens later receives what the writing one has not delivered', async () => {
  const { server, writer, helper } = twoTabs()
  server.state.fault = 'off'
  writer.edit('q1', 'a')
  writer.receive({ kind: 'opened' })
  expect(helper.store.get().answers['q1']?.value).toBe('a')
})

describe('a late delivery of an earlier page', () => {
  const lateDelivery = {
    question: 'q1',
    value: 'earlier',
    edit: 3,
    writer: 'old-page',
    edited_at: '2026-11-23T08:00:00.000Z',
  }

  test('is not rebased on a later edit that was acknowledged meanwhile', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    device.drafts.set('q1', lateDelivery)
    server.state.fault = 'off'
    const deliverer = open(server, { device })
    server.state.fault = undefined
    server.onServer.set('q1', { question: 'q1', value: 'later', edit: 4, writer: 'new-page', edited_at: '' })
    await pass(15_000)
    expect(server.values()).toEqual({ q1: 'later' })
    expect(deliverer.store.get().answers['q1']).toMatchObject({ value: 'later', state: 'acknowledged' })
  })

  test('loses to a later edit whose text the server did not send', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    device.drafts.set('q1', lateDelivery)
    server.state.fault = 'off'
    const deliverer = open(server, { device })
    server.state.fault = undefined
    const later = { question: 'q1', value: 'later', edit: 4, writer: 'new-page' }
    server.transport.save = () =>
      Promise.resolve({
        version: 2,
        submitted_at: null,
        saved: [{ question: 'q1', edit: 4, writer: 'new-page', late_delivery: false }],
      })
    server.transport.read.mockResolvedValue({
      _id: 'attempt',
      version: 2,
      started_at: '2026-11-23T08:00:00.000Z',
      deadline: null,
      submitted_at: null,
      answers: [later],
    })
    await pass(15_000)
    expect(deliverer.store.get().answers['q1']).toMatchObject({ value: 'later', state: 'acknowledged' })
  })
})

describe('an estimated stamp', () => {
  const afterTheEnd = () => {
    const server = fakeServer()
    server.state.closed = '2026-11-23T09:00:00.000Z'
    server.acceptsBefore = '2026-11-23T09:00:00.000Z'
    return server
  }
  const aDayAhead = { now: () => Date.parse('2026-11-24T08:59:00.000Z'), isSure: () => false }

  test.each([
    ['before the answer goes', 0],
    ['while it is under way', 400],
    ['after the server has refused it', 9000],
  ])('is corrected %s, and the answer is taken', async (_when, moment) => {
    const server = afterTheEnd()
    server.state.fault = 'slow'
    const room = open(server, { clock: aDayAhead })
    room.edit('q1', 'in time')
    await pass(moment)
    room.correctClock(-DAY_MS)
    await pass(30_000)
    expect(server.values()).toEqual({ q1: 'in time' })
    expect(stateOf(room, 'q1')).toBe('acknowledged')
  })

  test('is corrected after a reload too', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    server.state.fault = 'off'
    open(server, { device, clock: aDayAhead }).edit('q1', 'in time')
    const room = open(server, { device })
    room.correctClock(-DAY_MS)
    expect(device.drafts.get('q1')?.edited_at).toBe('2026-11-23T08:59:00.000Z')
  })
})
