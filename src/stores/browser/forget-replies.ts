/**
 * Deletes the replies that are stored for reading without a connection: with every end of a session, in the
 * start, since what leaves is never late. `reply-store.ts` reads and writes them. (ruling R67)
 */

import * as v from 'valibot'
import { forgetMemory, recall } from './guarded-storage.ts'

export const REPLY_DATABASE = 'karigor-replies'
/**
 * Whose replies are stored. It is removed after they are deleted, so that a deletion that was cut short is
 * finished by the next page.
 */
export const REPLY_OWNER = 'device:replies-of'

/** Undefined where nothing is stored. */
export const findReplyOwner = () => recall(REPLY_OWNER, v.string())

/** Deletes everything, whoever owns it. Pages that have the database open close it. */
export function deleteStoredReplies(): void {
  const owner = findReplyOwner()
  if (owner === undefined) return
  try {
    indexedDB.deleteDatabase(REPLY_DATABASE).onsuccess = () => {
      if (findReplyOwner() === owner) forgetMemory(REPLY_OWNER)
    }
  } catch {
    // A browser without the database has nothing in it.
  }
}

/** While no page was open, a session may have ended or the person may have changed. */
export function deleteRepliesOfOthers(owner: string | undefined): void {
  if (findReplyOwner() !== owner) deleteStoredReplies()
}
