import { useEffect, useRef } from 'react'
import { NavigationType, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'

/** Reads the page's place among those of the app by the router's own count; undefined before the first move. */
const readPlace = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** True while windows over the first page have an entry of their own in the way back: one for all of them. */
let hasEntry = false
let openWindows = 0
/** True while a move back over that entry is under way; a window that opens meanwhile gets its own afterwards. */
let isReturning = false
/** True once the document is about to go: no window keeps Back any more. */
let isLeaving = false

/** True when there is such an entry; it is the caller's then to go over it. */
export function takeBackEntry(): boolean {
  const had = hasEntry
  hasEntry = false
  return had
}

/** Goes back over that entry before it runs: a move in the history breaks off a reload that has begun. */
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
 * The browser's way back closes what lies over the page before it leaves the page, as people expect of a sheet on a phone. Mounted while the
 * window is open alone: the router obeys the newest rule, and the page below may have one of its own for its leaving.
 * Behind the first page of a visit is none of ours, and no rule keeps Back: it gets an entry of its own, which goes with the window.
 */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const location = useLocation()
  const here = useRef(location)
  const isAsked = useRef(false)
  // An entry that came in between would break the move off, and the person would stay where they were about to leave.
  const isMoving = useNavigation().state !== 'idle'
  const isBack = useRef(false)
  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    if (isLeaving || isReturning) return false
    isBack.current = historyAction === NavigationType.Pop
    if (isBack.current) return true
    // A filter that the window writes into the address stays when it closes; a page that is opened from it takes the entry's place, so
    // that Back leads to the page below at once.
    if (!takeBackEntry() || historyAction === NavigationType.Replace) return false
    // Not by an effect: the window may be gone in the next drawing.
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
      // A move to another page has taken this entry's place by then, or stands behind it; a second window keeps it.
      setTimeout(() => {
        if (openWindows > 0 || !takeBackEntry() || (readPlace() ?? 1) !== 1) return
        // A router in memory, as tests have, moves without a word.
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
      void navigate(here.current, { state, preventScrollReset: true })
      hasEntry = true
    }
    if (isReturning) window.addEventListener('popstate', addEntry, { once: true })
    else addEntry()
    return () => window.removeEventListener('popstate', addEntry)
  }, [navigate, isMoving])
  return null
}
