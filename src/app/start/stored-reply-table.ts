/**
 * Passes this browser's database and session to the stored replies, whose layer sees no store.
 * (docs/decisions/0023)
 */

import type { ReplyTable } from '#src/api/replies/replies.ts'
import { deleteReply, readStoredReply, storeReplies, trimReplies } from '#src/stores/browser/reply-store.ts'
import { readCookieRole, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'

/** The delay in Safari, which has no idle callback. In milliseconds. */
const MEANWHILE = 1000

/** Checks the cookies too: another tab may have just ended the session, and a stored name gives no access. */
function findOwner(): string | undefined {
  const owner = readCookieRole() === 'guest' ? undefined : getPersonId()
  const named = readTokenPerson()?._id
  return named === undefined || named === owner ? owner : undefined
}

export const storedReplyTable: ReplyTable = {
  getOwner: findOwner,
  isTeacher: () => readCookieRole() === 'teacher',
  runLater: (run) => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, MEANWHILE))
    whenIdle(run)
  },
  read: readStoredReply,
  write: storeReplies,
  drop: deleteReply,
  trim: trimReplies,
}
