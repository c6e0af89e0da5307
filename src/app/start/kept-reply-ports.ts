/**
 * Passes this browser's storage and session to the kept replies, whose layer sees no store.
 * (docs/decisions/0023)
 */

import type { KeptPorts } from '#src/api/kept-replies.ts'
import {
  forgetMemory,
  GUEST_OWNER,
  type MemoryKey,
  recallUnknown,
  rememberText,
} from '#src/stores/browser/guarded-storage.ts'
import { readCookieRole, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'

/** The delay in Safari, which has no idle callback. In milliseconds. */
const MEANWHILE = 1000

/** Checks the cookies too: another tab may have just ended the session, and a stored name gives no access. */
export function findOwner(): string | undefined {
  const owner = readCookieRole() === 'guest' ? undefined : getPersonId()
  const named = readTokenPerson()?._id
  return named === undefined || named === owner ? owner : undefined
}

const buildKey = (): MemoryKey => `copy:replies@${findOwner() ?? GUEST_OWNER}`

export const keptReplyPorts: KeptPorts = {
  read: () => recallUnknown(buildKey()),
  write: (text) => rememberText(buildKey(), text),
  remove: () => forgetMemory(buildKey()),
  getOwner: findOwner,
  runLater: (run) => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, MEANWHILE))
    whenIdle(run)
  },
}
