/** Provides what every part of the room may need; none of it changes while the room is open. */
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { AttemptRoom } from '../attempt/attempt-room.ts'
import type { RoomState } from '../attempt/room-state.ts'

/** Takes the answers; a guest's quiz has a target without an attempt. */
export type AnswerTarget = Pick<
  AttemptRoom,
  'store' | 'edit' | 'chooseFile' | 'cancelFile' | 'clear' | 'isFileMissing' | 'handIn' | 'endByTime' | 'sendNow'
>

export interface RoomFacts {
  room: AnswerTarget
  attemptId: string
  /** The id of the exam, the level or the quiz. */
  examId: string
  /** The only origin that may get the access token. (ruling R18) */
  codeEditorOrigin: string
}

export const RoomContext = createContext<RoomFacts | undefined>(undefined)

export function useRoomFacts(): RoomFacts {
  const facts = use(RoomContext)
  if (facts === undefined) throw new Error('This part stands in an exam room only')
  return facts
}

export function useRoom(): AnswerTarget {
  return useRoomFacts().room
}

/** Selects a part of the state and re-renders only when it changes, so `select` returns texts, numbers or objects of the state itself. */
export function useRoomState<T>(select: (state: RoomState) => T): T {
  const { store } = useRoom()
  const read = useCallback(() => select(store.get()), [select, store])
  return useSyncExternalStore(store.listen, read)
}
