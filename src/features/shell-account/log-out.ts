/** Logs the person out: here and in all tabs, and at the server when it can be reached. (ruling R21) */
import { auth } from '#src/api/contract/auth.ts'
import { call } from '#src/api/call.ts'
import { signedOut } from '#src/stores/session-store.ts'

/** The server ends a session by itself in time; nobody waits longer than this to leave. */
const PATIENCE = 4000

/** Never fails: without a line the device forgets the person all the same. */
export async function logOut(): Promise<void> {
  await call(auth.logout, { body: {} }, { isQuiet: true, signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined)
  signedOut('logged-out')
}
