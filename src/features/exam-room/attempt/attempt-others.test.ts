import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TabMessage } from '../tabs/tab-line.ts'
import { AttemptRoom } from './attempt-room.ts'
import { fakeDevice, fakeServer, noFiles, open } from '../../../../tests/support/fake-server.ts'

const stateOf = (room: AttemptRoom, question: string) => room.store.get().entries[question]?.state
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
    expect(open(server, { device }).store.get().entries['q1']).toMatchObject({ value: 'later', state: 'accepted' })
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
    const helper = open(server, { hear: (message) => told.push(message) })
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
      filesOf: () => noFiles,
      keep: device,
      tabs: { tell: () => undefined },
      newKey: () => 'k',
    })
    room.edit('q1', 'a')
    room.clockMoved(-500_000)
    expect(device.drafts.get('q1')?.edited_at).toBe(new Date(500_000).toISOString())
  })
})
