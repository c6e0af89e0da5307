/** Logs the person out: here, in all tabs and on the server. (ruling R21) */

import { endAtServer } from '#src/api/outbox/session-ends.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { signedOut } from '#src/stores/session/session-store.ts'
import { countUnsent, type UnsentWork } from '#src/stores/session/unsent.ts'
import { showAppBadge } from '#src/stores/shell/app-badge.ts'
import { confirmAsked, type Question } from '#src/stores/shell/confirm-store.ts'
import { words } from './menu-words.ts'

function describeUnsent(unsent: UnsentWork | undefined): string {
  const { text, textUncounted, textUnseen, textKept } = words.unsent
  if (unsent === undefined) return textUncounted
  const { count, isWhole, keptBytes = 0 } = unsent
  return [count > 0 && text(count), !isWhole && textUnseen, keptBytes > 0 && textKept(keptBytes)]
    .filter(Boolean)
    .join(' ')
}

/**
 * If there is unsent work, the person is asked about that, and about nothing else; otherwise `question` is
 * asked if there is one. Most people have none, so the stores are only read at this point.
 */
async function mayLeave(question: Question | undefined): Promise<boolean> {
  // Undefined if the counting code cannot be loaded.
  const unsent = await countUnsent().catch(() => undefined)
  if (unsent?.isWhole && unsent.count === 0 && !unsent.keptBytes)
    return question === undefined || confirmAsked(question)
  const { title, titleUnknown, leave, stay } = words.unsent
  return confirmAsked({
    title: unsent && unsent.count > 0 ? title : titleUnknown,
    text: describeUnsent(unsent),
    yes: leave,
    no: stay,
    isDangerous: true,
  })
}

/**
 * False if the person stays. `question` is for a button that is easily pressed by mistake; nobody is asked
 * twice. Never fails: the device clears the person's data first, and the server is told in the background.
 */
export async function logOut(question?: Question): Promise<boolean> {
  if (!(await mayLeave(question))) return false
  const tokens = sessionCookies.read()
  signedOut('logged-out')
  endAtServer(tokens)
  // A page without the bell knows no count, and the app icon may still show one.
  showAppBadge(0)
  return true
}
