import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reset } from '#src/stores/upload-store.ts'
import { fakeDevice, fakeServer, open } from './fake-server.ts'
import { fileSendingOf } from './file-sending.ts'

const END = '2026-11-21T10:00:00.000Z'
const work = (name: string) => new File(['বাইট'], name)
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function atDesk() {
  const server = fakeServer()
  const device = fakeDevice()
  const openRoom = () => open(server, { device, filesOf: fileSendingOf('attempt', server.transport) })
  /** What the server holds of the file's question: where the bytes are, or that they are still to come. */
  const held = () => {
    const value = server.held.get('q1')?.value
    return typeof value === 'object' && value !== null && 'sha256' in value ? value.url : value
  }
  return { server, device, held, openRoom, room: openRoom() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  reset()
  vi.useRealTimers()
})

describe('a file', () => {
  test('is named before its bytes are there, and is saved only when they are', async () => {
    const { server, held, room } = atDesk()
    const { promise: line, resolve: open } = Promise.withResolvers<void>()
    const send = server.transport.file.getMockImplementation()
    server.transport.file.mockImplementation((...parts) => line.then(() => send!(...parts)))
    room.chooseFile('q1', work('a.zip'))
    await pass(2000)
    expect([held(), room.store.get().entries['q1']?.state]).toEqual(['', 'sending'])
    room.edit('q2', 'লেখা অপেক্ষা করে না')
    await pass(2000)
    expect(server.values()['q2']).toBe('লেখা অপেক্ষা করে না')
    open()
    await pass(2000)
    expect([held(), room.store.get().entries['q1']?.state]).toEqual(['/files/a.zip', 'accepted'])
  })

  test('that was still on its way at the deadline arrives after it', async () => {
    const { server, held, room } = atDesk()
    server.transport.file.mockRejectedValueOnce(new TypeError('cut'))
    room.chooseFile('q1', work('a.zip'))
    await pass(0)
    server.state.closed = END
    room.timeIsUp()
    await pass(10_000)
    expect([held(), room.store.get().entries['q1']?.state, server.state.finishes]).toEqual(['/files/a.zip', 'accepted', 1])
  })

  test('goes as the edit on top when another device counted further', async () => {
    const { server, held, room } = atDesk()
    server.held.set('q1', { question: 'q1', value: 'https://karigor.example', edit: 7, writer: 'zz', edited_at: '' })
    room.chooseFile('q1', work('a.zip'))
    await pass(5000)
    expect([held(), server.held.get('q1')?.edit]).toEqual(['/files/a.zip', 8])
  })
})

describe('a file in the place of an earlier answer', () => {
  async function withFirst() {
    const desk = atDesk()
    desk.room.chooseFile('q1', work('first.zip'))
    await pass(3000)
    expect(desk.held()).toBe('/files/first.zip')
    desk.server.transport.file.mockRejectedValue(new TypeError('cut'))
    desk.room.chooseFile('q1', work('second.zip'))
    await pass(3000)
    return desk
  }

  test('leaves the earlier one where it is until it is there, and gives it back when it is cancelled', async () => {
    const { held, room } = await withFirst()
    expect(held()).toBe('/files/first.zip')
    room.cancelFile('q1')
    await pass(3000)
    expect([held(), room.store.get().entries['q1']?.state]).toEqual(['/files/first.zip', 'accepted'])
  })

  test('is given back by a page that was opened anew, too', async () => {
    const { room, openRoom, held } = await withFirst()
    room.stop()
    const again = openRoom()
    again.cancelFile('q1')
    await pass(3000)
    expect([held(), again.store.get().entries['q1']?.state]).toEqual(['/files/first.zip', 'accepted'])
  })

  test('is taken back with it when the answer is cleared', async () => {
    const { room, held } = await withFirst()
    room.clear('q1')
    await pass(3000)
    expect(held()).toBeNull()
  })

  test('is named at the end, so that it may still arrive', async () => {
    const { server, held, room } = await withFirst()
    server.state.closed = END
    room.timeIsUp()
    await pass(2000)
    expect(held()).toBe('')
  })
})
