/** Keeps the cards on the account: joins what it holds with this device's, and saves what it does not hold yet. (ruling R83) */

import * as v from 'valibot'
import { ApiError } from '#src/api/client/api-error.ts'
import { saveExtra } from '#src/api/save-extra.ts'
import { readAccountSet, writeAccountSet } from '#src/engines/review/account-set.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import type { Deck } from '#src/stores/review/deck.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

const REFUSED = 'review-refused'
const WEEK_MS = 7 * DAY_MS

/** Too large, or not wanted; anything else may pass. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 404, 405, 413, 422, 501])

/** `waiting`: for a connection. */
export type OnAccount = 'kept' | 'refused' | 'waiting'

export const isRefused = () => getServerNow() - (recallOwn(REFUSED, v.number()) ?? -Infinity) < WEEK_MS

/** True if the account holds cards that are joined now. */
export async function joinFromAccount(deck: Deck, text: unknown): Promise<boolean> {
  const set = typeof text === 'string' ? readAccountSet(text, getServerNow()) : undefined
  return set !== undefined && deck.joinSet(set)
}

/** The text for the account; undefined without cards. What it folds is folded here too. */
async function write(deck: Deck): Promise<string | undefined> {
  const set = await deck.readSet()
  if (set === undefined || set.marks.length === 0) return undefined
  const { text, states } = writeAccountSet(set, getServerNow())
  return (await deck.join([], states)) ? text : undefined
}

/** `joined`: the account's text that this device has merged. */
export async function saveToAccount(deck: Deck, joined: unknown): Promise<OnAccount> {
  if (isRefused()) return 'refused'
  let text = await write(deck)
  if (text === undefined || text === joined) return 'kept'
  try {
    const saved = await saveExtra(
      async ({ review }) => {
        // Another device may have saved its own meanwhile.
        if (review !== joined && (await joinFromAccount(deck, review))) text = await write(deck)
        return { review: text ?? '' }
      },
      { isQuiet: true },
    )
    if (saved.free_object?.['review'] === text) return 'kept'
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.has(error.status)) return 'waiting'
  }
  rememberOwn(REFUSED, getServerNow())
  return 'refused'
}
