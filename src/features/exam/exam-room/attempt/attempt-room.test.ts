import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerValue, Attempt } from '#src/api/shapes/submission.ts'
import { type Fault, fakeDevice, fakeServer, open } from '../../../../../tests/support/fake-server.ts'
import type { AttemptRoom } from './attempt-room.ts'

const stateOf = (room: AttemptRoom, question: string) => room.store.get().answers[question]?.state
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an edit', () => {
  test('is on the device at once, then being sent, then acknowledged, and never shown as more', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    const room = open(server, { device })
    room.edit('q1', 'ক')
    expect([stateOf(room, 'q1'), device.drafts.get('q1')?.value]).toEqual(['dirty', 'ক'])
    server.state.fault = 'slow'
    await pass(400)
    expect(stateOf(room, 'q1')).toBe('sending')
    expect(server.values()).toEqual({})
    await pass(8000)
    expect([stateOf(room, 'q1'), server.values()['q1'], device.drafts.get('q1')?.isAccepted]).toEqual([
      'acknowledged',
      'ক',
      true,
    ])
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
    expect([server.values()['q1'], stateOf(room, 'q1')]).toEqual(['v100', 'acknowledged'])
  })

  test.each<[string, (text: string) => AnswerValue]>([
    ['an essay', (text) => text],
    ['code', (code) => ({ code })],
  ])(
    'of a long text (%s) is sent more rarely while it is written, and at once when it is handed in',
    async (_name, answerOf) => {
      const server = fakeServer()
      const room = open(server)
      const long = 'ক'.repeat(20_000)
      for (let edit = 1; edit <= 100; edit += 1) {
        room.edit('q1', answerOf(`${long}${edit}`))
        await pass(100)
      }
      expect(server.state.saves).toBeLessThanOrEqual(3)
      room.edit('q1', answerOf('the last'))
      room.handIn()
      await pass(2500)
      expect([server.values()['q1'], server.state.finishes]).toEqual([answerOf('the last'), 1])
    },
  )

  test('made while an older one is being saved slowly wins (x006)', async () => {
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
  ])('%s arrives unchanged (x029)', async (_name, value) => {
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
  ['off', 'offline'],
  ['503', 'server'],
  ['html', 'server'],
  ['lost-answer', 'offline'],
])('while the server fails with %s', (fault, cause) => {
  test('the answer stays on the device with the cause, and arrives when it is over', async () => {
    const server = fakeServer()
    server.state.fault = fault
    const room = open(server)
    room.edit('q1', 'a')
    await pass(2000)
    expect([stateOf(room, 'q1'), room.store.get().failure?.cause]).toEqual(['dirty', cause])
    room.edit('q1', 'b')
    await pass(20_000)
    // With back-off: 1, 2, 4, 8 s and so on, not with every edit.
    expect(server.state.saves).toBeLessThanOrEqual(7)
    server.state.fault = undefined
    await pass(10_000)
    expect([server.values()['q1'], stateOf(room, 'q1'), room.store.get().failure]).toEqual([
      'b',
      'acknowledged',
      undefined,
    ])
  })

  test('it is stored again when the page is hidden, whatever became of the first copy (x028)', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    const room = open(server, { device })
    room.edit('q0', 'acknowledged')
    await pass(2000)
    server.state.fault = fault
    room.edit('q1', 'a')
    device.drafts.clear()
    room.storeAll()
    expect([...device.drafts.keys()]).toEqual(['q1'])
  })

  test('a new page finds it and delivers it (x003, x004)', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    server.state.fault = fault
    const first = open(server, { device })
    first.edit('q1', 'a')
    first.stop()
    const second = open(server, { device })
    expect(second.store.get().answers['q1']?.value).toBe('a')
    server.state.fault = undefined
    await pass(12_000)
    expect([server.values(), stateOf(second, 'q1')]).toEqual([{ q1: 'a' }, 'acknowledged'])
  })
})

describe('a hand-in', () => {
  test('is sent once after the answers, even if requested twice (x007)', async () => {
    const server = fakeServer()
    const room = open(server)
    room.edit('q1', 'a')
    room.handIn()
    room.handIn()
    await pass(3000)
    expect([server.values(), server.state.finishes, room.store.get().submission?.state]).toEqual([
      { q1: 'a' },
      1,
      'handed-in',
    ])
  })

  test('requested offline is stored with its key across a reload and sent by itself, never twice (x008, x009)', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    server.state.fault = 'off'
    const first = open(server, { device })
    first.edit('q1', 'a')
    first.handIn()
    const { key } = device.stored.about.handIn ?? {}
    await pass(3000)
    expect(device.stored.about.handIn?.isConfirmed).toBeUndefined()
    first.stop()
    server.state.fault = 'lost-answer'
    const second = open(server, { device })
    await pass(15_000)
    server.state.fault = undefined
    await pass(15_000)
    expect([server.values(), server.state.finishes, server.state.key]).toEqual([{ q1: 'a' }, 1, key])
    expect(second.store.get().submission).toBeDefined()
    // A logout no longer asks about it. (R21)
    expect(device.stored.about.handIn?.isConfirmed).toBe(true)
  })

  test('nothing can be written after it', () => {
    const room = open(fakeServer())
    room.edit('q1', 'a')
    room.handIn()
    room.edit('q1', 'b')
    expect(room.store.get().answers['q1']?.value).toBe('a')
  })

  test('happens by itself at the deadline, with the answers that are still unsent (x010)', async () => {
    const server = fakeServer()
    const room = open(server)
    server.state.fault = 'off'
    room.edit('q1', 'a')
    await pass(2000)
    room.endByTime()
    await pass(3000)
    expect(room.store.get().handIn?.isByTime).toBe(true)
    server.state.fault = undefined
    await pass(10_000)
    expect([server.values(), server.state.finishes]).toEqual([{ q1: 'a' }, 1])
  })

  test('is sent with the events of leaving the page', async () => {
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

test('the failure of a save is cleared once the server is known to hold the answer', async () => {
  const server = fakeServer()
  const room = open(server)
  server.state.fault = 'lost-answer'
  room.edit('q1', 'ক')
  await pass(1000)
  expect(room.store.get().failure?.cause).toBe('offline')
  room.receiveAttempt({
    _id: 'attempt',
    version: 1,
    answers: [...server.onServer.values()],
  } as unknown as Attempt)
  await pass(5000)
  expect([stateOf(room, 'q1'), room.store.get().failure]).toEqual(['acknowledged', undefined])
})

describe('a reply that names no answer', () => {
  function forgetfulRoom() {
    const server = fakeServer()
    const { save } = server.transport
    const mood = { isForgetful: true }
    server.transport.save = async (answers) => {
      if (!mood.isForgetful) return save(answers)
      server.state.saves += 1
      return { version: 1, saved: [], submitted_at: null }
    }
    return { server, mood, room: open(server) }
  }

  test('does not count as a save: the answers are sent again until the server names them', async () => {
    const { server, mood, room } = forgetfulRoom()
    room.edit('q1', 'a')
    room.edit('q2', 'b')
    await pass(120_000)
    expect([stateOf(room, 'q1'), stateOf(room, 'q2'), room.store.get().failure?.cause]).toEqual([
      'dirty',
      'dirty',
      'server',
    ])
    expect(server.state.saves).toBeGreaterThan(5)
    mood.isForgetful = false
    await pass(10_000)
    expect([server.values(), stateOf(room, 'q1'), room.store.get().failure]).toEqual([
      { q1: 'a', q2: 'b' },
      'acknowledged',
      undefined,
    ])
  })

  test('does not block a hand-in for ever, and what it did not name is offered afterwards', async () => {
    const { server, room } = forgetfulRoom()
    room.edit('q1', 'a')
    await pass(60_000)
    room.handIn()
    await pass(20_000)
    expect([server.state.finishes, stateOf(room, 'q1')]).toEqual([1, 'refused'])
  })
})

test('a save without a reply is reported after five seconds, until there is one', async () => {
  const server = fakeServer()
  const room = open(server)
  server.state.fault = 'slow'
  room.edit('q1', 'a')
  await pass(4900)
  expect(room.store.get().isSlow).toBe(false)
  await pass(200)
  expect([room.store.get().isSlow, room.store.get().failure]).toEqual([true, undefined])
  await pass(4000)
  expect([room.store.get().isSlow, stateOf(room, 'q1')]).toEqual([false, 'acknowledged'])
})
