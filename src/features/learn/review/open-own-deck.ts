import { type Deck, type DeckSettings, openDeck } from '#src/stores/review/deck.ts'
import { deviceRows, makeMemoryRows } from '#src/stores/review/review-rows.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { type Heads, mapHeads } from './summarise-day.ts'

export interface Opened {
  deck: Deck
  heads: Heads
  settings: DeckSettings
  /** False if the browser stores nothing: the cards live as long as the page. */
  isStored: boolean
}

export async function openOwnDeck(): Promise<Opened | undefined> {
  for (const [rows, isStored] of [
    [deviceRows, true],
    [makeMemoryRows(), false],
  ] as const) {
    const deck = openDeck(rows, getOwner())
    const content = await deck.open()
    if (content) return { deck, heads: mapHeads(content.heads), settings: content.settings, isStored }
  }
  return undefined
}
