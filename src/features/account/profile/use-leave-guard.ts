/** Asks before a page with unsaved changes is left for another one. A reload needs no question: the draft is kept. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { words } from './words.ts'

export function useLeaveGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    // Whoever logs out, or has lost the session, leaves without being asked.
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && useSession.getState().status === 'signed-in',
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isAsked = true
    void confirmAsked(words.leave).then((isLeaving) => {
      if (!isAsked) return
      if (isLeaving) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isAsked = false
    }
  }, [blocker])
}
