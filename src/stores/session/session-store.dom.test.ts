import Cookies from 'js-cookie'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Profile } from '#src/api/shapes/profile.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { takeRenewedRole } from './follow-cookies.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { runAtSessionEnd } from './forget.ts'
import { rememberCopy, rememberOwn } from './own-storage.ts'
import { getPersonId, profileRead, reset, signedIn, signedOut, useSession } from './session-store.ts'

const payload = btoa(JSON.stringify({ role: 'learner', _id: 'nusrat' })).replace(/=+$/, '')
const session = {
  accessToken: `h.${payload}.s`,
  accessTokenExp: '2099-01-01T00:00:00Z',
  refreshToken: 'r1',
  refreshTokenExp: '2099-01-01T00:00:00Z',
  session_token: 's1',
}
const nusrat = v.parse(Profile, {
  _id: 'nusrat',
  role: 'learner',
  name: 'নুসরাত জাহান',
  phone: '01712345678',
  email: 'n@x.test',
})
const rakib = { ...nusrat, _id: 'rakib', name: 'রাকিব' }

beforeEach(() => {
  localStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  resetAllStores()
})
afterEach(() => vi.restoreAllMocks())

describe('a login', () => {
  test('keeps the profile in memory and four fields in storage (ruling R22)', () => {
    expect(signedIn(session, nusrat, 'password')).toBe(true)
    expect(useSession.getState()).toMatchObject({
      status: 'signed-in',
      role: 'learner',
      profile: { phone: '01712345678' },
    })
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      _id: 'nusrat',
      name: 'নুসরাত জাহান',
      role: 'learner',
    })
    expect(JSON.parse(localStorage.getItem('lastLoggedin') ?? '')).toMatchObject({ how: 'password' })
  })

  test('survives a reload', () => {
    signedIn(session, nusrat)
    reset()
    expect(useSession.getState()).toMatchObject({
      status: 'signed-in',
      user: { name: 'নুসরাত জাহান' },
      profile: undefined,
    })
  })

  test('with cookies off leaves a guest and says so (ruling R17)', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    expect(signedIn(session, nusrat)).toBe(false)
    expect(useSession.getState().status).toBe('guest')
  })

  test('is refused when no token names a role, and leaves no cookie (spec 6)', () => {
    expect(signedIn({ ...session, accessToken: 'opaque' }, nusrat)).toBe(false)
    expect(useSession.getState()).toMatchObject({ status: 'guest', role: 'guest', user: undefined })
    expect(Cookies.get()).toEqual({})
  })

  test('takes the owner of a page from the session token where storage does not name one', () => {
    signedIn({ ...session, accessToken: 'opaque', session_token: session.accessToken }, nusrat)
    localStorage.removeItem('user')
    reset()
    expect(getPersonId()).toBe('nusrat')
  })

  test('as another person drops what the previous one requested', () => {
    const heard = vi.fn<(ending: string) => void>()
    const stop = runAtSessionEnd(heard)
    signedIn(session, nusrat)
    const before = sessionCookies.sessionSignal()
    signedIn(session, { ...nusrat })
    expect([heard.mock.calls.length, before.aborted]).toEqual([0, false])
    signedIn(session, rakib)
    expect(heard).toHaveBeenCalledWith('ended', 'nusrat')
    expect(before.aborted).toBe(true)
    stop()
  })

  test('does not fail where storage is denied (F12)', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(signedIn(session, nusrat)).toBe(true)
    expect(useSession.getState().user?.name).toBe('নুসরাত জাহান')
  })

  test('a tampered stored user is ignored', () => {
    signedIn(session, nusrat)
    localStorage.setItem('user', '{"_id":7,"role":"admin"}')
    reset()
    expect(useSession.getState().user).toBeUndefined()
  })
})

describe('the end (ruling R21)', () => {
  const remaining = ['goal', 'guest_user_id', 'userFingerprint', 'userMetadata']
  beforeEach(() => {
    for (const name of remaining) Cookies.set(name, 'x')
    for (const key of ['maxIndex', 'phone', 'sidebar']) localStorage.setItem(key, 'x')
    signedIn(session, nusrat)
  })

  test('a logout clears the session, the user, maxIndex and the phone, and nothing else', () => {
    signedOut('logged-out')
    expect(Object.keys(Cookies.get()).toSorted()).toEqual(remaining)
    expect(Object.keys(localStorage).toSorted()).toEqual(['lastLoggedin', 'sidebar'])
    expect(useSession.getState()).toEqual({
      status: 'guest',
      role: 'guest',
      user: undefined,
      profile: undefined,
    })
  })

  test('an expired session keeps the phone, which prefills the login', () => {
    signedOut('ended')
    expect(localStorage.getItem('phone')).toBe('x')
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('runs the registered callbacks, with the reason and the person', () => {
    const forget = vi.fn<(ending: string) => void>()
    const stop = runAtSessionEnd(forget)
    signedOut('logged-out')
    stop()
    signedOut('ended')
    expect(forget.mock.calls).toEqual([['logged-out', 'nusrat']])
  })
})

describe('other tabs', () => {
  test('a logout there clears this one', async () => {
    signedIn(session, nusrat)
    const before = sessionCookies.sessionSignal()
    const change = vi.fn<(change: string) => void>()
    const stop = followOtherTabs(change)
    const otherTab = new BroadcastChannel('karigor-session')
    for (const name of ['accessToken', 'refreshToken', 'role', 'session_token']) Cookies.remove(name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
    otherTab.postMessage('logged-out')
    await vi.waitFor(() => expect(change).toHaveBeenCalledWith('logged-out'))
    expect(useSession.getState().status).toBe('guest')
    expect(before.aborted).toBe(true)
    stop()
    otherTab.close()
  })

  test('the storage event works where there is no channel; foreign events are ignored', () => {
    const change = vi.fn<(change: string) => void>()
    const stop = followOtherTabs(change)
    window.dispatchEvent(new StorageEvent('storage', { key: 'karigor-session', newValue: 'nonsense' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'phone', newValue: 'logged-out' }))
    expect(change).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: 'karigor-session', newValue: 'session-ended' }))
    expect(change).toHaveBeenCalledWith('session-ended')
    stop()
  })
})

test('a change in another tab is passed on, and a profile written there is shown here', () => {
  signedIn(session, nusrat)
  const onChanged = vi.fn<(key: string) => void>()
  const onSession = vi.fn<(change: string) => void>()
  const stop = followOtherTabs(onSession, onChanged)
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'karigor-session', newValue: 'changed:GET notice' }),
  )
  expect([onChanged.mock.calls, onSession.mock.calls]).toEqual([[['GET notice']], []])
  localStorage.setItem('user', JSON.stringify({ _id: 'nusrat', name: 'নুসরাত ইসলাম', role: 'learner' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  expect(useSession.getState().user?.name).toBe('নুসরাত ইসলাম')
  localStorage.setItem('user', JSON.stringify({ _id: 'rakib', name: 'রাকিব', role: 'learner' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  expect(useSession.getState().user?.name).toBe('নুসরাত ইসলাম')
  stop()
})

describe('a page from the back/forward cache', () => {
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const cookiesGone = () => {
    for (const name of ['accessToken', 'refreshToken', 'role', 'session_token']) Cookies.remove(name)
  }

  const NOTE = 'karigor-own-draft:note-r@nusrat'
  const typed = JSON.stringify({ owner: 'nusrat', at: 1, value: 'লেখা' })
  /** As another tab does it. */
  const endSession = () => {
    cookiesGone()
    localStorage.removeItem('user')
  }
  const logOut = () => {
    endSession()
    localStorage.removeItem('phone')
    localStorage.removeItem(NOTE)
  }

  test.each<[string, string, { phone?: string; note?: string }, () => void]>([
    ['a logout', 'logged-out', { phone: '01712345678' }, logOut],
    ['a logout with typed text', 'logged-out', { phone: '01712345678', note: typed }, logOut],
    ['a logout after a login by e-mail', 'logged-out', { note: typed }, logOut],
    ['cookies that ran out', 'session-ended', { phone: '01712345678', note: typed }, cookiesGone],
    ['cookies that ran out after a login by e-mail', 'session-ended', { note: typed }, cookiesGone],
    ['an end by the server', 'session-ended', { phone: '01712345678', note: typed }, endSession],
    ['an end by the server after a login by e-mail', 'session-ended', { note: typed }, endSession],
    ['an end where nothing was stored', 'session-ended', {}, endSession],
  ])('learns that the session is over: %s is told as %s', (_how, expected, { phone, note }, end) => {
    signedIn(session, nusrat)
    const change = vi.fn<(change: string) => void>()
    const stop = followOtherTabs(change)
    if (phone !== undefined) localStorage.setItem('phone', phone)
    if (note !== undefined) localStorage.setItem(NOTE, note)
    window.dispatchEvent(new Event('pagehide'))
    end()
    comeBack(false)
    expect(change).not.toHaveBeenCalled()
    comeBack(true)
    expect(change.mock.calls).toEqual([[expected]])
    expect(localStorage.getItem(NOTE)).toBe(expected === 'session-ended' ? (note ?? null) : null)
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: undefined })
    stop()
  })

  test('is not told of a logout where somebody else’s took the phone away', () => {
    signedIn(session, nusrat)
    localStorage.setItem('phone', '01712345678')
    localStorage.setItem(NOTE, typed)
    const change = vi.fn<(change: string) => void>()
    const stop = followOtherTabs(change)
    window.dispatchEvent(new Event('pagehide'))
    endSession()
    localStorage.removeItem('phone')
    comeBack(true)
    expect(change.mock.calls).toEqual([['session-ended']])
    expect(localStorage.getItem(NOTE)).toBe(typed)
    stop()
  })

  test('is left alone if nothing has changed', () => {
    signedIn(session, nusrat)
    const change = vi.fn<(change: string) => void>()
    const stop = followOtherTabs(change)
    comeBack(true)
    stop()
    cookiesGone()
    comeBack(true)
    expect(change).not.toHaveBeenCalled()
  })
})

describe('the cookies are the only source of who is logged in (ruling R16)', () => {
  const teacher = btoa(JSON.stringify({ role: 'teacher', _id: 'tanvir' })).replace(/=+$/, '')
  /** As a restored browser profile or an extension does, without an event. */
  function putCookiesOfTeacher(): void {
    for (const name of ['accessToken', 'session_token']) Cookies.set(name, `h.${teacher}.s`)
    Cookies.set('refreshToken', 'r-of-teacher')
    Cookies.set('role', 'teacher')
  }

  test('a stored user that the tokens do not name is dropped at the next start', () => {
    signedIn({ ...session, session_token: session.accessToken }, nusrat)
    putCookiesOfTeacher()
    reset()
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', role: 'teacher', user: undefined })
    expect(getPersonId()).toBe('tanvir')
  })

  test.each(['a look at the page', 'the next move'])(
    'cookies of another person end the session of the one shown: %s',
    (how) => {
      signedIn({ ...session, session_token: session.accessToken }, nusrat)
      const ended = vi.fn<(ending: string, owner: string | undefined) => void>()
      const onSession = vi.fn<(change: string) => void>()
      const stops = [runAtSessionEnd(ended), followOtherTabs(onSession)]
      const before = sessionCookies.sessionSignal()
      const look = () => document.dispatchEvent(new Event('visibilitychange'))
      look()
      takeRenewedRole()
      expect(ended).not.toHaveBeenCalled()
      putCookiesOfTeacher()
      if (how === 'the next move') takeRenewedRole()
      else look()
      expect(ended.mock.calls).toEqual([['ended', 'nusrat']])
      expect(onSession).toHaveBeenCalledTimes(how === 'the next move' ? 0 : 1)
      expect(useSession.getState()).toMatchObject({
        status: 'signed-in',
        role: 'teacher',
        user: undefined,
        profile: undefined,
      })
      expect(localStorage.getItem('user')).toBeNull()
      expect(before.aborted, 'what was asked for her is dropped').toBe(true)
      expect(Cookies.get('refreshToken')).toBe('r-of-teacher')
      look()
      expect(ended).toHaveBeenCalledTimes(1)
      for (const stop of stops) stop()
    },
  )

  test('a server whose profile has another id than its tokens ends no session', () => {
    signedIn({ ...session, session_token: session.accessToken }, rakib)
    const ended = vi.fn<() => void>()
    const stops = [runAtSessionEnd(ended), followOtherTabs(() => undefined)]
    document.dispatchEvent(new Event('visibilitychange'))
    takeRenewedRole()
    expect(ended).not.toHaveBeenCalled()
    for (const stop of stops) stop()
  })
})

test.each(['ended', 'logged-out'] as const)(
  'cached replies are deleted with a session that is %s, and unsent work only with a logout',
  (ending) => {
    signedIn(session, nusrat)
    rememberCopy('palette', ['নোট'])
    rememberOwn('draft:note', 'লেখা')
    signedOut(ending)
    const left = Object.keys(localStorage).filter((key) => key.startsWith('karigor-'))
    expect(left).toEqual(ending === 'ended' ? ['karigor-own-draft:note@nusrat'] : [])
  },
)

test('a guest leaves no cached reply', () => {
  rememberCopy('palette', ['নোট'])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a written profile is shown at once', () => {
  signedIn(session, nusrat)
  profileRead({ ...nusrat, name: 'নুসরাত' })
  expect(useSession.getState().user?.name).toBe('নুসরাত')
})
