/** Work that the app must not interrupt with an update or a reload: a running exam, unsent grading. */

import { create } from 'zustand'

interface BusyState {
  /** The number of open works. */
  works: number
}

const idle: BusyState = { works: 0 }

export const useBusy = create<BusyState>(() => idle)

/** The returned function ends it, once; meant for an effect. */
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
