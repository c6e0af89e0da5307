import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { readTokenPerson, readCookieRole, sessionCookies } from './session-cookies.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

/** A token as the server makes it; only the middle part is read. */
function tokenOf(payload: object): string {
  return `eyJh.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.c2ln`
}

const teacher = tokenOf({ role: 'teacher', _id: 't1' })
const session = {
  accessToken: teacher,
  accessTokenExp: new Date(NOW.getTime() + DAY_MS / 24).toISOString(),
  refreshToken: 'refresh-1',
  refreshTokenExp: new Date(NOW.getTime() + 30 * DAY_MS).toISOString(),
  session_token: 'session-1',
}

/** The cookies that script wrote into `document.cookie`, by name. */
let written: Record<string, string> = {}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  written = {}
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written[text.split('=')[0] ?? ''] = text
    jar.set?.call(document, text)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const endOf = (name: string) => /expires=([^;]+)/.exec(written[name] ?? '')?.[1]

describe('the cookies of a session (ruling R17)', () => {
  test('are the four of the specification, each with its own expiry', () => {
    expect(sessionCookies.write(session)).toBe(true)
    expect(Object.keys(Cookies.get()).toSorted()).toEqual([
      'accessToken',
      'refreshToken',
      'role',
      'session_token',
    ])
    const refreshEnd = new Date(session.refreshTokenExp).toUTCString()
    expect(endOf('accessToken')).toBe(new Date(session.accessTokenExp).toUTCString())
    expect([endOf('refreshToken'), endOf('session_token'), endOf('role')]).toEqual([
      refreshEnd,
      refreshEnd,
      refreshEnd,
    ])
  })

  test('have the attributes', () => {
    sessionCookies.write(session)
    for (const text of Object.values(written)) {
      expect(text).toMatch(/path=\/(;|$)/i)
      expect(text).toMatch(/samesite=strict/i)
    }
  })

  test.each([
    ['http:', 'localhost', false],
    ['http:', '192.168.0.10', false],
    ['http:', 'karigor.example', true],
    ['https:', 'karigor.example', true],
    ['https:', 'localhost', true],
  ])('over %s//%s: Secure is %s', (protocol, hostname, isSecure) => {
    vi.stubGlobal('location', { protocol, hostname })
    sessionCookies.write(session)
    vi.unstubAllGlobals()
    const all = Object.values(written)
    expect(all).toHaveLength(4)
    for (const text of all) expect(/; secure/i.test(text)).toBe(isSecure)
  })

  const inAnHour = NOW.getTime() + DAY_MS / 24
  test.each([
    ['ISO', new Date(inAnHour).toISOString(), true],
    ['seconds', inAnHour / 1000, true],
    ['milliseconds', inAnHour, true],
    ['seconds as text', String(inAnHour / 1000), true],
    ['no date at all (r07)', 'soon', false],
    ['missing', undefined, false],
    [
      'past, as on a clock that runs a day ahead (S15)',
      new Date(NOW.getTime() - DAY_MS).toISOString(),
      false,
    ],
  ])(
    'an expiry in %s is stored, or the cookie lives with the browser (S16)',
    (_name, accessTokenExp, hasEnd) => {
      expect(sessionCookies.write({ ...session, accessTokenExp })).toBe(true)
      expect(sessionCookies.read().accessToken).toBe(teacher)
      expect(endOf('accessToken')).toBe(hasEnd ? new Date(inAnHour).toUTCString() : undefined)
    },
  )

  test('a cookie that does not read back is reported', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    expect(sessionCookies.write(session)).toBe(false)
  })

  test('a refresh without a refresh token keeps the present one', () => {
    sessionCookies.write(session)
    sessionCookies.write({ accessToken: tokenOf({ role: 'teacher', _id: 't1', n: 2 }) })
    expect(sessionCookies.read().refreshToken).toBe('refresh-1')
    expect(sessionCookies.read().accessToken).not.toBe(teacher)
  })

  test('a refresh without an expiry keeps the present expiry of the role', () => {
    sessionCookies.write(session)
    const before = endOf('role')
    sessionCookies.write({ accessToken: tokenOf({ role: 'teacher', _id: 't1', n: 2 }) })
    expect(endOf('role')).toBe(before)
    expect(before).toBe(new Date(session.refreshTokenExp).toUTCString())
  })

  test('the end removes the four, keeps the others and aborts what reads in it', () => {
    sessionCookies.write(session)
    Cookies.set('goal', 'ডেভেলপার')
    const before = sessionCookies.sessionSignal()
    sessionCookies.clear()
    expect(Cookies.get()).toEqual({ goal: 'ডেভেলপার' })
    expect([before.aborted, sessionCookies.sessionSignal().aborted]).toEqual([true, false])
  })
})

describe('the role (spec 6)', () => {
  test('is read from the session token', () => {
    sessionCookies.write({ ...session, session_token: tokenOf({ role: 'talent', _id: 'p1' }) })
    expect(readCookieRole()).toBe('talent')
    expect(readTokenPerson()).toEqual({ role: 'talent', _id: 'p1' })
  })

  test('is read from the access token where the session token names none', () => {
    sessionCookies.write(session)
    expect(readCookieRole()).toBe('teacher')
    expect(readTokenPerson()).toEqual({ role: 'teacher', _id: 't1' })
  })

  test('a refresh takes the role of its own session token, and keeps the present one where that names none', () => {
    sessionCookies.write({ ...session, session_token: tokenOf({ role: 'learner', _id: 'p1' }) })
    sessionCookies.write({ accessToken: 'opaque', session_token: tokenOf({ role: 'talent', _id: 'p1' }) })
    expect(readCookieRole()).toBe('talent')
    sessionCookies.write({ accessToken: 'opaque-2' })
    expect(readCookieRole()).toBe('talent')
  })

  test.each([
    '',
    'x',
    'a.b.c',
    tokenOf({ role: 'admin' }),
    tokenOf({ role: 'TEACHER' }),
    tokenOf([]),
    `${teacher}.x`,
  ])('a token with an unknown role is a guest: %s', (accessToken) => {
    sessionCookies.write({ ...session, accessToken })
    expect(readCookieRole()).toBe('guest')
  })

  test('a token that seems expired by the device clock still names its role, since the server knows when it ends', () => {
    sessionCookies.write({
      ...session,
      accessToken: tokenOf({ role: 'learner', _id: 'l', exp: NOW.getTime() / 1000 - 60 }),
    })
    expect(readCookieRole()).toBe('learner')
  })

  test('the cookie by itself, without any token, logs nobody in', () => {
    Cookies.set('role', 'teacher')
    expect(readCookieRole()).toBe('guest')
  })
})
