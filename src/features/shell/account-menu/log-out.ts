/** Logs the person out: here and in all tabs, and at the server when it can be reached. (ruling R21) */
import { auth } from '#src/api/contract/auth.ts'
import { call } from '#src/api/call.ts'
import { showAppBadge } from '#src/stores/shell/app-badge.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { signedOut } from '#src/stores/session/session-store.ts'
import { countUnsent } from '#src/stores/session/unsent.ts'
import { words } from './menu-words.ts'

/** The server ends a session by itself in time; nobody waits longer than this to leave. */
const LOGOUT_TIMEOUT = 4000

/** With something unsent the person is asked first. Most who leave have nothing, so the stores are looked into only then. */
async function mayLeave(): Promise<boolean> {
  // Undefined when the part that counts cannot be fetched.
  const count = await countUnsent().catch(() => undefined)
  if (count === 0) return true
  const { title, text, textUncounted, leave, stay } = words.unsent
  return confirmAsked({ title, text: count === undefined ? textUncounted : text(count), yes: leave, no: stay, isDangerous: true })
}

/** False when the person stays. Never fails: without a line the device forgets the person all the same. */
export async function logOut(): Promise<boolean> {
  if (!(await mayLeave())) return false
  await call(auth.logout, { body: {} }, { isQuiet: true, signal: AbortSignal.timeout(LOGOUT_TIMEOUT) }).catch(() => undefined)
  signedOut('logged-out')
  // A page without the bell knows of no count, and the icon may still show one.
  showAppBadge(0)
  return true
}
