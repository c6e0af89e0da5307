/**
 * Deletes kept classes at every end of a session, and those that somebody else has left. Not in the start: it comes with the code that
 * counts unsent work before a logout, and with everything that reads kept classes. (rulings R21, R68)
 */

import * as v from 'valibot'
import { forgetMemory, recall } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from './forget.ts'

/** The database of the records, and the beginning of the name of each class's cache. */
export const KEPT_CLASSES = 'karigor-kept'
/** Whose classes are kept. Removed after them, so that a deletion that was cut short is finished by a later page. */
export const KEPT_OWNER = 'device:kept-of'

/** `bytes`: what a logout would delete. */
const Kept = v.object({ owner: v.string(), bytes: v.number() })

export const findKeptMark = () => recall(KEPT_OWNER, Kept)
export const findKeptOwner = () => findKeptMark()?.owner

/** Deletes the classes of everybody except this person. */
export async function forgetKept(exceptOwner?: string): Promise<void> {
  const owner = findKeptOwner()
  if (owner === undefined || owner === exceptOwner) return
  indexedDB.deleteDatabase(KEPT_CLASSES)
  for (const name of await caches.keys()) if (name.startsWith(KEPT_CLASSES)) await caches.delete(name)
  if (findKeptOwner() === owner) forgetMemory(KEPT_OWNER)
}

runAtSessionEnd(() => void forgetKept().catch(() => undefined))
