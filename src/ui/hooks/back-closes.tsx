import { useEffect, useRef } from 'react'
import { NavigationType, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { useGuardedPage } from '../second-press.ts'
import { STEP_INSIDE } from './step-inside.ts'

/**
 * Reads the page's index in the app's history from the router's own counter; undefined before the first
 * navigation.
 */
const readPlace = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** True while dialogs over the first page have their own history entry: one for all of them. */
let hasEntry = false
let openWindows = 0
/**
 * True while a navigation back over that entry is running; a dialog that opens meanwhile gets its own
 * afterwards.
 */
let isReturning = false
/** True once the document is about to unload: no dialog intercepts Back any more. */
let isLeaving = false

/** Returns true if there is such an entry; the caller must then go back over it. */
export function takeBackEntry(): boolean {
  const had = hasEntry
  hasEntry = false
  return had
}

/** Goes back over that entry before it runs: a history navigation would cancel a reload that has begun. */
export function leaveBackEntry(run: () => void): void {
  if (!takeBackEntry()) return run()
  isLeaving = true
  const leave = () => {
    isLeaving = false
    run()
  }
  window.addEventListener('popstate', leave, { once: true })
  window.history.back()
}

/**
 * The browser's Back closes what is open over the page before it leaves the page, as people expect of a sheet
 * on a phone. Mounted only while the dialog is open: the router uses the newest blocker, and the page below
 * may have its own. The first page of a visit has nothing of ours before it, so no blocker can intercept
 * Back: it gets its own entry, which is removed with the dialog.
 */
export function BackCloses({ onClose }: { onClose: () => void }) {
  useGuardedPage(true)
  const navigate = useNavigate()
  const location = useLocation()
  const here = useRef(location)
  const isAsked = useRef(false)
  // An entry added in between would cancel the navigation, and the person would stay on the page.
  const isMoving = useNavigation().state !== 'idle'
  const isBack = useRef(false)
  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    if (isLeaving || isReturning) return false
    isBack.current = historyAction === NavigationType.Pop
    if (isBack.current) return true
    // A filter that the dialog writes to the address stays when it closes. A page opened from it replaces the
    // entry, so that Back leads straight to the page below.
    if (!takeBackEntry() || historyAction === NavigationType.Replace) return false
    // Not in an effect: the dialog may be gone in the next render.
    queueMicrotask(() => void navigate(nextLocation, { replace: true, state: nextLocation.state as unknown }))
    return true
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    if (isBack.current) onClose()
  }, [blocker, onClose])
  useEffect(() => {
    here.current = location
  }, [location])
  useEffect(() => {
    openWindows += 1
    return () => {
      openWindows -= 1
      // By then a navigation to another page has replaced this entry, or comes after it; a second dialog
      // keeps it.
      setTimeout(() => {
        if (openWindows > 0 || !takeBackEntry() || (readPlace() ?? 1) !== 1) return
        // A memory router, as in tests, navigates without an event.
        isReturning = readPlace() !== undefined
        window.addEventListener('popstate', () => (isReturning = false), { once: true })
        void navigate(-1)
      })
    }
  }, [navigate])
  useEffect(() => {
    if (isMoving || isAsked.current) return undefined
    const addEntry = () => {
      isAsked.current = true
      if (openWindows === 0 || hasEntry || (readPlace() ?? 0) > 0) return
      const { state } = here.current
      void navigate(here.current, { ...STEP_INSIDE, state })
      hasEntry = true
    }
    if (isReturning) window.addEventListener('popstate', addEntry, { once: true })
    else addEntry()
    return () => window.removeEventListener('popstate', addEntry)
  }, [navigate, isMoving])
  return null
}
