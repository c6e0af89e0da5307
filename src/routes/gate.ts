/** Decides who may open an address: comfort, not protection, since the server decides. (ruling R44) */

import { redirect } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { renewIfNeeded } from '#src/api/client/connect.ts'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/lib/role.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { takeRenewedRole } from '#src/stores/session/follow-cookies.ts'
import { signedOut, useSession } from '#src/stores/session/session-store.ts'

/** The visitor's role is another one: the forbidden page shows where to go instead. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
}

/**
 * Refreshes first when only the refresh token is there; the new tokens may name another role. Without an answer the role cookie
 * admits, so that a reload without a line still opens the page; an ended session shows in the role. (rulings R16, R44)
 */
async function getCurrentRole(): Promise<Role> {
  try {
    await renewIfNeeded()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  takeRenewedRole()
  dropLostSession()
  return useSession.getState().role
}

/** Cookies went while the page stood open: nobody is there any more who could be let in. (ruling R16) */
function dropLostSession(): void {
  const { accessToken, refreshToken } = sessionCookies.read()
  if (useSession.getState().status === 'signed-in' && accessToken === undefined && refreshToken === undefined)
    signedOut('ended')
}

/** Passes, or throws a redirect or {@link ForbiddenError}. `url` is where the visitor is going. */
export async function admit(roles: readonly Role[], url: URL): Promise<void> {
  const role = await getCurrentRole()
  if (roles.includes(role)) return
  if (role === 'guest') throw redirect(paths.login(url.pathname + url.search + url.hash))
  if (role === 'teacher' && url.pathname === paths.myCourses()) throw redirect(paths.teacher())
  throw new ForbiddenError(`${url.pathname} is not for the role ${role}`)
}

/** Answers the gate's check for lazy chunks, which start beside it; redirects are left to the gate. */
export async function isAdmitted(roles: readonly Role[]): Promise<boolean> {
  return roles.includes(await getCurrentRole())
}
