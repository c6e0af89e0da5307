/** A file on one device, and another device's file for the same question: neither overwrites the other in silence. (ruling R34) */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reset } from '#src/stores/uploads/upload-store.ts'
import { makeWork as work, openAttempt, pass } from '../../../../../tests/support/file-attempt.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  reset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Attempt = ReturnType<typeof openAttempt>

const THEIRS = { url: '/files/desk.pdf', name: 'desk.pdf', size: 4, sha256: 'd2' }

/** The other device gives its file, at this time. */
function giveThere({ server }: Attempt, edit: number, at = Date.now()): void {
  const edited_at = new Date(at).toISOString()
  server.onServer.set('q1', { question: 'q1', value: THEIRS, edit, writer: 'zz', edited_at })
}

const getAnswer = ({ room }: Attempt) => room.store.get().answers['q1']

/** This device's file is at the server; then it hears nothing for a while. */
async function withOwnFile() {
  const attempt = openAttempt()
  attempt.room.chooseFile('q1', work('phone-1.pdf'))
  await pass(20_000)
  expect(attempt.onServer()).toBe('/files/phone-1.pdf')
  return attempt
}

describe('a file that goes over another device’s', () => {
  test('which nobody here has seen: that one is offered, and can be taken', async () => {
    const attempt = await withOwnFile()
    giveThere(attempt, 9)
    await pass(1000)
    attempt.room.chooseFile('q1', work('phone-2.pdf'))
    await pass(5000)
    expect(attempt.onServer()).toBe('/files/phone-2.pdf')
    expect(getAnswer(attempt)).toMatchObject({ state: 'acknowledged', other: THEIRS })

    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('desk')))
    await expect(attempt.room.takeOther('q1')).resolves.toBe(true)
    await pass(5000)
    expect(attempt.onServer()).toBe('/files/desk.pdf')
    expect(getAnswer(attempt)?.other).toMatchObject({ url: '/files/phone-2.pdf' })
  })

  test('whose bytes cannot be fetched: it stays offered, and the answer stays', async () => {
    const attempt = await withOwnFile()
    giveThere(attempt, 9)
    attempt.room.chooseFile('q1', work('phone-2.pdf'))
    await pass(20_000)
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')))
    await expect(attempt.room.takeOther('q1')).resolves.toBe(false)
    expect([attempt.onServer(), getAnswer(attempt)?.other]).toEqual(['/files/phone-2.pdf', THEIRS])
    attempt.room.dropOther('q1')
    await pass(5000)
    expect([attempt.onServer(), getAnswer(attempt)?.other]).toEqual(['/files/phone-2.pdf', null])
  })

  test('offline waits for what the other has given', async () => {
    const attempt = await withOwnFile()
    attempt.server.state.fault = 'off'
    attempt.room.chooseFile('q1', work('phone-2.pdf'))
    await pass(20_000)
    expect(attempt.server.transport.file).toHaveBeenCalledTimes(1)
    attempt.server.state.fault = undefined
    await pass(60_000)
    expect(attempt.onServer()).toBe('/files/phone-2.pdf')
  })
})

describe('a file that was chosen before the other device gave its own, and could not go', () => {
  async function withLate() {
    const attempt = openAttempt()
    attempt.server.state.fault = 'off'
    attempt.room.chooseFile('q1', work('phone.zip'))
    await pass(20_000)
    giveThere(attempt, 1)
    attempt.server.state.fault = undefined
    await pass(60_000)
    return attempt
  }

  test('is offered and overwrites nothing; taken, it goes', async () => {
    const attempt = await withLate()
    expect(attempt.onServer()).toBe('/files/desk.pdf')
    expect(getAnswer(attempt)).toMatchObject({ value: THEIRS, other: { name: 'phone.zip' } })
    await expect(attempt.room.takeOther('q1')).resolves.toBe(true)
    await pass(5000)
    expect(attempt.onServer()).toBe('/files/phone.zip')
    expect(getAnswer(attempt)?.other).toEqual(THEIRS)
  })

  test('is handed in with the other’s: nothing waits for it', async () => {
    const attempt = await withLate()
    attempt.room.handIn()
    await pass(10_000)
    expect([attempt.server.state.finishes, attempt.onServer()]).toEqual([1, '/files/desk.pdf'])
  })
})

test('a file whose turn comes after the other device’s was heard of keeps its bytes', async () => {
  const attempt = openAttempt()
  const heard = attempt.server.transport.read()
  attempt.room.chooseFile('q1', work('phone.zip'))
  giveThere(attempt, 9, Date.now() + 1000)
  attempt.room.receiveAttempt({ ...(await heard), answers: [...attempt.server.onServer.values()] })
  expect(getAnswer(attempt)).toMatchObject({ value: THEIRS, other: { name: 'phone.zip' } })
  await pass(60_000)
  await expect(attempt.room.takeOther('q1')).resolves.toBe(true)
  await pass(5000)
  expect(attempt.onServer()).toBe('/files/phone.zip')
})

test('a confirmed file that an older save of the other device replaced is offered', async () => {
  const attempt = openAttempt()
  const before = Date.now() - 5000
  attempt.room.chooseFile('q1', work('phone-1.pdf'))
  await pass(10_000)
  giveThere(attempt, 9, before)
  attempt.room.receiveHeld([...attempt.server.onServer.values()])
  expect(getAnswer(attempt)).toMatchObject({ value: THEIRS, other: { url: '/files/phone-1.pdf' } })
})
