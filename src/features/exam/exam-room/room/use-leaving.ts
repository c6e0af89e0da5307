/** Guards leaving the room: asks first, warns if something would be lost, and logs it for the teacher. */

import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { useSession } from '#src/stores/session/session-store.ts'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { STEP_INSIDE } from '#src/ui/hooks/step-inside.ts'
import { isUnsent } from '../attempt/answer.ts'
import type { AttemptRoom } from '../attempt/attempt-room.ts'
import { isAllStored } from './save-mark.tsx'
import { words } from './words.ts'

/** Recognises the room's own history entry, which survives a reload. */
export function isStepInside(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isInRoom' in state
}

/**
 * Asks before the room is left for another page. An open room adds its own history entry, so that Back comes here
 * first and never leaves the app without asking. `backTo`: the target for a learner who leaves.
 */
export function useLeaveQuestion(isOpen: boolean, backTo: string): void {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const isLeaving = useRef(false)
  const isInside = isStepInside(state)
  useEffect(() => {
    if (isOpen && !isInside && !isLeaving.current)
      void navigate(pathname, { ...STEP_INSIDE, state: { isInRoom: true } })
    // At the receipt Back leaves, as on every page.
    if (!isOpen && isInside && !isLeaving.current) void navigate(-1)
  }, [isOpen, isInside, navigate, pathname])

  const blocker = useBlocker(
    // A logout or a lost session leaves without asking.
    ({ nextLocation }) =>
      isOpen &&
      !isLeaving.current &&
      !isStepInside(nextLocation.state) &&
      useSession.getState().status === 'signed-in',
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isAsked = true
    const isBack = blocker.location.pathname === pathname
    void confirmAsked(words.leave).then((isSure) => {
      if (!isAsked) return
      isLeaving.current = isSure
      if (isSure && !isBack) blocker.proceed()
      else blocker.reset()
      if (isSure && isBack) void navigate(backTo)
    })
    return () => {
      isAsked = false
    }
  }, [blocker, navigate, backTo, pathname])
}

/** Keeps the app from updating or reloading by itself until the server has everything. */
export function useWorkMark(isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? workBegan() : undefined), [isUnderWay])
}

/** Lets the browser ask too, but only if the device stores nothing: otherwise a reload loses nothing. */
export function useCloseGuard({ store }: AttemptRoom): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      const { answers, handIn, submission } = store.get()
      const isWaiting =
        Object.values(answers).some(isUnsent) || (handIn !== undefined && submission === undefined)
      if (!isAllStored(store.get()) && isWaiting) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [store])
}

/** Logs when the page was hidden and shown again, as a fact and not a judgement. */
export function useLeavingLog(room: AttemptRoom, isLogged: boolean): void {
  useEffect(() => {
    if (!isLogged) return undefined
    const onChange = () => room.log(document.visibilityState === 'hidden' ? 'left' : 'back')
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [room, isLogged])
}
