/** The session and its person. The spec's `user` area: status, phone, tokens (in their cookies), tutor (through SWR). (spec 3, rulings R17, R21, R22) */

import { create } from 'zustand'
import type { Profile } from '#src/api/shapes/profile.ts'
import type { SessionData } from '#src/api/shapes/session.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { removeOwn, removeStored, store } from '#src/stores/browser/guarded-storage.ts'
import {
  hasRole,
  readTokenPerson,
  readCookieRole,
  sessionCookies,
} from '#src/stores/browser/session-cookies.ts'
import { rememberUser } from '#src/stores/browser/stored-user.ts'
import { notifyTabs } from '#src/stores/browser/tab-channel.ts'
import { type Ending, forgetAll } from './forget.ts'
import { guest, readRememberedSession, type SessionState } from './remembered-session.ts'

export const useSession = create<SessionState>(readRememberedSession)

/** The person named by the tokens when this page took over their session. */
let named = readTokenPerson()?._id

/** Sets this page's session to what the cookies and the storage hold, or to a guest's. */
export function takeOver(session: SessionState): void {
  named = session.status === 'guest' ? undefined : readTokenPerson()?._id
  useSession.setState(session)
}

/** The person of the tokens that this page uses. */
export const getNamedPerson = () => named

/** The id of this page's person; the token still has it if somebody tampered with the storage. */
export function getPersonId(): string | undefined {
  const { user, status } = useSession.getState()
  if (user !== undefined || status === 'guest') return user?._id
  return readTokenPerson()?._id
}

/**
 * A profile was read or written: it is kept whole in memory, and its four fields in browser storage. (ruling
 * R22)
 */
export function profileRead(profile: Profile): void {
  useSession.setState({ user: rememberUser(profile), profile })
}

/**
 * A login succeeded. False if no token names a role, or the browser stores no cookies: then nobody is signed
 * in, and the caller says so. (spec 6, ruling R17)
 */
export function signedIn(session: SessionData, profile: Profile, how: 'otp' | 'password' = 'otp'): boolean {
  const { user } = useSession.getState()
  // Somebody else was here and did not log out: their replies are dropped.
  if (user !== undefined && user._id !== profile._id) signedOut('ended')
  if (!hasRole(session) || !sessionCookies.write(session)) {
    sessionCookies.clear()
    return false
  }
  takeOver({ ...useSession.getState(), status: 'signed-in', role: readCookieRole() })
  profileRead(profile)
  store('lastLoggedin', JSON.stringify({ at: new Date(getServerNow()).toISOString(), how }))
  notifyTabs('session-began')
  return true
}

/**
 * The session is over: `ended` by the server, or the person `logged-out`, which also removes the phone.
 * (ruling R21)
 */
export function signedOut(ending: Ending): void {
  const owner = getPersonId()
  sessionCookies.clear()
  removeStored('user')
  removeStored('maxIndex')
  if (ending === 'logged-out') {
    removeStored('phone')
    removeOwn(owner)
  }
  takeOver(guest)
  forgetAll(ending, owner)
  notifyTabs(ending === 'logged-out' ? 'logged-out' : 'session-ended')
}

export function reset(): void {
  takeOver(readRememberedSession())
}
