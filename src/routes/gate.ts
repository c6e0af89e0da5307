/**
 * Decides who may open an address: for convenience and not for protection, since the server decides. (ruling
 * R44)
 */

import { redirect } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { renewIfNeeded } from '#src/api/client/connect.ts'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/lib/role.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { takeRenewedRole } from '#src/stores/session/follow-cookies.ts'
import { signedOut, useSession } from '#src/stores/session/session-store.ts'

/** The visitor has another role: the forbidden page shows where to go instead. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
}

/**
 * Refreshes first if there is only the refresh token; the new tokens may name another role. Without a
 * response the role cookie decides, so that a reload still opens the page offline; an ended session changes
 * the role. (rulings R16, R44)
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

/** The cookies disappeared while the page was open: nobody is signed in any more. (ruling R16) */
function dropLostSession(): void {
  const { accessToken, refreshToken } = sessionCookies.read()
  if (useSession.getState().status === 'signed-in' && accessToken === undefined && refreshToken === undefined)
    signedOut('ended')
}

/** Passes, or throws a redirect or {@link ForbiddenError}. `url` is the visitor's target. */
export async function admit(roles: readonly Role[], url: URL): Promise<void> {
  const role = await getCurrentRole()
  if (roles.includes(role)) return
  if (role === 'guest') throw redirect(paths.login(url.pathname + url.search + url.hash))
  if (role === 'teacher' && url.pathname === paths.myCourses()) throw redirect(paths.teacher())
  throw new ForbiddenError(`${url.pathname} is not for the role ${role}`)
}

/** The gate's check for lazy chunks, which start in parallel with it; redirects are left to the gate. */
export async function isAdmitted(roles: readonly Role[]): Promise<boolean> {
  return roles.includes(await getCurrentRole())
}
