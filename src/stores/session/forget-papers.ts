/**
 * Deletes the papers that a teacher took along at every end of a session, and those that somebody else has left. Not in the start: it comes
 * with the first idle work of a visit, and with everything that reads them. (rulings R21, R87)
 */

import * as v from 'valibot'
import {
  forgetMemory,
  parseStored,
  readSessionText,
  recall,
  removeSessionText,
  storeSessionText,
} from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from './forget.ts'

/** The database of the papers. */
export const KEPT_PAPERS = 'karigor-papers'
/** Whose papers are there. Removed after them, so that a deletion that was cut short is finished by a later page. */
export const PAPERS_OWNER = 'device:papers-of'
/** Their key, in the storage of this tab: it is gone with the tab. */
const PAPERS_KEY = 'papers-key'

/** `going`: papers whose deletion was asked for, and not confirmed by the database yet. */
const Mark = v.object({ owner: v.string(), going: v.optional(v.array(v.string()), []) })
export type PapersMark = v.InferOutput<typeof Mark>

export const findPapersMark = (): PapersMark | undefined => recall(PAPERS_OWNER, Mark)
export const findPapersOwner = (): string | undefined => findPapersMark()?.owner

export const recallPapersKey = (): unknown => parseStored(readSessionText(PAPERS_KEY))
/** False if the tab stores nothing. */
export const rememberPapersKey = (key: unknown): boolean => storeSessionText(PAPERS_KEY, JSON.stringify(key))

/** Deletes the papers of everybody except this person, and the key. */
export function forgetPapers(exceptOwner?: string): void {
  const owner = findPapersOwner()
  if (owner === undefined || owner === exceptOwner) return
  removeSessionText(PAPERS_KEY)
  try {
    indexedDB.deleteDatabase(KEPT_PAPERS).onsuccess = () => {
      if (findPapersOwner() === owner) forgetMemory(PAPERS_OWNER)
    }
  } catch {
    // A browser without the database has nothing in it.
  }
}

runAtSessionEnd(() => forgetPapers())
