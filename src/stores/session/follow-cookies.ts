/** The cookies are the single source of who is signed in: the page follows their changes. (ruling R16) */

import { removeStored } from '#src/stores/browser/guarded-storage.ts'
import { dropOldSession, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import { forgetAll } from './forget.ts'
import { readRememberedSession } from './remembered-session.ts'
import { getNamedPerson, takeOver, useSession } from './session-store.ts'

/**
 * Tells whether the cookies now belong to somebody else: set from outside, or by a tab that could not notify.
 */
export function isOtherPersonHere(): boolean {
  const [now, before] = [readTokenPerson()?._id, getNamedPerson()]
  return now !== undefined && before !== undefined && now !== before
}

/**
 * Ends the session of the person shown on this page, and continues as the person named by the cookies.
 * (ruling R16)
 */
export function replacePerson(): void {
  const owner = useSession.getState().user?._id ?? getNamedPerson()
  dropOldSession()
  removeStored('user')
  takeOver(readRememberedSession())
  forgetAll('ended', owner)
}

/**
 * Takes over the result of a refresh: another role, or a person whose role was in no cookie until now. (spec
 * 6, ruling R16)
 */
export function takeRenewedRole(): void {
  if (isOtherPersonHere()) replacePerson()
  const now = readRememberedSession()
  const { role, user } = useSession.getState()
  if (now.role !== 'guest' && now.role !== role)
    takeOver({ ...useSession.getState(), status: 'signed-in', role: now.role, user: user ?? now.user })
}
