/** How far answers have come, in words. 'Accepted' is said only on the server's word. (ruling R34) */
import { type Answer, isFileLost, isUnsent } from '../attempt/answer.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { words } from './words.ts'

/** What a shape and a colour go with the words. */
export type SaveTone = Answer['state']

export interface SaveWords {
  tone: SaveTone
  text: string
}

type Missing = (question: string) => boolean

/** False: this device refuses what is written, or the bytes of a file. */
export function isAllStored({ isStored, unstoredFiles }: Pick<RoomState, 'isStored' | 'unstoredFiles'>): boolean {
  return isStored && unstoredFiles.length === 0
}

type Keeping = Pick<RoomState, 'failure' | 'isStored' | 'unstoredFiles'>
type Ending = Pick<RoomState, 'handIn' | 'isOver'>

export function saveWordsOf(
  answer: Answer | undefined,
  { failure, isStored, unstoredFiles, handIn, isOver }: Keeping & Ending,
  isMissing: Missing,
): SaveWords | undefined {
  if (answer === undefined) return undefined
  const { save } = words
  if (answer.kind === 'remote-file') return { tone: 'dirty', text: save.awaited }
  if (answer.state !== 'refused' && isFileLost(answer, isMissing)) return { tone: 'refused', text: save.fileLost }
  if (answer.state === 'refused' && handIn === undefined && !isOver) return { tone: 'refused', text: answer.refusal ?? save.notTaken }
  if (answer.state !== 'dirty') return { tone: answer.state, text: save[answer.state] }
  const here = isStored && !unstoredFiles.includes(answer.question) ? save.dirty : save.memory
  return { tone: 'dirty', text: failure === undefined ? here : save.withCause(here, save.cause[failure.cause]) }
}

type Summed = Keeping & Ending & Pick<RoomState, 'answers'>
export type Summary = 'none' | 'all' | 'sending' | 'device' | 'memory' | 'lost' | 'refused'

/** Of all answers together. */
export function summaryOf({ answers, handIn, isOver, failure, ...keeping }: Summed, isMissing: Missing): Summary {
  const all = Object.values(answers)
  if (all.length === 0) return 'none'
  const unsent = all.filter(isUnsent)
  const lost = unsent.filter((answer) => isFileLost(answer, isMissing))
  if (lost.length > 0 && handIn === undefined && !isOver) return 'lost'
  if (lost.length === unsent.length) return lost.length > 0 || all.some(({ state }) => state === 'refused') ? 'refused' : 'all'
  if (failure === undefined) return 'sending'
  return isAllStored(keeping) ? 'device' : 'memory'
}

export function unsentIn({ answers }: Pick<RoomState, 'answers'>): number {
  return Object.values(answers).filter(isUnsent).length
}
