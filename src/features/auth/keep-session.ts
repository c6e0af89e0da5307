/** Tokens and profile of a login that succeeded, and the server's message. (spec 4 Login success) */
import { store } from '#src/stores/browser/local-storage.ts'
import { signedIn } from '#src/stores/session-store.ts'
import type { Entered } from './login-calls.ts'
import type { Contact } from './login-flow.ts'

/** Keeps the session, and the phone, which prefills the next login. False when the browser keeps no cookies. (rulings R15, R17) */
export function keepSession({ reply, how }: Entered, contact: Contact | undefined): boolean {
  if (!signedIn(reply, reply.user, how)) return false
  if (contact !== undefined && 'phone' in contact) store('phone', contact.phone)
  return true
}
