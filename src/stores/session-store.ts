/** Who is signed in. The spec's `user` area: status, phone, tokens (in their cookies), tutor (through SWR). (spec 3, rulings R17, R21, R22) */
import { create } from 'zustand'
import type { Profile } from '#src/api/shapes/profile.ts'
import type { SessionData } from '#src/api/shapes/session.ts'
import type { Role } from '#src/lib/role.ts'
import { readTokenPayload } from '#src/lib/token-payload.ts'
import { readStored, removeOwn, removeStored, store } from './browser/local-storage.ts'
import { roleByCookie, sessionChangedElsewhere, sessionCookies } from './browser/session-cookies.ts'
import { rememberUser, type SessionUser, storedUser } from './browser/stored-user.ts'
import { hearOtherTabs, type TabNews, tellOtherTabs } from './browser/tab-channel.ts'
import { type Ending, forgetAll } from './forget.ts'

interface SessionState {
  status: 'guest' | 'signed-in'
  role: Role
  /** What browser storage keeps; the whole profile is in {@link SessionState.profile}. (ruling R22) */
  user: SessionUser | undefined
  /** The full profile, in memory alone, once it was read. (ruling R22) */
  profile: Profile | undefined
}

const guest: SessionState = { status: 'guest', role: 'guest', user: undefined, profile: undefined }

/** The session as cookies and storage tell it at start. */
function remembered(): SessionState {
  const role = roleByCookie()
  return role === 'guest' ? guest : { status: 'signed-in', role, user: storedUser(), profile: undefined }
}

export const useSession = create<SessionState>(remembered)

/** Whose page this is; the token still says it where somebody tampered with the storage. */
export function personId(): string | undefined {
  const { user, status } = useSession.getState()
  if (user !== undefined || status === 'guest') return user?._id
  return readTokenPayload(sessionCookies.read().accessToken, 0)._id
}

/** A profile was read or written: kept whole in memory, its four fields in browser storage. (ruling R22) */
export function profileRead(profile: Profile): void {
  useSession.setState({ user: rememberUser(profile), profile })
}

/** A login succeeded. False when the browser keeps no cookies: then nobody is signed in, and the caller says so. (ruling R17) */
export function signedIn(session: SessionData, profile: Profile, how: 'otp' | 'password' = 'otp'): boolean {
  const { user } = useSession.getState()
  // Somebody else was here, and did not log out: what was asked for them is dropped.
  if (user !== undefined && user._id !== profile._id) signedOut('ended')
  if (!sessionCookies.write(session)) {
    sessionCookies.clear()
    return false
  }
  useSession.setState({ status: 'signed-in', role: roleByCookie() })
  profileRead(profile)
  store('lastLoggedin', JSON.stringify({ at: new Date().toISOString(), how }))
  tellOtherTabs('session-began')
  return true
}

/** The session is over: `ended` by the server, or the person `logged-out`, who leaves no phone behind either. (ruling R21) */
export function signedOut(ending: Ending): void {
  sessionCookies.clear()
  removeStored('user')
  removeStored('maxIndex')
  if (ending === 'logged-out') {
    removeStored('phone')
    removeOwn()
  }
  useSession.setState(guest)
  forgetAll(ending)
  tellOtherTabs(ending === 'logged-out' ? 'logged-out' : 'session-ended')
}

/** A page out of the browser's back/forward cache has heard nothing. A kept phone says that nobody logged out. (ruling R21) */
function newsSinceFrozen(): TabNews | undefined {
  const { role, user } = useSession.getState()
  const now = remembered()
  if (now.role === role && now.user?._id === user?._id) return undefined
  if (now.role !== 'guest') return 'session-began'
  return readStored('phone') === undefined ? 'logged-out' : 'session-ended'
}

/** Follows the other tabs; `onChange` may navigate. Called once by the app. */
export function followOtherTabs(onChange: (news: TabNews) => void): () => void {
  const hear = (news: TabNews) => {
    sessionChangedElsewhere()
    // A login elsewhere may be somebody else's: replies are forgotten, drafts know whose they are.
    forgetAll(news === 'logged-out' ? 'logged-out' : 'ended')
    useSession.setState(remembered())
    onChange(news)
  }
  const onBack = ({ persisted }: PageTransitionEvent) => {
    const news = persisted ? newsSinceFrozen() : undefined
    if (news !== undefined) hear(news)
  }
  addEventListener('pageshow', onBack)
  const stop = hearOtherTabs(hear)
  return () => {
    removeEventListener('pageshow', onBack)
    stop()
  }
}

export function reset(): void {
  useSession.setState(remembered())
}
