import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import { reset } from '#src/stores/uploads/upload-store.ts'
import { fakeServer } from '../../../../../tests/support/fake-server.ts'
import { END, makeWork as work, openAttempt, pass } from '../../../../../tests/support/file-attempt.ts'
import { isUnanswered } from './answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  reset()
  vi.useRealTimers()
})

describe('a file', () => {
  test('is announced before its bytes arrive, and acknowledged only when they have', async () => {
    const { server, onServer, room } = openAttempt()
    const { promise: line, resolve: open } = Promise.withResolvers<void>()
    const send = server.transport.file.getMockImplementation()
    server.transport.file.mockImplementation((...parts) => line.then(() => send!(...parts)))
    room.chooseFile('q1', work('a.zip'))
    await pass(2000)
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual(['', 'sending'])
    room.edit('q2', 'লেখা অপেক্ষা করে না')
    await pass(2000)
    expect(server.values()['q2']).toBe('লেখা অপেক্ষা করে না')
    open()
    await pass(2000)
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual(['/files/a.zip', 'acknowledged'])
  })

  test('whose address the reply omits is requested, and is acknowledged', async () => {
    const { server, room } = openAttempt()
    server.state.isTerse = true
    server.transport.read.mockImplementation(() =>
      Promise.resolve({
        _id: 'attempt',
        version: 1,
        started_at: END,
        answers: [...server.onServer.values()],
      }),
    )
    room.chooseFile('q1', work('a.zip'))
    await pass(2000)
    expect(room.store.get().answers['q1']).toMatchObject({
      value: { url: '/files/a.zip' },
      state: 'acknowledged',
    })
  })

  test('that the reply does not name is sent again, after the delay of a failure', async () => {
    const { server, onServer, room } = openAttempt()
    const send = server.transport.file.getMockImplementation()
    server.transport.file.mockImplementation(async () => ({ version: 1, saved: [], submitted_at: null }))
    room.chooseFile('q1', work('a.zip'))
    await pass(30_000)
    expect(room.store.get().answers['q1']?.state).not.toBe('acknowledged')
    expect(server.transport.file.mock.calls.length).toBeLessThan(12)
    server.transport.file.mockImplementation(send!)
    await pass(10_000)
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual(['/files/a.zip', 'acknowledged'])
  })

  test('that was being sent at the deadline arrives after it', async () => {
    const { server, onServer, room } = openAttempt()
    server.transport.file.mockRejectedValueOnce(new TypeError('cut'))
    room.chooseFile('q1', work('a.zip'))
    await pass(0)
    server.state.closed = END
    room.endByTime()
    await pass(10_000)
    expect([onServer(), room.store.get().answers['q1']?.state, server.state.finishes]).toEqual([
      '/files/a.zip',
      'acknowledged',
      1,
    ])
  })

  test('is rebased when another device counted further', async () => {
    const { server, onServer, room } = openAttempt()
    server.onServer.set('q1', {
      question: 'q1',
      value: 'https://karigor.example',
      edit: 7,
      writer: 'zz',
      edited_at: '',
    })
    room.chooseFile('q1', work('a.zip'))
    await pass(5000)
    expect([onServer(), server.onServer.get('q1')?.edit]).toEqual(['/files/a.zip', 8])
  })
})

describe('an unwanted file', () => {
  async function withUnwanted() {
    const opened = openAttempt()
    const refusal = new ApiError('http', { status: 400, msg: 'এই ধরনের ফাইল নেওয়া হয় না' })
    opened.server.transport.file.mockRejectedValue(refusal)
    opened.room.chooseFile('q1', work('a.jpg'))
    await pass(60_000)
    return opened
  }

  test('is not sent again and again, and another one is sent', async () => {
    const { server, onServer, room } = await withUnwanted()
    expect(server.transport.file.mock.calls.length).toBeLessThanOrEqual(2)
    server.transport.file.mockReset()
    server.transport.file.mockImplementation(fakeServer().transport.file.getMockImplementation()!)
    room.chooseFile('q1', work('b.jpg'))
    await pass(3000)
    expect(server.transport.file).toHaveBeenCalledOnce()
    expect(onServer()).toBe('')
  })

  test('does not delay the hand-in, and is refused', async () => {
    const { server, device, room } = await withUnwanted()
    room.handIn()
    await pass(5000)
    expect([server.state.finishes, room.store.get().answers['q1']?.state]).toEqual([1, 'refused'])
    expect(device.drafts.get('q1')?.isAccepted).toBe(false)
  })
})

test('a page without the bytes of an announced file does not show it as saved', async () => {
  const { server, openRoom, room } = openAttempt()
  room.stop()
  const announced = { url: '', name: 'a.zip', size: 15, sha256: '' }
  server.onServer.set('q1', { question: 'q1', value: announced, edit: 1, writer: 'gone', edited_at: '' })
  const again = openRoom()
  expect([again.store.get().answers['q1']?.state, again.isFileMissing('q1')]).toEqual(['dirty', true])
  again.handIn()
  await pass(3000)
  expect([server.transport.file.mock.calls.length, server.state.finishes]).toEqual([0, 1])
  expect(isUnanswered(again.store.get().answers['q1'], again.isFileMissing)).toBe(true)
})

describe('a file that replaces an earlier answer', () => {
  async function withFirst() {
    const opened = openAttempt()
    opened.room.chooseFile('q1', work('first.zip'))
    await pass(3000)
    expect(opened.onServer()).toBe('/files/first.zip')
    opened.server.transport.file.mockRejectedValue(new TypeError('cut'))
    opened.room.chooseFile('q1', work('second.zip'))
    await pass(3000)
    return opened
  }

  test('keeps the earlier one until its bytes arrive, and restores it when it is cancelled', async () => {
    const { onServer, room } = await withFirst()
    expect(onServer()).toBe('/files/first.zip')
    room.cancelFile('q1')
    await pass(3000)
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual(['/files/first.zip', 'acknowledged'])
  })

  test('restores it on a reopened page, too', async () => {
    const { room, openRoom, onServer } = await withFirst()
    room.stop()
    const again = openRoom()
    again.cancelFile('q1')
    await pass(3000)
    expect([onServer(), again.store.get().answers['q1']?.state]).toEqual(['/files/first.zip', 'acknowledged'])
  })

  test('keeps what was written in its place when it is cancelled', async () => {
    const { room, onServer } = await withFirst()
    room.edit('q1', 'https://karigor.example/work')
    await pass(3000)
    room.cancelFile('q1')
    await pass(3000)
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual([
      'https://karigor.example/work',
      'acknowledged',
    ])
  })

  test('is removed together with it when the answer is cleared', async () => {
    const { room, onServer } = await withFirst()
    room.clear('q1')
    await pass(3000)
    expect(onServer()).toBeNull()
  })

  test('is announced at the end, so that it may still arrive', async () => {
    const { server, onServer, room } = await withFirst()
    server.state.closed = END
    room.endByTime()
    await pass(2000)
    expect(onServer()).toBe('')
  })
})

describe('a picture that takes long to be made smaller', () => {
  const large = () => new File(['x'.repeat(9000)], 'lekha.heic')
  const small = new File(['ছোট'], 'lekha.jpg')
  /** How it was announced, and what the server holds in the end. */
  function chooseLarge() {
    const attempt = openAttempt()
    const { promise: made, resolve: makeReady } = Promise.withResolvers<{ file?: File; refusal?: string }>()
    attempt.room.chooseFile('q1', large(), () => made)
    return { ...attempt, makeReady }
  }

  test('is announced at once, and the hand-in waits for it', async () => {
    const { server, onServer, room, makeReady } = chooseLarge()
    room.handIn()
    expect(isUnanswered(room.store.get().answers['q1'], room.isFileMissing)).toBe(false)
    await pass(5000)
    expect([onServer(), server.onServer.get('q1')?.value, server.state.finishes]).toMatchObject([
      '',
      { name: 'lekha.heic' },
      0,
    ])
    makeReady({ file: small })
    await pass(5000)
    expect([onServer(), server.state.finishes, room.store.get().answers['q1']?.state]).toEqual([
      '/files/lekha.jpg',
      1,
      'acknowledged',
    ])
  })

  test('keeps the time of its choice, so that it counts after the deadline', async () => {
    const { server, onServer, room, makeReady } = chooseLarge()
    const chosenAt = room.store.get().answers['q1']?.edited_at
    await pass(1000)
    room.endByTime()
    await pass(20_000)
    makeReady({ file: small })
    await pass(0)
    expect(room.store.get().answers['q1']?.edited_at).toBe(chosenAt)
    await pass(5000)
    expect([onServer(), server.state.finishes]).toEqual(['/files/lekha.jpg', 1])
  })

  test('that is rejected restores the earlier answer, says why, and does not delay the hand-in', async () => {
    const { server, room, makeReady } = chooseLarge()
    await pass(2000)
    makeReady({ refusal: 'খোলা যায় না' })
    await pass(3000)
    expect([server.values()['q1'], room.store.get().fileRefusals['q1']]).toEqual([null, 'খোলা যায় না'])
    const second = chooseLarge()
    second.room.handIn()
    second.makeReady({ refusal: 'খোলা যায় না' })
    await pass(5000)
    expect([second.server.state.finishes, second.room.store.get().answers['q1']?.state]).toEqual([
      1,
      'refused',
    ])
  })
})
