/** Stores tokens and profile of a successful login, and gives the server's message. (spec 4 Login success) */

import { store } from '#src/stores/browser/guarded-storage.ts'
import { hasRole } from '#src/stores/browser/session-cookies.ts'
import { signedIn } from '#src/stores/session/session-store.ts'
import type { Entered } from './login-calls.ts'
import type { Contact } from './login-flow.ts'
import { loginWords as words } from './words.ts'

/**
 * Stores the session, and the phone for prefilling the next login. On failure it returns the message: the
 * browser stores no cookies, or the server's tokens name none of our roles. (rulings R15, R17)
 */
export function storeSession({ reply, how }: Entered, contact: Contact | undefined): string | undefined {
  if (!signedIn(reply, reply.user, how)) return hasRole(reply) ? words.cookiesOff : words.noRole
  if (contact !== undefined && 'phone' in contact) store('phone', contact.phone)
  return undefined
}
