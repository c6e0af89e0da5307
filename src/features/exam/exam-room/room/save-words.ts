/** How far answers have come, in words. 'Accepted' is said only on the server's word. (ruling R34) */
import { type Entry, isFileLost, isUnsent } from '../attempt/entry.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { words } from './words.ts'

/** What a shape and a colour go with the words. */
export type SaveTone = 'device' | 'sending' | 'accepted' | 'refused'

export interface SaveWords {
  tone: SaveTone
  text: string
}

type Missing = (question: string) => boolean

/** False: this device refuses what is written, or the bytes of a file. */
export function isAllKept({ isKept, unkeptFiles }: Pick<RoomState, 'isKept' | 'unkeptFiles'>): boolean {
  return isKept && unkeptFiles.length === 0
}

type Keeping = Pick<RoomState, 'failure' | 'isKept' | 'unkeptFiles'>
type Ending = Pick<RoomState, 'handIn' | 'isOver'>

export function saveWordsOf(
  entry: Entry | undefined,
  { failure, isKept, unkeptFiles, handIn, isOver }: Keeping & Ending,
  isMissing: Missing,
): SaveWords | undefined {
  if (entry === undefined) return undefined
  const { save } = words
  if (entry.isElsewhere) return { tone: 'device', text: save.awaited }
  if (entry.state !== 'refused' && isFileLost(entry, isMissing)) return { tone: 'refused', text: save.fileLost }
  if (entry.state === 'refused' && handIn === undefined && !isOver) return { tone: 'refused', text: entry.refusal ?? save.notTaken }
  if (entry.state !== 'device') return { tone: entry.state, text: save[entry.state] }
  const here = isKept && !unkeptFiles.includes(entry.question) ? save.device : save.memory
  return { tone: 'device', text: failure === undefined ? here : save.withCause(here, save.cause[failure.cause]) }
}

type Summed = Keeping & Ending & Pick<RoomState, 'entries'>
export type Summary = 'none' | 'all' | 'sending' | 'device' | 'memory' | 'lost' | 'refused'

/** Of all answers together. */
export function summaryOf({ entries, handIn, isOver, failure, ...keeping }: Summed, isMissing: Missing): Summary {
  const all = Object.values(entries)
  if (all.length === 0) return 'none'
  const unsent = all.filter(isUnsent)
  const lost = unsent.filter((entry) => isFileLost(entry, isMissing))
  if (lost.length > 0 && handIn === undefined && !isOver) return 'lost'
  if (lost.length === unsent.length) return lost.length > 0 || all.some(({ state }) => state === 'refused') ? 'refused' : 'all'
  if (failure === undefined) return 'sending'
  return isAllKept(keeping) ? 'device' : 'memory'
}

export function unsentIn({ entries }: Pick<RoomState, 'entries'>): number {
  return Object.values(entries).filter(isUnsent).length
}
