/** How far answers have come, in words. 'Accepted' is said only on the server's word. (ruling R34) */
import { type Entry, isUnsent } from '../attempt/entry.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { words } from '../words.ts'

/** What a shape and a colour go with the words. */
export type SaveTone = 'device' | 'sending' | 'accepted' | 'refused'

export interface SaveWords {
  tone: SaveTone
  text: string
}

export function saveWordsOf(entry: Entry | undefined, { failure, isKept }: Pick<RoomState, 'failure' | 'isKept'>): SaveWords | undefined {
  if (entry === undefined) return undefined
  const { save } = words
  if (entry.isElsewhere) return { tone: 'device', text: save.awaited }
  if (entry.state !== 'device') return { tone: entry.state, text: save[entry.state] }
  const here = isKept ? save.device : save.memory
  return { tone: 'device', text: failure === undefined ? here : save.withCause(here, save.cause[failure.cause]) }
}

/** Of all answers together. */
export function summaryOf({ entries, failure }: Pick<RoomState, 'entries' | 'failure'>): 'none' | 'all' | 'sending' | 'device' | 'refused' {
  const all = Object.values(entries)
  if (all.length === 0) return 'none'
  if (!all.some(isUnsent)) return all.some(({ state }) => state === 'refused') ? 'refused' : 'all'
  return failure === undefined ? 'sending' : 'device'
}

export function unsentIn({ entries }: Pick<RoomState, 'entries'>): number {
  return Object.values(entries).filter(isUnsent).length
}
