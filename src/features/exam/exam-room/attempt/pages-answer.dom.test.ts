/** Scanned pages as an answer, before and after their file is made. (rulings R16, R70) */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import { reset } from '#src/stores/uploads/upload-store.ts'
import { END, makeWork as work, openAttempt, pass } from '../../../../../tests/support/file-attempt.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  reset()
  vi.useRealTimers()
})

/** Pages that are drawn when the test says so; what is changed is not given until the next file. */
function fakePages() {
  let now = 'one'
  let given = ''
  let make: ReturnType<typeof Promise.withResolvers<void>> | undefined
  const pages: PagesFile = {
    getFirst: () => work('khata.jpg'),
    make: async () => {
      make = Promise.withResolvers<void>()
      await make.promise
      return {
        file: work(`${made.shift() ?? now}.pdf`),
        refusal: undefined,
        given: made[0] ?? now,
        without: [],
      }
    },
    markGiven: (file) => void (given = file.given),
    isAllGiven: () => given === now,
  }
  const made: string[] = []
  return {
    pages,
    change: (to: string) => void (now = to),
    /** `part`: not all of them are in it. */
    draw: async (part?: string) => {
      if (part !== undefined) made.push(part, part)
      make?.resolve()
      await pass(2000)
      made.length = 0
    },
  }
}

describe('pages', () => {
  test('are the answer from the first shot on: a hand-in waits until they are drawn and sent', async () => {
    const { server, onServer, room } = openAttempt()
    const { pages, draw } = fakePages()
    room.choosePages('q1', pages)
    room.handIn()
    await pass(60_000)
    expect([onServer(), room.store.get().answers['q1']?.state, server.state.finishes]).toEqual([
      '',
      'dirty',
      0,
    ])
    await draw()
    expect([onServer(), server.state.finishes]).toEqual(['/files/one.pdf', 1])
  })

  test('that are drawn when the time is over arrive after it', async () => {
    const { server, onServer, room } = openAttempt()
    const { pages, draw } = fakePages()
    room.choosePages('q1', pages)
    await pass(1000)
    server.state.closed = END
    room.endByTime()
    await pass(5000)
    await draw()
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual(['/files/one.pdf', 'acknowledged'])
  })

  test('that are drawn go before the others, which stay unsent until they have gone too', async () => {
    const { server, onServer, room } = openAttempt()
    const { pages, change, draw } = fakePages()
    room.choosePages('q1', pages)
    await draw('a part')
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual(['/files/a part.pdf', 'dirty'])
    change('all')
    room.choosePages('q1', pages)
    room.handIn()
    await pass(30_000)
    expect(server.state.finishes).toBe(0)
    await draw()
    expect([onServer(), room.store.get().answers['q1']?.state, server.state.finishes]).toEqual([
      '/files/all.pdf',
      'acknowledged',
      1,
    ])
  })

  test('that change while their file is sent are sent again', async () => {
    const { server, onServer, room } = openAttempt()
    const { promise: line, resolve: open } = Promise.withResolvers<void>()
    const send = server.transport.file.getMockImplementation()
    server.transport.file.mockImplementationOnce((...parts) => line.then(() => send!(...parts)))
    const { pages, change, draw } = fakePages()
    room.choosePages('q1', pages)
    await draw()
    change('turned')
    room.choosePages('q1', pages)
    open()
    await pass(2000)
    expect(room.store.get().answers['q1']?.state).toBe('dirty')
    await draw()
    expect([onServer(), room.store.get().answers['q1']?.state]).toEqual(['/files/turned.pdf', 'acknowledged'])
  })
})
