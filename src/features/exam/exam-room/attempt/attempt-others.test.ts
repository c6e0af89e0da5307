import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { fakeDevice, fakeServer, noFiles, open } from '../../../../../tests/support/fake-server.ts'
import { collectUntaken } from './answer.ts'
import { AttemptRoom } from './attempt-room.ts'
import type { StoredAnswer } from './stored.ts'
import type { TabMessage } from './tabs.ts'

const stateOf = (room: AttemptRoom, question: string) => room.store.get().answers[question]?.state
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('edits of others', () => {
  test('an edit here gets a higher count than the latest one of another device', async () => {
    const server = fakeServer()
    const room = open(server)
    server.onServer.set('q1', { question: 'q1', value: 'theirs', edit: 5, writer: 'zz', edited_at: '' })
    room.edit('q1', 'mine')
    await pass(4000)
    expect(server.onServer.get('q1')).toMatchObject({ value: 'mine', edit: 6 })
    expect(stateOf(room, 'q1')).toBe('acknowledged')
  })

  test('after the end a refused answer says so and stays (x032)', async () => {
    const server = fakeServer()
    const room = open(server)
    server.state.key = 'other'
    server.state.closed = '2026-11-21T10:00:00.000Z'
    room.edit('q1', 'a')
    await pass(3000)
    expect(room.store.get().answers['q1']).toMatchObject({ value: 'a', state: 'refused' })
    expect(room.store.get().isOver).toBe(true)
  })

  test('a second tab hands its edits over, and sends them itself when no reply comes', async () => {
    const server = fakeServer()
    const messages: TabMessage[] = []
    const writer = open(server)
    const helper = open(server, { hear: (message) => messages.push(message) })
    helper.setWriter(false)
    helper.edit('q2', 'b')
    await pass(2000)
    expect(server.values()).toEqual({})
    for (const message of messages) if (message.kind === 'edit') writer.receiveEdit(message.answer)
    await pass(3000)
    expect(server.values()).toEqual({ q2: 'b' })
    helper.edit('q3', 'c')
    await pass(12_000)
    expect(server.values()['q3']).toBe('c')
  })

  test('estimated stamps are corrected once the time of the server is known', () => {
    const server = fakeServer()
    const device = fakeDevice()
    const clock = { isSure: vi.fn<() => boolean>(() => false), now: () => 1_000_000 }
    const room = new AttemptRoom({
      attempt: { _id: 'attempt', version: 0, deadline: null },
      server: [],
      stored: { drafts: [], about: device.stored.about },
      writer: 'w',
      clock,
      transport: server.transport,
      makeFiles: () => noFiles,
      storage: device,
      tabs: { post: () => undefined },
      newKey: () => 'k',
    })
    room.edit('q1', 'a')
    room.correctClock(-500_000)
    expect(device.drafts.get('q1')?.edited_at).toBe(new Date(500_000).toISOString())
  })
})

describe('an edit of an earlier page that lost to another device', () => {
  const later = { question: 'q1', value: 'later', edit: 3, writer: 'x', edited_at: '' }
  const earlier = { question: 'q1', value: 'earlier', edit: 2, writer: 'w', edited_at: '' }

  function meeting(more: Partial<StoredAnswer> = {}) {
    const server = fakeServer()
    const device = fakeDevice()
    server.onServer.set('q1', later)
    device.drafts.set('q1', { ...earlier, ...more })
    return { server, device, reopen: () => open(server, { device }) }
  }
  const shown = (room: AttemptRoom) => {
    const { value, other } = room.store.get().answers['q1'] ?? {}
    return [value, other]
  }

  test('is offered as a conflict, before and after a reload, and while something else is written', () => {
    const { reopen } = meeting()
    expect(reopen().store.get().answers['q1']).toMatchObject({
      value: 'later',
      state: 'acknowledged',
      other: 'earlier',
    })
    const room = reopen()
    room.edit('q1', 'later still')
    expect([shown(room), shown(reopen())]).toEqual([
      ['later still', 'earlier'],
      ['later still', 'earlier'],
    ])
  })

  test('is offered when the server replies only afterwards', async () => {
    const { server, device } = meeting()
    server.state.fault = 'off'
    const room = open(server, { device })
    expect(shown(room)).toEqual(['earlier', undefined])
    room.receiveAttempt({ _id: 'attempt', version: 4, answers: [later] } as unknown as Attempt)
    expect(shown(room)).toEqual(['later', 'earlier'])
  })

  test('is offered when the reply to its save brings the later one', async () => {
    const { server, device } = meeting()
    server.state.fault = 'off'
    const room = open(server, { device })
    server.state.fault = undefined
    await pass(60_000)
    expect(shown(room)).toEqual(['later', 'earlier'])
    expect(device.drafts.get('q1')).toMatchObject({ value: 'later', other: 'earlier', isAccepted: true })
  })

  test('is offered when the server replies before it could be saved, and nothing stays dirty', async () => {
    const { server, device } = meeting()
    server.state.fault = 'off'
    const room = open(server, { device })
    server.state.fault = 'slow'
    room.sendNow()
    await pass(2000)
    room.receiveAttempt({ _id: 'attempt', version: 4, answers: [later] } as unknown as Attempt)
    await pass(10_000)
    expect(room.store.get().answers['q1']).toMatchObject({
      value: 'later',
      state: 'acknowledged',
      other: 'earlier',
    })
    expect(server.state.saves).toBe(0)
  })

  test('replaces the later one, or is dropped, only by the learner', async () => {
    const { server, reopen } = meeting()
    const room = reopen()
    room.edit('q1', 'earlier', { other: 'later' })
    await pass(4000)
    expect([server.values()['q1'], shown(reopen())]).toEqual(['earlier', ['earlier', 'later']])
    room.edit('q1', 'earlier', { other: null })
    await pass(4000)
    expect(shown(reopen())).toEqual(['earlier', undefined])
  })

  test.each([
    ['says the same', { value: 'later' }],
    ['says nothing', { value: ' ' }],
    ['the server had already', { isAccepted: true }],
    ['is a file', { isFile: true }],
  ])('is not offered when it %s', (_, more) => {
    expect(meeting(more).reopen().store.get().answers['q1']).not.toHaveProperty('other')
  })

  test.each([
    ['some of its words', 'ঢাকা শহর', 'ঢাকা শহর বড়', undefined],
    ['an option whose id begins alike', 'o1', 'o10', 'o1'],
  ])('is offered only when it says more than the later one: %s', (_, mine, theirs, offered) => {
    const { server, reopen } = meeting({ value: mine })
    server.onServer.set('q1', { ...later, value: theirs })
    expect(shown(reopen())).toEqual([theirs, offered])
  })

  test('stays downloadable when it came too late and the server replies after that', () => {
    const room = meeting({ edit: 5 }).reopen()
    room.store.set({
      isOver: true,
      answers: { q1: { ...earlier, kind: 'plain', edit: 5, state: 'refused' } },
    })
    room.receiveAttempt({
      _id: 'attempt',
      version: 9,
      submitted_at: '2026-11-21T10:00:00.000Z',
      answers: [{ ...later, edit: 7 }],
    } as unknown as Attempt)
    expect(collectUntaken(room.store.get().answers)).toMatchObject([{ value: 'earlier', state: 'refused' }])
  })

  test('stays downloadable when the attempt has ended without a choice', () => {
    const { answers } = meeting().reopen().store.get()
    expect(collectUntaken(answers)).toMatchObject([{ question: 'q1', value: 'earlier', state: 'refused' }])
  })
})

describe('another device wrote later, and the server accepted it', () => {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const phone = (value: string, edit: number, seconds: number) => ({
    question: 'q1',
    value,
    edit,
    writer: 'zz',
    edited_at: ago(seconds),
  })
  const answerOf = (room: AttemptRoom) => room.store.get().answers['q1']

  /**
   * The connection is lost, the learner writes here, then on the phone, which sends; it returns after so many
   * seconds.
   */
  async function comeBack(typedHere: string[], typedThere: string, waited = 20_000) {
    const server = fakeServer()
    const device = fakeDevice()
    server.transport.read.mockImplementation(() =>
      Promise.resolve({ answers: [...server.onServer.values()], version: 9 } as unknown as Attempt),
    )
    const room = open(server, { device })
    server.state.fault = 'off'
    for (const value of typedHere) room.edit('q1', value)
    await pass(waited)
    server.onServer.set('q1', phone(typedThere, 3, 1))
    server.state.fault = undefined
    await pass(30_000)
    return { server, device, room }
  }

  test.each([
    ['once', ['টেবিলে, আগে লেখা']],
    ['more often than there', Array.from({ length: 12 }, (_, at) => `টেবিলে, আগে লেখা ${at}`)],
  ])(
    'its text stays and the one written here %s is offered beside it, while the page stayed open',
    async (_, typed) => {
      for (const waited of [3000, 20_000, 300_000]) {
        const { server, room } = await comeBack(typed, 'ফোনে, পরে লেখা', waited)
        expect(server.values()['q1']).toBe('ফোনে, পরে লেখা')
        expect(answerOf(room)).toMatchObject({
          value: 'ফোনে, পরে লেখা',
          state: 'acknowledged',
          other: typed.at(-1),
        })
      }
    },
  )

  test('the choice of the older text, and what is written after that, reach the server and a reload', async () => {
    const typed = Array.from({ length: 12 }, (_, at) => `টেবিলে ${at}`)
    const { server, device, room } = await comeBack(typed, 'ফোনে')
    room.edit('q1', 'টেবিলে 11', { other: 'ফোনে' })
    await pass(3000)
    expect(server.values()['q1']).toBe('টেবিলে 11')
    server.state.fault = 'off'
    room.edit('q1', 'টেবিলে 11, আরও')
    expect(open(server, { device }).store.get().answers['q1']?.value).toBe('টেবিলে 11, আরও')
  })

  test('the older text of an earlier page is offered too, however often it was edited', () => {
    const server = fakeServer()
    const device = fakeDevice()
    server.onServer.set('q1', phone('ফোনে, পরে লেখা', 3, 5))
    device.drafts.set('q1', { question: 'q1', value: 'আগে লেখা', edit: 12, writer: 'w', edited_at: ago(60) })
    expect(answerOf(open(server, { device }))).toMatchObject({ value: 'ফোনে, পরে লেখা', other: 'আগে লেখা' })
  })

  test('a text that was written here later still wins, and offers the one that was never shown here', async () => {
    const server = fakeServer()
    const room = open(server)
    server.transport.read.mockImplementation(() =>
      Promise.resolve({ answers: [...server.onServer.values()], version: 9 } as unknown as Attempt),
    )
    server.state.fault = 'off'
    server.onServer.set('q1', phone('ফোনে, আগে লেখা', 7, 5))
    room.edit('q1', 'টেবিলে, পরে লেখা')
    await pass(20_000)
    server.state.fault = undefined
    await pass(30_000)
    expect(server.onServer.get('q1')).toMatchObject({ value: 'টেবিলে, পরে লেখা', edit: 8 })
    expect(answerOf(room)?.other).toBe('ফোনে, আগে লেখা')
  })

  test('a reply to a save that names the later text is trusted', async () => {
    const server = fakeServer()
    const room = open(server)
    server.onServer.set('q1', phone('ফোনে, পরে লেখা', 5, -5))
    room.edit('q1', 'টেবিলে')
    await pass(4000)
    expect(server.values()['q1']).toBe('ফোনে, পরে লেখা')
    expect(answerOf(room)).toMatchObject({ value: 'ফোনে, পরে লেখা', other: 'টেবিলে' })
  })
})
