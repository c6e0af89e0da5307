/** Which notes are cards already; read once for all notes of a page. */

import { create } from 'zustand'
import { type Deck, openDeck } from '#src/stores/review/deck.ts'
import { deviceRows } from '#src/stores/review/review-rows.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'

interface Remembered {
  deck: Deck | undefined
  ids: ReadonlySet<string>
}

const none: Remembered = { deck: undefined, ids: new Set() }

export const useRemembered = create<Remembered>(() => none)

export function reset(): void {
  useRemembered.setState(none)
}

runAtSessionEnd(reset)

/** Read once for all notes of a page. */
export async function openOnce(): Promise<void> {
  if (useRemembered.getState().deck) return
  const deck = openDeck(deviceRows, getOwner())
  useRemembered.setState({ deck })
  const content = await deck.open()
  const kept = (content?.heads ?? []).filter(({ from, memory }) => from === 'note' && !memory.isDeleted)
  useRemembered.setState(({ ids }) => ({ ids: new Set([...ids, ...kept.map(({ id }) => id)]) }))
}

export function keptChanged(id: string, isKept: boolean): void {
  useRemembered.setState(({ ids }) => {
    const next = new Set(ids)
    if (isKept) next.add(id)
    else next.delete(id)
    return { ids: next }
  })
}
