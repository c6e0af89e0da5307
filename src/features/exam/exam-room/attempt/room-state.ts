/** The state of the room, outside of React: a part on screen hears only of what it asked for. */
import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import type { KeptHandIn } from '#src/stores/attempt-drafts/kept-draft.ts'
import type { Failure } from './back-off.ts'
import type { Entries } from './entry.ts'

export interface RoomState {
  entries: Entries
  /** Why what is unsent is unsent; undefined while all goes well. */
  failure: Failure | undefined
  /** Asked for, by the learner or the clock. */
  handIn: KeptHandIn | undefined
  /** The server's word that it is handed in. */
  submission: Submission | undefined
  /** The deadline has passed: nothing more is written. */
  isOver: boolean
  /** False: this device keeps nothing, the page's memory is all there is. */
  isKept: boolean
  /** Questions whose files live in the page's memory alone. */
  unkeptFiles: readonly string[]
  /** False: another tab sends. */
  isWriter: boolean
}

export interface RoomStore {
  get: () => RoomState
  set: (change: Partial<RoomState>) => void
  listen: (listener: () => void) => () => void
}

export function makeRoomStore(entries: Entries, handIn: KeptHandIn | undefined): RoomStore {
  let state: RoomState = {
    entries,
    handIn,
    failure: undefined,
    submission: undefined,
    isOver: false,
    isKept: true,
    unkeptFiles: [],
    isWriter: true,
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

/** What a file answer says of itself before the server has its bytes. */
export function announcedFile(file: Pick<File, 'name' | 'size'>): AnswerValue {
  return { url: '', name: file.name, size: file.size, sha256: '' }
}
