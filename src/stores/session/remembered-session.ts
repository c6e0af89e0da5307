/** The session as this browser's cookies and storage hold it. (rulings R21, R22) */

import type { Profile } from '#src/api/shapes/profile.ts'
import type { Role } from '#src/lib/role.ts'
import { readCookieRole, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import { type SessionUser, readStoredUser } from '#src/stores/browser/stored-user.ts'

export interface SessionState {
  status: 'guest' | 'signed-in'
  role: Role
  /** Stored in the browser; the full profile is in {@link SessionState.profile}. (ruling R22) */
  user: SessionUser | undefined
  /** The full profile, only in memory, once it has been read. (ruling R22) */
  profile: Profile | undefined
}

export const guest: SessionState = { status: 'guest', role: 'guest', user: undefined, profile: undefined }

/**
 * Only the cookies say who is signed in: a stored user who is not named by the tokens is somebody else.
 * (ruling R16)
 */
export function readRememberedSession(): SessionState {
  const role = readCookieRole()
  if (role === 'guest') return guest
  const user = readStoredUser()
  const named = readTokenPerson()?._id
  return {
    status: 'signed-in',
    role,
    user: named === undefined || named === user?._id ? user : undefined,
    profile: undefined,
  }
}
