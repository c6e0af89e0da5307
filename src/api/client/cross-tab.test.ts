import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Respond,
  envelope,
  failureOf,
  fakeLine,
  fakeLocks,
  memoryTokens,
  renewed,
  staleTokens,
  takesNew,
} from '../../../tests/support/fake-line.ts'
import { makeRefresher } from './refresh.ts'

// The clock also runs by itself, because ky waits for its timers during the refresh.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

describe('across tabs', () => {
  /** Tabs share cookies and server; each has its own token store and client. */
  function tabs(count: number, locks: LockManager | null, respond: Respond = takesNew) {
    const cookies = staleTokens()
    return Array.from({ length: count }, () => fakeLine(respond, { tokens: memoryTokens(cookies), locks }))
  }

  const total = (lines: ReturnType<typeof tabs>) => lines.reduce((sum, line) => sum + line.refreshes(), 0)

  test('five tabs with one lock refresh once, and all get the new token', async () => {
    const lines = tabs(5, fakeLocks())
    const renewing = Promise.all(lines.map((line) => makeRefresher(line.connection).renew('old')))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await renewing).toEqual(Array(5).fill('new'))
    expect(total(lines)).toBe(1)
  })

  test('a tab that froze while it held the lock delays the others by 20 s at most', async () => {
    const lines = tabs(1, fakeLocks({ isFrozen: true }))
    const renewing = Promise.all(lines.map((line) => makeRefresher(line.connection).renew('old')))
    await vi.advanceTimersByTimeAsync(19_900)
    expect(total(lines)).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(await renewing).toEqual(['new'])
  })

  test('a lock that hangs is waited for only once: the next expiry goes on within two seconds', async () => {
    const cookies = staleTokens()
    const line = fakeLine(takesNew, { tokens: memoryTokens(cookies), locks: fakeLocks({ isFrozen: true }) })
    const { renew } = makeRefresher(line.connection)
    const first = renew('old')
    await vi.advanceTimersByTimeAsync(20_100)
    await first
    cookies.accessToken = 'run out'
    const second = renew('run out')
    await vi.advanceTimersByTimeAsync(2000)
    expect(line.refreshes()).toBe(2)
    expect(await second).toBe('new')
  })

  test('locks that reject leave the in-tab promise (S14)', async () => {
    const rejecting = {
      request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    } as unknown as LockManager
    const [line] = tabs(1, rejecting)
    const { renew } = makeRefresher(line!.connection)
    expect(await Promise.all([renew('old'), renew('old')])).toEqual(['new', 'new'])
    expect(line!.refreshes()).toBe(1)
  })

  test.each<[answer: string, late: () => Response]>([
    ['the same new tokens', () => renewed('new')],
    ['a refusal', () => envelope(null, { status: 401, msg: 'টোকেন শেষ' })],
  ])(
    'without locks a tab that was overtaken takes the other tab’s tokens, whatever its own reply: %s (ruling R28)',
    async (_answer, late) => {
      const cookies = staleTokens()
      const answers = Promise.withResolvers<Response>()
      const slow = fakeLine(() => answers.promise, { tokens: memoryTokens(cookies), locks: null })
      const quick = fakeLine(takesNew, { tokens: memoryTokens(cookies), locks: null })
      const waiting = makeRefresher(slow.connection).renew('old')
      await vi.waitFor(() => expect(slow.refreshes()).toBe(1))
      expect(await makeRefresher(quick.connection).renew('old')).toBe('new')
      answers.resolve(late())
      expect(await waiting).toBe('new')
      expect([cookies, slow.toasts, slow.lost]).toEqual([
        { accessToken: 'new', refreshToken: 'refresh-2' },
        [],
        [],
      ])
    },
  )

  test('when another tab logged out while this one waited, nothing is sent', async () => {
    const cookies = staleTokens()
    const line = fakeLine(takesNew, { tokens: memoryTokens(cookies), locks: fakeLocks({ isFrozen: true }) })
    const renewing = failureOf(makeRefresher(line.connection).renew('old'))
    Object.assign(cookies, { accessToken: undefined, refreshToken: undefined })
    await vi.advanceTimersByTimeAsync(20_100)
    expect(await renewing).toMatchObject({ kind: 'session' })
    expect(line.seen).toHaveLength(0)
  })
})
