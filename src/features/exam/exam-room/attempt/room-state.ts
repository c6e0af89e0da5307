/** The state of the room, outside of React: a component re-renders only if its selected value changes. */

import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import type { Answers } from './answer.ts'
import type { StoredHandIn } from './stored.ts'

/**
 * `line`: no reply · `server`: the reply was invalid · `session`: somebody must log in again · `gone`: the
 * server has no such attempt.
 */
export type Cause = 'offline' | 'server' | 'session' | 'gone'

export interface Failure {
  cause: Cause
  /** The server's own message, if it sent one. */
  msg: string | undefined
  /** Milliseconds that the server wants to pass before the next try. */
  retryAfter: number | undefined
}

export interface RoomState {
  answers: Answers
  /** Why answers are unsent; undefined while all goes well. */
  failure: Failure | undefined
  /** A save or the submission has been running for long without a reply. */
  isSlow: boolean
  /** Requested by the learner or the clock. */
  handIn: StoredHandIn | undefined
  /** The server's confirmation of the submission. */
  submission: Submission | undefined
  /** The deadline has passed: nothing more can be written. */
  isOver: boolean
  /**
   * The server accepted another device's submission, or closed the attempt for another reason than its
   * deadline.
   */
  isEndedElsewhere: boolean
  /** Some answers were accepted after the attempt was closed. */
  hasLateAnswers: boolean
  /** False means that this device stores nothing, and only the page's memory has the answers. */
  isStored: boolean
  /** Questions whose files are only in the page's memory. */
  unstoredFiles: readonly string[]
  /** Why the last chosen file for a question is rejected. */
  fileRefusals: Readonly<Record<string, string | undefined>>
  /** False means that another tab sends. */
  isWriter: boolean
  /** Questions whose texts were corrected while the room is open, until the learner has noticed. */
  corrected: readonly string[]
}

export interface RoomStore {
  get: () => RoomState
  set: (change: Partial<RoomState>) => void
  listen: (listener: () => void) => () => void
}

export function makeRoomStore(answers: Answers, handIn: StoredHandIn | undefined): RoomStore {
  let state: RoomState = {
    answers,
    handIn,
    failure: undefined,
    isSlow: false,
    submission: undefined,
    isOver: false,
    isEndedElsewhere: false,
    hasLateAnswers: false,
    isStored: true,
    unstoredFiles: [],
    fileRefusals: {},
    isWriter: true,
    corrected: [],
  }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Builds the value of a file answer before the server has the bytes. */
export function announceFile(file: Pick<File, 'name' | 'size'>): AnswerValue {
  return { url: '', name: file.name, size: file.size, sha256: '' }
}
