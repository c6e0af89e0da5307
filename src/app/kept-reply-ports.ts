/** Hands this browser's storage and session to the kept replies, whose layer sees no store. (docs/decisions/0023) */
import type { KeptPorts } from '#src/api/kept-replies.ts'
import { forgetMemory, KEPT_REPLIES, recallUnknown, rememberText } from '#src/stores/browser/guarded-storage.ts'
import { readCookieRole, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'

/** Safari has no idle callback. Milliseconds. */
const MEANWHILE = 1000

/** By the cookies too: another tab may have ended the session a moment ago, and a person's name alone lets nobody in. */
function findOwner(): string | undefined {
  const owner = readCookieRole() === 'guest' ? undefined : getPersonId()
  const named = readTokenPerson()?._id
  return named === undefined || named === owner ? owner : undefined
}

export const keptReplyPorts: KeptPorts = {
  read: () => recallUnknown(KEPT_REPLIES),
  write: (text) => rememberText(KEPT_REPLIES, text),
  remove: () => forgetMemory(KEPT_REPLIES),
  getOwner: findOwner,
  release: import.meta.env.VITE_RELEASE,
  runLater: (run) => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, MEANWHILE))
    whenIdle(run)
  },
}
