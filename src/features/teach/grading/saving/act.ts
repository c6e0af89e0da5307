/** What can be taken back on the grading pages. (ruling R34) */

import type { SentSave } from './take-back.ts'

/** What one press has sent. */
export interface Act {
  id: number
  saves: readonly SentSave[]
  /** A change that is sent in steps, and taken back in steps too. */
  inSteps?: StepsOfAct
  /** Words that were sent with the marks, or instead of them. */
  words?: WordsOfAct
}

/** A reply to the learner of one paper. */
export interface WordsOfAct {
  submission: string
  question: string
  /** Takes the words back if they have not gone; returns a sentence about what became of them. */
  takeBack: () => string
}

export interface StepsOfAct {
  /** Papers of the whole change. */
  count: number
  /** Stops what is left, and begins to bring the others back; returns how many papers that concerns. */
  takeBack: () => number
}

export interface TakenBack {
  saves: readonly SentSave[]
  /** Papers whose earlier marks come back in steps. */
  inSteps: number
  /** Papers that somebody has changed since, which stay unchanged. */
  left: number
  words?: { act: WordsOfAct; said: string }
}
