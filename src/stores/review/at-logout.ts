/**
 * At a logout the person is asked once whether their cards stay for their next login; otherwise they go with
 * everything else of theirs. (rulings R21, R74)
 */

import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { findDeckMark, listDeckOwners, markDeck, markDeckGone, removeDeckMark } from './deck-mark.ts'
import { deviceRows, dropOwner } from './review-rows.ts'
import { words } from './words.ts'

/** Asks if this person has cards here and was never asked. */
export async function askWhetherCardsStay(): Promise<void> {
  const owner = getPersonId()
  if (owner === undefined || findDeckMark(owner)?.stays !== null) return
  const { title, text, stay, go } = words
  markDeck(owner, { stays: await confirmAsked({ title, text, yes: stay, no: go }) })
}

async function forgetDeck(owner: string): Promise<void> {
  const done = await deviceRows.run('readwrite', async (table) => dropOwner(table, owner))
  if (done) removeDeckMark(owner)
}

/** Finishes a deletion that was cut short by the end of its page. */
function finishDeletions(): void {
  for (const owner of listDeckOwners()) if (findDeckMark(owner)?.isGone) void forgetDeck(owner)
}

runAtSessionEnd((ending, owner) => {
  if (ending === 'logged-out' && owner !== undefined && markDeckGone(owner)) void forgetDeck(owner)
})
finishDeletions()
