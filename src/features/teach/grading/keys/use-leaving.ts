/**
 * Knows that a move is under way. Until the next paper is on screen, no press gives a mark to the one that is
 * being left: the teacher means the next one, and has not seen it yet. (ruling R49)
 */

import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigation } from 'react-router'

export interface Leaving {
  /** A move to this place was requested; one to where the teacher is ends the earlier one. */
  begin: (goal: string) => void
  isUnderWay: () => boolean
}

/** `current`: the place on screen. */
export function useLeaving(current: string): Leaving {
  const at = useRef(current)
  const goal = useRef(current)
  // A link, or the browser's own Back.
  const { state } = useNavigation()
  const isNavigating = useRef(false)
  useLayoutEffect(() => {
    isNavigating.current = state !== 'idle'
  }, [state])
  useLayoutEffect(() => {
    at.current = current
    goal.current = current
  }, [current])
  return useMemo(
    () => ({
      begin: (next) => {
        goal.current = next
      },
      isUnderWay: () => goal.current !== at.current || isNavigating.current,
    }),
    [],
  )
}
