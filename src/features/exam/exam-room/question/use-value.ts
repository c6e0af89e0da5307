import { useCallback } from 'react'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { useRoomState } from '../room/context.ts'

/** Returns the value of one answer and re-renders only if that value changes. */
export function useValue(question: string): AnswerValue | undefined {
  return useRoomState(useCallback((state: RoomState) => state.answers[question]?.value, [question]))
}

/** True after the submission or the deadline, when nothing more can be written. */
export function useIsClosed(): boolean {
  return useRoomState((state) => state.isOver || state.handIn !== undefined)
}
