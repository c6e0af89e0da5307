/** Who is signed in has one source, the cookies: what they have become is what the page goes on with. (ruling R16) */

import { removeStored } from '#src/stores/browser/guarded-storage.ts'
import { dropOldSession, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import { forgetAll } from './forget.ts'
import { readRememberedSession } from './remembered-session.ts'
import { getNamedPerson, takeOver, useSession } from './session-store.ts'

/** True when the cookies have become somebody else's: put in from outside, or by a tab that could not tell. */
export function isOtherPersonHere(): boolean {
  const [now, before] = [readTokenPerson()?._id, getNamedPerson()]
  return now !== undefined && before !== undefined && now !== before
}

/** The session of whoever this page showed ends; it goes on as the page of whoever the cookies name. (ruling R16) */
export function replacePerson(): void {
  const owner = useSession.getState().user?._id ?? getNamedPerson()
  dropOldSession()
  removeStored('user')
  takeOver(readRememberedSession())
  forgetAll('ended', owner)
}

/** Takes over what a refresh has brought: another role, or somebody whose role no cookie said until now. (spec 6, ruling R16) */
export function takeRenewedRole(): void {
  if (isOtherPersonHere()) replacePerson()
  const now = readRememberedSession()
  const { role, user } = useSession.getState()
  if (now.role !== 'guest' && now.role !== role)
    takeOver({ ...useSession.getState(), status: 'signed-in', role: now.role, user: user ?? now.user })
}
