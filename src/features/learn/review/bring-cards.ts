/**
 * Brings the cards of the account to a device before its page of cards was opened, so that the learner's day counts
 * them there. (ruling R83)
 */

import * as v from 'valibot'
import { hashText } from '#src/lib/hash-text.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import '#src/stores/review/at-logout.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { joinFromAccount } from './account-cards.ts'
import { openOwnDeck } from './open-own-deck.ts'
import { planHeads, summariseDay, mapHeads } from './summarise-day.ts'

/** The text of the account that was brought last. */
const BROUGHT = 'review-brought'

/** Nothing if the account has not changed since. */
export async function bringCards(text: string): Promise<void> {
  const mark = hashText(text)
  if (recallOwn(BROUGHT, v.number()) === mark) return
  const deck = (await openOwnDeck())?.deck
  if (deck === undefined || !(await joinFromAccount(deck, text))) return
  const content = await deck.open()
  if (content === undefined) return
  const { heads, settings } = content
  // Questions that have not come from their papers yet count: a paper is read on the page of cards only.
  summariseDay(mapHeads(heads), settings.goal, planHeads(heads, settings.goal, getServerNow()))
  rememberOwn(BROUGHT, mark)
}
