import { useCallback } from 'react'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { useRoomState } from '../room/context.ts'

/** The present value of one answer; the part is drawn anew when that value changes, and for no other answer's sake. */
export function useValue(question: string): AnswerValue | undefined {
  return useRoomState(useCallback((state: RoomState) => state.answers[question]?.value, [question]))
}

/** Nothing is written any more: handed in, or the time is over. */
export function useIsClosed(): boolean {
  return useRoomState((state) => state.isOver || state.handIn !== undefined)
}
