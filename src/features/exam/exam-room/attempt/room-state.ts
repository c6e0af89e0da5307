/** The state of the room, outside of React: a component re-renders only for what it selected. */

import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import type { Answers } from './answer.ts'
import type { StoredHandIn } from './stored.ts'

/** `line`: no reply came · `server`: the reply was no good · `session`: somebody must log in again · `gone`: the server has no such attempt. */
export type Cause = 'line' | 'server' | 'session' | 'gone'

export interface Failure {
  cause: Cause
  /** The server's own sentence, if it gave one. */
  msg: string | undefined
  /** Milliseconds that the server wishes to pass before the next try. */
  retryAfter: number | undefined
}

export interface RoomState {
  answers: Answers
  /** Why unsent answers are unsent; undefined while all goes well. */
  failure: Failure | undefined
  /** A save or the hand-in has been under way for long, without a reply yet. */
  isSlow: boolean
  /** Asked for, by the learner or the clock. */
  handIn: StoredHandIn | undefined
  /** The server's confirmation of the hand-in. */
  submission: Submission | undefined
  /** The deadline has passed: nothing more is written. */
  isOver: boolean
  /** The server took the hand-in of another device, or closed the attempt for another reason than its deadline. */
  isEndedElsewhere: boolean
  /** False: this device stores nothing, the page's memory is all there is. */
  isStored: boolean
  /** Questions whose files live in the page's memory alone. */
  unstoredFiles: readonly string[]
  /** Why the file that was chosen last for a question is not taken. */
  fileRefusals: Readonly<Record<string, string | undefined>>
  /** False: another tab sends. */
  isWriter: boolean
  /** Questions whose words were corrected while the room is open, until the learner has read so. */
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
