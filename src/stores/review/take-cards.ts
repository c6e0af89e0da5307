/** A person's cards and log for the export of their own data: the file that another device joins. (ruling R74) */

import { writeArchive } from '#src/lib/review/archive.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { openDeck } from './deck.ts'
import { deviceRows } from './review-rows.ts'

/** Undefined without cards, and if the device does not answer. */
export async function takeCards(): Promise<string | undefined> {
  const all = await openDeck(deviceRows, getOwner()).readAll()
  return all === undefined || all.cards.length === 0 ? undefined : writeArchive(all)
}
