/** Provides what every part of the room may need; none of it changes while the room is open. */

import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { AttemptRoom } from '../attempt/attempt-room.ts'
import type { RoomState } from '../attempt/room-state.ts'

/** Takes the answers; a guest's quiz has a target without an attempt. */
export type AnswerTarget = Pick<
  AttemptRoom,
  | 'store'
  | 'edit'
  | 'chooseFile'
  | 'choosePages'
  | 'cancelFile'
  | 'takeOther'
  | 'dropOther'
  | 'clear'
  | 'isFileMissing'
  | 'handIn'
  | 'endByTime'
  | 'sendNow'
>

export interface RoomFacts {
  room: AnswerTarget
  attemptId: string
  /** The id of the exam, the level or the quiz. */
  examId: string
  /** Missing where nothing ends by the clock. */
  deadline?: string | null | undefined
  /** When the attempt was started; missing where nothing ends by the clock. */
  startedAt?: string | undefined
  /** Id of the exam or the level. */
  title?: string
  /** The only origin that may get the access token. (ruling R18) */
  codeEditorOrigin: string
  /** A teacher tries the exam: no text about saving would be true. */
  isTrial?: boolean
  /** Code answers may be run: in practice, never in an exam. */
  canRun?: boolean
}

export const RoomContext = createContext<RoomFacts | undefined>(undefined)

export function useRoomFacts(): RoomFacts {
  const facts = useContext(RoomContext)
  if (facts === undefined) throw new Error('This part stands in an exam room only')
  return facts
}

export function useRoom(): AnswerTarget {
  return useRoomFacts().room
}

/**
 * Selects a part of the state and re-renders only if it changes, so `select` returns texts, numbers or
 * objects of the state itself.
 */
export function useRoomState<T>(select: (state: RoomState) => T): T {
  const { store } = useRoom()
  const read = useCallback(() => select(store.get()), [select, store])
  return useSyncExternalStore(store.listen, read)
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Leaves the field uncontrolled: typing re-renders nothing, so that long texts stay fast on slow phones.
 * `read` extracts the field's text from the answer. Changes from another tab or the server are shown in the
 * field.
 */
export function useTextField<F extends Field>(
  question: string,
  read: (value: AnswerValue | undefined) => string,
): RefObject<F | null> {
  const { store } = useRoom()
  const field = useRef<F>(null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    let shown: AnswerValue | undefined
    const show = () => {
      const value = store.get().answers[question]?.value
      const element = field.current
      if (element === null || value === shown) return
      shown = value
      const text = latest.current(value)
      if (element.value !== text) element.value = text
    }
    show()
    return store.listen(show)
  }, [question, store])
  return field
}

export function readText(value: AnswerValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
