/** Logs the person out: here, in all tabs and at the server. (ruling R21) */

import { endAtServer } from '#src/api/outbox/session-ends.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { signedOut } from '#src/stores/session/session-store.ts'
import { countUnsent } from '#src/stores/session/unsent.ts'
import { showAppBadge } from '#src/stores/shell/app-badge.ts'
import { confirmAsked, type Question } from '#src/stores/shell/confirm-store.ts'
import { words } from './menu-words.ts'

/**
 * With something unsent the person is asked about that, and about nothing else; otherwise `question` is asked where there is one. Most who
 * leave have nothing, so the stores are looked into only then.
 */
async function mayLeave(question: Question | undefined): Promise<boolean> {
  // Undefined when the part that counts cannot be fetched.
  const count = await countUnsent().catch(() => undefined)
  if (count === 0) return question === undefined || confirmAsked(question)
  const { title, text, textUncounted, leave, stay } = words.unsent
  return confirmAsked({
    title,
    text: count === undefined ? textUncounted : text(count),
    yes: leave,
    no: stay,
    isDangerous: true,
  })
}

/**
 * False when the person stays. `question` is for a place where a press by mistake is likely; nobody is asked twice. Never fails: the device forgets the
 * person first, and the server is told in the background.
 */
export async function logOut(question?: Question): Promise<boolean> {
  if (!(await mayLeave(question))) return false
  const tokens = sessionCookies.read()
  signedOut('logged-out')
  endAtServer(tokens)
  // A page without the bell knows of no count, and the icon may still show one.
  showAppBadge(0)
  return true
}
