/**
 * Nothing is lost, and nothing is sent for ever, when the attempt ended elsewhere or part of it was removed.
 */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { reset } from '#src/stores/uploads/upload-store.ts'
import { fakeDevice, fakeServer, open } from '../../../../../tests/support/fake-server.ts'
import type { AttemptRoom } from './attempt-room.ts'
import { makeFileSync } from './files.ts'

const END = '2026-11-21T10:00:00.000Z'
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const answerOf = (room: AttemptRoom, question: string) => room.store.get().answers[question]
const theirs = (value: string, edit: number) => ({ question: 'q1', value, edit, writer: 'zz', edited_at: '' })
const asRead = (server: ReturnType<typeof fakeServer>): Attempt => ({
  _id: 'attempt',
  version: 9,
  started_at: END,
  answers: [...server.onServer.values()],
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  reset()
  vi.useRealTimers()
})

describe('handed in on another device', () => {
  test('a text that the server does not hold stays here as refused, however often either was edited', async () => {
    const server = fakeServer()
    const room = open(server)
    server.state.fault = 'off'
    room.edit('q1', 'ফোনের লেখা')
    server.onServer.set('q1', theirs('ডেস্কের লেখা', 5))
    Object.assign(server.state, { fault: undefined, key: 'other', closed: END })
    await pass(3000)
    expect(answerOf(room, 'q1')).toMatchObject({ value: 'ফোনের লেখা', state: 'refused' })
  })

  test('a text that the server holds is acknowledged', async () => {
    const server = fakeServer()
    const room = open(server)
    room.edit('q1', 'এক কথা')
    server.onServer.set('q1', theirs('এক কথা', 5))
    Object.assign(server.state, { key: 'other', closed: END })
    await pass(3000)
    expect(answerOf(room, 'q1')).toMatchObject({ value: 'এক কথা', state: 'acknowledged' })
  })

  test('a text that the reply omits is requested, and not confused with the one written here', async () => {
    const server = fakeServer()
    const room = open(server)
    server.transport.read.mockImplementation(() => Promise.resolve({ ...asRead(server), submitted_at: END }))
    room.edit('q1', 'ফোনের লেখা')
    server.onServer.set('q1', theirs('ডেস্কের লেখা', 5))
    Object.assign(server.state, { key: 'other', closed: END, isTerse: true })
    await pass(3000)
    expect(answerOf(room, 'q1')).toMatchObject({
      value: 'ডেস্কের লেখা',
      state: 'acknowledged',
      other: 'ফোনের লেখা',
    })
  })

  test('a refused file reveals that the attempt is over, and is not sent again and again', async () => {
    const server = fakeServer()
    const room = open(server, { makeFiles: makeFileSync('attempt', server.transport) })
    server.transport.file.mockRejectedValue(new ApiError('no-answer'))
    room.chooseFile('q1', new File(['x'], 'a.zip'))
    await pass(5000)
    server.transport.file.mockClear().mockRejectedValue(new ApiError('http', { status: 403 }))
    server.transport.read.mockResolvedValue({ ...asRead(server), submitted_at: END })
    await pass(5 * 60_000)
    expect(server.transport.file.mock.calls.length).toBeLessThan(4)
    expect(room.store.get().isOver).toBe(true)
    expect(answerOf(room, 'q1')?.state).toBe('refused')
  })
})

test('a server that answers while somebody writes does not replace what is being written', async () => {
  const server = fakeServer()
  const room = open(server)
  server.state.fault = 'off'
  room.edit('q1', 'এইমাত্র লেখা')
  server.onServer.set('q1', theirs('অন্য যন্ত্রের লেখা', 5))
  room.receiveAttempt(asRead(server))
  expect(answerOf(room, 'q1')?.value).toBe('এইমাত্র লেখা')
  server.state.fault = undefined
  await pass(20_000)
  expect(server.values()['q1']).toBe('এইমাত্র লেখা')
})

test('an answer to an unknown question delays neither the others nor the hand-in', async () => {
  const server = fakeServer()
  const { save } = server.transport
  server.transport.save = (answers) => save(answers.filter(({ question }) => question !== 'gone'))
  const room = open(server)
  room.edit('q1', 'a')
  room.edit('gone', 'b')
  await pass(3000)
  room.handIn()
  await pass(20_000)
  expect(server.state.finishes).toBe(1)
  expect(answerOf(room, 'gone')).toMatchObject({ value: 'b', state: 'refused' })
})

describe('an attempt that the server says is gone', () => {
  const missing = new ApiError('http', { status: 404 })
  const gateway = new ApiError('broken', { foreignStatus: 404 })

  function gone(failed: ApiError, asked: ApiError | undefined) {
    const server = fakeServer()
    const save = vi.fn<typeof server.transport.save>(server.transport.save).mockRejectedValue(failed)
    const finish = vi.fn<typeof server.transport.finish>(server.transport.finish).mockRejectedValue(failed)
    server.transport.save = save
    server.transport.finish = finish
    if (asked) server.transport.read.mockRejectedValue(asked)
    else server.transport.read.mockImplementation(() => Promise.resolve(asRead(server)))
    return { server, save, finish, room: open(server) }
  }
  const causeOf = (room: AttemptRoom) => room.store.get().failure?.cause

  test('is reported, continues, keeps the answers and is checked again, until it is back', async () => {
    const { server, save, finish, room } = gone(missing, missing)
    room.edit('q1', 'লেখা')
    await pass(60_000)
    expect([causeOf(room), room.store.get().isOver, answerOf(room, 'q1')?.state]).toEqual([
      'gone',
      false,
      'dirty',
    ])
    expect(server.transport.read.mock.calls.length).toBeGreaterThan(5)
    room.handIn()
    await pass(60_000)
    expect([causeOf(room), room.store.get().submission, answerOf(room, 'q1')?.state]).toEqual([
      'gone',
      undefined,
      'dirty',
    ])
    save.mockReset().mockImplementation(fakeServer().transport.save)
    finish.mockReset()
    const well = fakeServer()
    Object.assign(server.transport, well.transport)
    await pass(20_000)
    expect([well.values(), well.state.finishes, causeOf(room)]).toEqual([{ q1: 'লেখা' }, 1, undefined])
  })

  test.each<[string, ApiError, ApiError | undefined]>([
    ['a gateway said so', gateway, gateway],
    ['a gateway confirmed it', missing, gateway],
    ['the attempt itself is there', missing, undefined],
  ])('is not taken for gone where %s', async (_name, error, asked) => {
    const { room } = gone(error, asked)
    room.edit('q1', 'লেখা')
    await pass(30_000)
    expect(causeOf(room)).toBe('server')
    room.handIn()
    await pass(30_000)
    expect([causeOf(room), room.store.get().isOver, answerOf(room, 'q1')?.state]).toEqual([
      'server',
      false,
      'dirty',
    ])
  })

  test('wants no other file for that', async () => {
    const server = fakeServer()
    server.transport.read.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing)
    server.transport.file.mockRejectedValueOnce(missing).mockRejectedValueOnce(gateway)
    const room = open(server, { makeFiles: makeFileSync('attempt', server.transport) })
    room.chooseFile('q1', new File(['x'], 'a.zip'))
    await pass(30_000)
    expect(answerOf(room, 'q1')).toMatchObject({ kind: 'file', state: 'acknowledged' })
  })
})

test('an answer that a gateway does not let through delays no other and is never given up', async () => {
  const server = fakeServer()
  const { save } = server.transport
  server.transport.save = (answers) =>
    answers.some(({ value }) => value === '<script>')
      ? Promise.reject(new ApiError('broken', { foreignStatus: 403 }))
      : save(answers)
  const room = open(server)
  for (const at of [1, 2, 3]) room.edit(`q${at}`, at === 2 ? '<script>' : `a${at}`)
  await pass(120_000)
  expect([server.values(), answerOf(room, 'q2')?.state]).toEqual([{ q1: 'a1', q3: 'a3' }, 'dirty'])
})

test('an unwanted file is not sent again by the next page', async () => {
  const server = fakeServer()
  const device = fakeDevice()
  const openRoom = () => open(server, { device, makeFiles: makeFileSync('attempt', server.transport) })
  server.transport.file.mockRejectedValue(new ApiError('http', { status: 400 }))
  const room = openRoom()
  room.chooseFile('q1', new File(['x'], 'a.zip'))
  await pass(5000)
  room.stop()
  server.transport.file.mockClear()
  openRoom()
  await pass(60_000)
  expect(server.transport.file).not.toHaveBeenCalled()
})

test('an unwanted file never replaces the answer before it', async () => {
  const server = fakeServer()
  const room = open(server, { makeFiles: makeFileSync('attempt', server.transport) })
  room.edit('q1', 'আগের উত্তর')
  await pass(3000)
  server.transport.file.mockRejectedValue(new ApiError('http', { status: 400 }))
  room.chooseFile('q1', new File(['x'], 'a.zip'))
  await pass(3000)
  room.handIn()
  await pass(10_000)
  expect(server.values()).toEqual({ q1: 'আগের উত্তর' })
  expect(server.state.finishes).toBe(1)
})

describe('an answer that the server does not take', () => {
  /** A server that refuses every body with such a value in it. */
  function pickyRoom(isTaken: (value: unknown) => boolean) {
    const server = fakeServer()
    const { save } = server.transport
    server.transport.save = (answers) =>
      answers.every(({ value }) => isTaken(value))
        ? save(answers)
        : Promise.reject(new ApiError('http', { status: 422, msg: 'বেশি বড়' }))
    return { server, room: open(server) }
  }

  test('delays neither the others nor the hand-in, and may be given again', async () => {
    const { server, room } = pickyRoom((value) => value !== 'too long')
    for (const at of [1, 2, 3, 4, 5]) room.edit(`q${at}`, at === 2 ? 'too long' : `a${at}`)
    await pass(60_000)
    expect(server.values()).toEqual({ q1: 'a1', q3: 'a3', q4: 'a4', q5: 'a5' })
    expect([answerOf(room, 'q2')?.state, room.store.get().failure]).toEqual(['refused', undefined])
    room.edit('q2', 'shorter')
    await pass(5000)
    expect([server.values()['q2'], answerOf(room, 'q2')?.state]).toEqual(['shorter', 'acknowledged'])
    room.edit('q2', 'too long')
    room.handIn()
    await pass(60_000)
    expect([server.state.finishes, answerOf(room, 'q2')?.state]).toEqual([1, 'refused'])
  })

  test('and names is not sent again, and shows the reason; the others do not wait', async () => {
    const server = fakeServer()
    const { save } = server.transport
    const asked = vi.fn<typeof save>((answers) => {
      const at = answers.findIndex(({ value }) => value === 'taken')
      return at === -1
        ? save(answers)
        : Promise.reject(
            new ApiError('http', { status: 400, fields: { [`answers.${at}.value`]: 'আরেকজন নিয়েছেন' } }),
          )
    })
    server.transport.save = asked
    const room = open(server)
    room.edit('q1', 'a1')
    room.edit('q2', 'taken')
    await pass(3000)
    expect([asked.mock.calls.length, server.values()]).toEqual([2, { q1: 'a1' }])
    expect(answerOf(room, 'q2')).toMatchObject({ state: 'refused', refusal: 'আরেকজন নিয়েছেন' })
    room.edit('q2', 'free')
    await pass(3000)
    expect([server.values()['q2'], answerOf(room, 'q2')?.refusal]).toEqual(['free', undefined])
  })

  test('is not given up when the server takes none at all', async () => {
    const { server, room } = pickyRoom(() => false)
    room.edit('q1', 'ক')
    room.edit('q2', 'খ')
    room.handIn()
    await pass(300_000)
    expect([answerOf(room, 'q1')?.state, answerOf(room, 'q2')?.state, server.state.finishes]).toEqual([
      'dirty',
      'dirty',
      0,
    ])
    expect(room.store.get().failure).toMatchObject({ cause: 'server', msg: 'বেশি বড়' })
  })
})
