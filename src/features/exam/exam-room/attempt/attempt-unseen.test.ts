import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import { fakeDevice, fakeServer, open } from '../../../../../tests/support/fake-server.ts'
import { collectUntaken } from './answer.ts'
import type { AttemptRoom } from './attempt-room.ts'
import { applySaved, mergeServerAnswers, mergeOnOpen } from './reconcile.ts'
import { serializeAnswer } from './stored.ts'
import { trackWriters } from './writers.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const answerOf = (room: AttemptRoom) => room.store.get().answers['q1']
const THEIRS = 'ফোনে, পরে লেখা'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Server = ReturnType<typeof fakeServer>

/** A desk whose first text the server has. */
async function sitAtDesk() {
  const server = fakeServer()
  const device = fakeDevice()
  const room = open(server, { device })
  room.edit('q1', 'শুরু')
  await pass(2000)
  expect(answerOf(room)?.state).toBe('acknowledged')
  return { server, device, room }
}

/** The phone goes on from the desk's text; its save is confirmed. */
function writeOnPhone(server: Server, value = THEIRS) {
  server.onServer.set('q1', {
    question: 'q1',
    value,
    edit: 2,
    writer: 'phone',
    edited_at: new Date().toISOString(),
  })
}

describe('a text that another device wrote and this page has never shown', () => {
  test('stays when the check with the server fails and the save would succeed', async () => {
    const { server, room } = await sitAtDesk()
    server.state.fault = 'off'
    for (let at = 0; at < 5; at += 1) room.edit('q1', `টেবিলে, আগে লেখা ${at}`)
    await pass(20_000)
    writeOnPhone(server)
    server.state.fault = undefined
    server.transport.read.mockRejectedValue(new ApiError('http', { status: 503 }))
    await pass(60_000)
    expect([server.values()['q1'], answerOf(room)?.state, room.store.get().failure?.cause]).toEqual([
      THEIRS,
      'dirty',
      'server',
    ])
    server.transport.read.mockReset()
    await pass(20_000)
    expect(answerOf(room)).toMatchObject({ value: THEIRS, state: 'acknowledged', other: 'টেবিলে, আগে লেখা 4' })
  })

  test('lets the answer pass unchecked once the deadline is over', async () => {
    const { server, room } = await sitAtDesk()
    server.transport.read.mockRejectedValue(new ApiError('http', { status: 503 }))
    await pass(20_000)
    room.edit('q1', 'শেষ মুহূর্তে')
    room.endByTime()
    await pass(20_000)
    expect([server.values()['q1'], server.state.finishes]).toEqual(['শেষ মুহূর্তে', 1])
  })

  test.each([
    ['once', ['শুরু আরও']],
    ['letter by letter, further than the phone', Array.from({ length: 9 }, (_, at) => `শুরু আরও ${at}`)],
  ])('is offered by a desk that kept its focus and was used again with %s', async (_, typed) => {
    const { server, device, room } = await sitAtDesk()
    await pass(60_000)
    writeOnPhone(server)
    await pass(1000)
    for (const value of typed) room.edit('q1', value)
    await pass(5000)
    expect(server.values()['q1']).toBe(typed.at(-1))
    expect(answerOf(room)).toMatchObject({ state: 'acknowledged', other: THEIRS })
    expect(answerOf(open(server, { device }))?.other).toBe(THEIRS)
  })

  test('is offered when a save hung meanwhile and older edits were queued behind it', async () => {
    const { server, room } = await sitAtDesk()
    server.state.fault = 'slow'
    room.edit('q1', 'টেবিলে ১')
    await pass(1500)
    for (const value of ['টেবিলে ২', 'টেবিলে ৩', 'টেবিলে ৪']) room.edit('q1', value)
    await pass(1000)
    server.onServer.set('q1', {
      question: 'q1',
      value: THEIRS,
      edit: 3,
      writer: 'phone',
      edited_at: new Date().toISOString(),
    })
    server.state.fault = undefined
    await pass(30_000)
    expect([answerOf(room)?.value, answerOf(room)?.other]).toEqual([THEIRS, 'টেবিলে ৪'])
    expect(server.values()['q1']).toBe(THEIRS)
  })

  test('is requested when the version shows that somebody else has written', async () => {
    const { server, room } = await sitAtDesk()
    server.state.saves += 1
    writeOnPhone(server)
    room.edit('q2', 'আরেকটি')
    await pass(1500)
    for (let at = 0; at < 4; at += 1) room.edit('q1', `টেবিলে ${at}`)
    await pass(3000)
    expect(answerOf(room)).toMatchObject({ value: 'টেবিলে 3', other: THEIRS })
  })

  test('does not count as another device’s if an earlier page of this one wrote it, whatever the clock said then', async () => {
    const server = fakeServer()
    const device = fakeDevice()
    const ahead = open(server, { device, clock: { now: () => Date.now() + 7_200_000, isSure: () => false } })
    ahead.edit('q1', 'ঘড়ি এগিয়ে')
    await pass(2000)
    ahead.stop()
    const back = open(server, { device, clock: { now: () => Date.now() - 18_000_000, isSure: () => false } })
    back.edit('q1', 'ঘড়ি পিছিয়ে')
    await pass(20_000)
    expect(server.values()['q1']).toBe('ঘড়ি পিছিয়ে')
    expect(answerOf(back)).toMatchObject({ state: 'acknowledged' })
    expect(answerOf(back)?.other).toBeUndefined()
  })
})

test('a confirmed text goes on top of an older one that came later by its count, which is offered', () => {
  const writers = trackWriters('phone')
  const mark = { question: 'q1', edit: 4, writer: 'phone', base: undefined }
  const own = {
    ...mark,
    value: 'ফোনে, পরে',
    edited_at: '2026-11-21T09:10:13.000Z',
    kind: 'plain',
    state: 'acknowledged',
  } as const
  const onServer = {
    question: 'q1',
    value: 'টেবিলে, আগে',
    edit: 6,
    writer: 'desk',
    edited_at: '2026-11-21T09:10:00.000Z',
  }
  const { q1 } = mergeServerAnswers({ q1: own }, [onServer], writers)
  expect(q1).toMatchObject({ value: 'ফোনে, পরে', other: 'টেবিলে, আগে', edit: 7, state: 'dirty' })
  const stored = { ...serializeAnswer(own), isAccepted: true }
  expect(mergeOnOpen([onServer], [stored], writers)['q1']).toMatchObject({ value: 'ফোনে, পরে', edit: 7 })
  const later = { ...onServer, edited_at: '2026-11-21T09:10:20.000Z' }
  expect(mergeServerAnswers({ q1: own }, [later], writers)['q1']).toMatchObject({ value: 'টেবিলে, আগে' })
})

test('a page that was opened without a connection still knows that its confirmed text is the later one', () => {
  const writers = trackWriters('next-page', ['phone'])
  const stored = {
    question: 'q1',
    value: 'ফোনে, পরে',
    edit: 5,
    writer: 'phone',
    edited_at: '2026-11-21T09:10:13.000Z',
    isAccepted: true,
  }
  const onServer = {
    question: 'q1',
    value: 'টেবিলে, আগে',
    edit: 6,
    writer: 'desk',
    edited_at: '2026-11-21T09:10:00.000Z',
  }
  const opened = mergeOnOpen(undefined, [stored], writers)
  expect(mergeServerAnswers(opened, [onServer], writers)['q1']).toMatchObject({
    value: 'ফোনে, পরে',
    other: 'টেবিলে, আগে',
    state: 'dirty',
  })
})

test('a later text that an older save replaced just before the end is offered as not handed in', () => {
  const writers = trackWriters('desk')
  const own = {
    question: 'q1',
    value: 'টেবিলে, পরে',
    edit: 5,
    writer: 'desk',
    edited_at: '2026-11-21T09:10:13.000Z',
    kind: 'plain',
    state: 'acknowledged',
  } as const
  const onServer = {
    question: 'q1',
    value: 'ফোনে, আগে',
    edit: 5,
    writer: 'phone',
    edited_at: '2026-11-21T09:10:00.000Z',
  }
  const { q1 } = applySaved({ q1: own }, [own], { saved: [onServer], isClosed: true, writers })
  expect(q1).toMatchObject({ value: 'ফোনে, আগে', other: 'টেবিলে, পরে', state: 'acknowledged' })
  expect(collectUntaken({ q1: q1! })).toMatchObject([{ value: 'টেবিলে, পরে', state: 'refused' }])
})
