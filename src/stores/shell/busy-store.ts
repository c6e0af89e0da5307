/** Work that the app must not break into by itself, with an update or a reload: an exam under way, an unsent grading. */

import { create } from 'zustand'

interface BusyState {
  /** How many pieces of such work are open. */
  works: number
}

const idle: BusyState = { works: 0 }

export const useBusy = create<BusyState>(() => idle)

/** The returned function ends it, once: made to be handed to an effect. */
export function workBegan(): () => void {
  let isOpen = true
  useBusy.setState(({ works }) => ({ works: works + 1 }))
  return () => {
    if (!isOpen) return
    isOpen = false
    useBusy.setState(({ works }) => ({ works: works - 1 }))
  }
}

export function isBusy(): boolean {
  return useBusy.getState().works > 0
}
