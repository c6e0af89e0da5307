import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Answer, AnswerValue, Attempt, Saved, Submission } from '#src/api/shapes/submission.ts'
import type { KeptAttempt, KeptDraft } from '#src/stores/attempt-drafts/kept-draft.ts'
import type { TabMessage } from '../tabs/tab-line.ts'
import { AttemptRoom } from './attempt-room.ts'
import type { Entry } from './entry.ts'
import { isNewer } from './entry.ts'

type Fault = 'off' | '503' | 'lost-answer' | 'html' | 'slow' | undefined

/** The attempt on the server, by ruling R34, with the faults a line has. */
function fakeServer() {
  const held = new Map<string, Answer & { edited_at: string }>()
  const state = {
    fault: undefined as Fault,
    saves: 0,
    finishes: 0,
    key: undefined as string | undefined,
    closed: undefined as string | undefined,
  }

  async function line<T>(apply: () => T): Promise<T> {
    const { fault } = state
    if (fault === 'off') throw new ApiError('no-answer')
    if (fault === '503') throw new ApiError('http', { status: 503, retryAfter: 5000 })
    if (fault === 'html') throw new ApiError('broken', { status: 200 })
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 8000))
    const reply = apply()
    if (fault === 'lost-answer') throw new ApiError('no-answer')
    return reply
  }

  const save = (answers: readonly Entry[]): Promise<Saved> => {
    state.saves += 1
    return line(() => {
      for (const { question, value, edit, writer, edited_at } of answers) {
        const before = held.get(question)
        if (state.key === undefined && (before === undefined || isNewer({ edit, writer }, before)))
          held.set(question, { question, value, edit, writer, edited_at })
      }
      const saved = answers.flatMap(({ question }) => held.get(question) ?? []).map((one) => ({ ...one, late_delivery: false }))
      return { version: state.saves, saved, submitted_at: state.closed ?? null }
    })
  }
  const finish = (key: string): Promise<Submission> =>
    line(() => {
      if (state.key === undefined) state.finishes += 1
      state.key ??= key
      return { _id: 'attempt', state: 'handed-in' } as Submission
    })
  const values = () => Object.fromEntries([...held].map(([question, { value }]) => [question, value]))
  return { held, state, values, transport: { save, finish, read: vi.fn<() => Promise<Attempt>>(), file: vi.fn<() => Promise<Saved>>() } }
}

type Server = ReturnType<typeof fakeServer>

/** What the device has kept, over pages. */
function fakeDevice() {
  const drafts = new Map<string, KeptDraft>()
  const kept = { about: { attempt: 'attempt', exam: 'exam', version: 0, events: [], flags: [], seen: [] } as KeptAttempt }
  return {
    drafts,
    kept,
    draft: (draft: KeptDraft) => void drafts.set(draft.question, draft),
    about: (about: KeptAttempt) => void (kept.about = about),
  }
}

let writers = 0

function open(server: Server, device = fakeDevice(), hear: (message: TabMessage) => void = () => undefined): AttemptRoom {
  const answers = server.state.fault === 'off' ? undefined : [...server.held.values()]
  return new AttemptRoom({
    attempt: { _id: 'attempt', version: 0, deadline: null },
    held: answers,
    kept: { drafts: [...device.drafts.values()], about: device.kept.about },
    writer: `w${(writers += 1)}`,
    clock: { now: () => Date.now(), isSure: () => true },
    transport: server.transport,
    filesOf: () => ({
      send: () => undefined,
      isMissing: () => false,
      isUnderWay: () => false,
      choose: () => Promise.resolve(),
      drop: () => undefined,
    }),
    keep: device,
    tabs: { tell: hear },
    newKey: () => `key${(writers += 1)}`,
  })
}

const stateOf = (room: AttemptRoom, question: string) => room.store.get().entries[question]?.state
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an edit', () => {
  test('is on the device at once, then under way, then accepted, and never said to be more than it is', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    const room = open(server, device)
    room.edit('q1', 'ক')
    expect([stateOf(room, 'q1'), device.drafts.get('q1')?.value]).toEqual(['device', 'ক'])
    server.state.fault = 'slow'
    await pass(400)
    expect(stateOf(room, 'q1')).toBe('sending')
    expect(server.values()).toEqual({})
    await pass(8000)
    expect([stateOf(room, 'q1'), server.values()['q1'], device.drafts.get('q1')?.isAccepted]).toEqual(['accepted', 'ক', true])
  })

  test('a hundred in ten seconds cause at most 25 saves, and the last one counts (X19)', async () => {
    const server = fakeServer()
    const room = open(server)
    for (let edit = 1; edit <= 100; edit += 1) {
      room.edit('q1', `v${edit}`)
      await pass(100)
    }
    await pass(3000)
    expect(server.state.saves).toBeLessThanOrEqual(25)
    expect([server.values()['q1'], stateOf(room, 'q1')]).toEqual(['v100', 'accepted'])
  })

  test('made while a slow save of an older one is on its way wins (x006)', async () => {
    const server = fakeServer()
    const room = open(server)
    server.state.fault = 'slow'
    room.edit('q1', 'old')
    await pass(500)
    server.state.fault = undefined
    room.edit('q1', 'new')
    await pass(8000)
    expect(stateOf(room, 'q1')).not.toBe('sending')
    await pass(3000)
    expect(server.values()['q1']).toBe('new')
  })

  test.each<[string, AnswerValue]>([
    ['cleared on purpose', null],
    ['of blanks', { b1: 'model', b2: '' }],
    ['of several', ['a', 'c']],
  ])('%s arrives as it is (x029)', async (_name, value) => {
    const server = fakeServer()
    const room = open(server)
    room.edit('q1', 'a')
    await pass(2000)
    room.edit('q1', value)
    await pass(3000)
    expect(server.values()['q1']).toEqual(value)
  })
})

describe.each<[Fault, string]>([
  ['off', 'line'],
  ['503', 'server'],
  ['html', 'server'],
  ['lost-answer', 'line'],
])('while the server fails with %s', (fault, cause) => {
  test('the answer stays on the device with the cause, and arrives when it is over', async () => {
    const server = fakeServer()
    server.state.fault = fault
    const room = open(server)
    room.edit('q1', 'a')
    await pass(2000)
    expect([stateOf(room, 'q1'), room.store.get().failure?.cause]).toEqual(['device', cause])
    room.edit('q1', 'b')
    await pass(20_000)
    // With back-off: 1, 2, 4, 8 s and so on, not each edit anew.
    expect(server.state.saves).toBeLessThanOrEqual(7)
    server.state.fault = undefined
    await pass(10_000)
    expect([server.values()['q1'], stateOf(room, 'q1'), room.store.get().failure]).toEqual(['b', 'accepted', undefined])
  })

  test('a new page finds it and delivers it (x003, x004)', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    server.state.fault = fault
    const first = open(server, device)
    first.edit('q1', 'a')
    first.stop()
    const second = open(server, device)
    expect(second.store.get().entries['q1']?.value).toBe('a')
    server.state.fault = undefined
    await pass(12_000)
    expect([server.values(), stateOf(second, 'q1')]).toEqual([{ q1: 'a' }, 'accepted'])
  })
})

describe('a hand-in', () => {
  test('goes after the answers, once, though asked twice (x007)', async () => {
    const server = fakeServer()
    const room = open(server)
    room.edit('q1', 'a')
    room.handIn()
    room.handIn()
    await pass(3000)
    expect([server.values(), server.state.finishes, room.store.get().submission?.state]).toEqual([{ q1: 'a' }, 1, 'handed-in'])
  })

  test('asked without a line is kept with its key over a reload and sent by itself, never twice (x008, x009)', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    server.state.fault = 'off'
    const first = open(server, device)
    first.edit('q1', 'a')
    first.handIn()
    const { key } = device.kept.about.handIn ?? {}
    await pass(3000)
    first.stop()
    server.state.fault = 'lost-answer'
    const second = open(server, device)
    await pass(15_000)
    server.state.fault = undefined
    await pass(15_000)
    expect([server.values(), server.state.finishes, server.state.key]).toEqual([{ q1: 'a' }, 1, key])
    expect(second.store.get().submission).toBeDefined()
  })

  test('nothing is written after it', () => {
    const room = open(fakeServer())
    room.edit('q1', 'a')
    room.handIn()
    room.edit('q1', 'b')
    expect(room.store.get().entries['q1']?.value).toBe('a')
  })

  test('comes by itself at the deadline, with what was still unsent (x010)', async () => {
    const server = fakeServer()
    const room = open(server)
    server.state.fault = 'off'
    room.edit('q1', 'a')
    await pass(2000)
    room.timeIsUp()
    await pass(3000)
    expect(room.store.get().handIn?.isByTime).toBe(true)
    server.state.fault = undefined
    await pass(10_000)
    expect([server.values(), server.state.finishes]).toEqual([{ q1: 'a' }, 1])
  })

  test('events of leaving go with it', async () => {
    const server = fakeServer()
    const save = vi.spyOn(server.transport, 'save')
    const room = open(server)
    room.log('left')
    await pass(3000)
    // Nothing is written without an edit (X23).
    expect(save).not.toHaveBeenCalled()
    room.handIn()
    await pass(3000)
    expect(save).toHaveBeenCalledWith([], [expect.objectContaining({ kind: 'left' })], 0)
    expect(server.state.finishes).toBe(1)
  })
})

describe('what others wrote', () => {
  test('an edit of another device that counted further is topped by the one made here', async () => {
    const server = fakeServer()
    const room = open(server)
    server.held.set('q1', { question: 'q1', value: 'theirs', edit: 5, writer: 'zz', edited_at: '' })
    room.edit('q1', 'mine')
    await pass(4000)
    expect(server.held.get('q1')).toMatchObject({ value: 'mine', edit: 6 })
    expect(stateOf(room, 'q1')).toBe('accepted')
  })

  test('what was kept here and is older than what the server holds is let go', () => {
    const server = fakeServer()
    const device = fakeDevice()
    server.held.set('q1', { question: 'q1', value: 'later', edit: 3, writer: 'x', edited_at: '' })
    device.drafts.set('q1', { question: 'q1', value: 'earlier', edit: 2, writer: 'w', edited_at: '' })
    expect(open(server, device).store.get().entries['q1']).toMatchObject({ value: 'later', state: 'accepted' })
  })

  test('after the end an answer that was not taken is called so, and stays (x032)', async () => {
    const server = fakeServer()
    const room = open(server)
    server.state.key = 'other'
    server.state.closed = '2026-11-21T10:00:00.000Z'
    room.edit('q1', 'a')
    await pass(3000)
    expect(room.store.get().entries['q1']).toMatchObject({ value: 'a', state: 'refused' })
    expect(room.store.get().isOver).toBe(true)
  })

  test('a second tab hands its edits over, and sends them itself when it hears nothing', async () => {
    const server = fakeServer()
    const told: TabMessage[] = []
    const writer = open(server)
    const helper = open(server, fakeDevice(), (message) => told.push(message))
    helper.becameWriter(false)
    helper.edit('q2', 'b')
    await pass(2000)
    expect(server.values()).toEqual({})
    for (const message of told) if (message.kind === 'edit') writer.toldEdit(message.entry)
    await pass(3000)
    expect(server.values()).toEqual({ q2: 'b' })
    helper.edit('q3', 'c')
    await pass(12_000)
    expect(server.values()['q3']).toBe('c')
  })

  test('stamps of a clock that was only an estimate are corrected once the server is heard', () => {
    const server = fakeServer()
    const device = fakeDevice()
    const clock = { isSure: vi.fn<() => boolean>(() => false), now: () => 1_000_000 }
    const room = new AttemptRoom({
      attempt: { _id: 'attempt', version: 0, deadline: null },
      held: [],
      kept: { drafts: [], about: device.kept.about },
      writer: 'w',
      clock,
      transport: server.transport,
      filesOf: () => ({
        send: () => undefined,
        isMissing: () => false,
        isUnderWay: () => false,
        choose: () => Promise.resolve(),
        drop: () => undefined,
      }),
      keep: device,
      tabs: { tell: () => undefined },
      newKey: () => 'k',
    })
    room.edit('q1', 'a')
    room.clockMoved(-500_000)
    expect(device.drafts.get('q1')?.edited_at).toBe(new Date(500_000).toISOString())
  })
})
