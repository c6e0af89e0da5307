/** Whose cards this device has: known without opening their database. (ruling R74) */

import * as v from 'valibot'
import { forgetMemory, listMemoryKeys, recall, remember } from '#src/stores/browser/guarded-storage.ts'

/**
 * `stays` over the owner's logout; null until they were asked. `isGone`: they have logged out and the cards
 * are being deleted.
 */
const Mark = v.object({ stays: v.nullable(v.boolean()), isGone: v.optional(v.boolean(), false) })
type Mark = v.InferOutput<typeof Mark>

const PREFIX = 'device:review@'

export const findDeckMark = (owner: string) => recall(`${PREFIX}${owner}`, Mark)
export const listDeckOwners = () => listMemoryKeys(PREFIX).map((key) => key.slice(PREFIX.length))
export const removeDeckMark = (owner: string) => forgetMemory(`${PREFIX}${owner}`)

export function markDeck(owner: string, change: Partial<Mark> = {}): void {
  remember(`${PREFIX}${owner}`, { stays: null, ...findDeckMark(owner), ...change })
}

/** Marks the cards of somebody who has logged out for deletion, unless they chose to keep them. (ruling R21) */
export function markDeckGone(owner: string): boolean {
  const mark = findDeckMark(owner)
  if (mark === undefined || mark.stays) return false
  markDeck(owner, { isGone: true })
  return true
}

/** Whether a deletion is not finished: the code for it may have been missing at the logout. */
export const hasGoneDeck = (): boolean => listDeckOwners().some((owner) => findDeckMark(owner)?.isGone)
