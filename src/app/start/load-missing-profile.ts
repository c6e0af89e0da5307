/**
 * Loads the profile of a session that only the cookies know, as after the storage was cleared by hand.
 * (ruling R22)
 */

import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { profileRead, useSession } from '#src/stores/session/session-store.ts'

export async function loadMissingProfile(): Promise<void> {
  const before = useSession.getState()
  if (before.status === 'guest' || before.user !== undefined) return
  const profile = await call(auth.me, {}, { isQuiet: true }).catch(() => undefined)
  // Meanwhile the person may have logged out or entered their name.
  const { status, user } = useSession.getState()
  if (profile !== undefined && status === 'signed-in' && user === undefined) profileRead(profile)
}
