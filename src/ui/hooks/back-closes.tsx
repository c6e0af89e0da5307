import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBackCloses } from './use-back-closes.ts'

/** Where the page stands among those of the app, by the router's own count. */
const isFirstPage = (): boolean => !((window.history.state as { idx?: number } | null)?.idx ?? 0)

/** The entry that a window has added to the way back. */
export interface BackEntry {
  add: () => void
  /** True when there is one; it is the caller's then to go over it. */
  take: () => boolean
}

export function makeBackEntry(): BackEntry {
  let isThere = false
  return {
    add: () => {
      isThere = true
    },
    take: () => {
      const was = isThere
      isThere = false
      return was
    },
  }
}

/**
 * Back closes a window over the page. Mounted while the window is open alone: the page below may have a rule of its own for its leaving.
 * Behind the first page of a visit is none of ours, and no rule keeps Back: it gets an entry of its own, which goes with the window.
 */
export function BackCloses({ entry, onClose }: { entry: BackEntry; onClose: () => void }) {
  const navigate = useNavigate()
  const location = useLocation()
  const here = useRef(location)
  useBackCloses(onClose)
  useEffect(() => {
    if (!isFirstPage()) return undefined
    const { state } = here.current
    entry.add()
    void navigate(here.current, { state, preventScrollReset: true })
    return () => {
      // Who goes somewhere has put the new page in its place by then.
      setTimeout(() => {
        if (entry.take()) void navigate(-1)
      })
    }
  }, [navigate, entry])
  return null
}
