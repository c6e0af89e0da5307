/** A person's cards and log as a file, their size, and their deletion. (ruling R74) */

import { writeArchive } from '#src/engines/review/archive.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { removeDeckMark } from './deck-mark.ts'
import { openDeck } from './deck.ts'
import { deviceRows, dropOwner } from './review-rows.ts'

const readAll = () => openDeck(deviceRows, getOwner()).readAll()

/** The file that another device joins. Undefined without cards, and if the device does not answer. */
export async function takeCards(): Promise<string | undefined> {
  const all = await readAll()
  return all === undefined || all.cards.length === 0 ? undefined : writeArchive(all)
}

export async function measureCards(): Promise<{ count: number; bytes: number }> {
  const all = await readAll()
  if (all === undefined) return { count: 0, bytes: 0 }
  return { count: all.cards.length, bytes: new TextEncoder().encode(writeArchive(all)).length }
}

export async function forgetCards(): Promise<void> {
  const owner = getOwner()
  const done = await deviceRows.run('readwrite', async (table) => dropOwner(table, owner))
  if (done !== undefined) removeDeckMark(owner)
}
