/** Asks who is signed in, and passes it to the session. Fetched by `load-missing-profile.ts`. */
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { profileRead, useSession } from '#src/stores/session/session-store.ts'

export async function loadProfile(): Promise<void> {
  const profile = await call(auth.me, {}, { isQuiet: true }).catch(() => undefined)
  // The person may have logged out meanwhile, or said their name themselves.
  const { status, user } = useSession.getState()
  if (profile !== undefined && status === 'signed-in' && user === undefined) profileRead(profile)
}
