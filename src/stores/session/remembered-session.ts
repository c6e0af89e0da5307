/** The session as this browser's cookies and storage hold it. (rulings R21, R22) */
import type { Profile } from '#src/api/shapes/profile.ts'
import type { Role } from '#src/lib/role.ts'
import { readCookieRole } from '#src/stores/browser/session-cookies.ts'
import { type SessionUser, readStoredUser } from '#src/stores/browser/stored-user.ts'

export interface SessionState {
  status: 'guest' | 'signed-in'
  role: Role
  /** Stored in the browser; the whole profile is in {@link SessionState.profile}. (ruling R22) */
  user: SessionUser | undefined
  /** The full profile, in memory alone, once it was read. (ruling R22) */
  profile: Profile | undefined
}

export const guest: SessionState = { status: 'guest', role: 'guest', user: undefined, profile: undefined }

export function readRememberedSession(): SessionState {
  const role = readCookieRole()
  return role === 'guest' ? guest : { status: 'signed-in', role, user: readStoredUser(), profile: undefined }
}
