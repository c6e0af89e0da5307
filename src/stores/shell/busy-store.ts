/** Work that the app must not interrupt: a running exam, unsent grading, a form with text. */

import { create } from 'zustand'

interface BusyState {
  /** The number of open works, which an update or a reload would interrupt. */
  works: number
  /** The number of drafts in forms on the page; they survive a reload. */
  drafts: number
}

const idle: BusyState = { works: 0, drafts: 0 }

export const useBusy = create<BusyState>(() => idle)

function begin(what: keyof BusyState): () => void {
  let isOpen = true
  useBusy.setState((now) => ({ [what]: now[what] + 1 }))
  return () => {
    if (!isOpen) return
    isOpen = false
    useBusy.setState((now) => ({ [what]: now[what] - 1 }))
  }
}

/** The returned function ends it, once; meant for an effect. */
export const workBegan = () => begin('works')

/** Like {@link workBegan}, for a form with something typed in it. */
export const draftBegan = () => begin('drafts')

export function isBusy(): boolean {
  return useBusy.getState().works > 0
}

/** Tells whether the page holds something that the server does not have: it must not be left by itself. (ruling R93) */
export function hasUnsentHere(): boolean {
  const { works, drafts } = useBusy.getState()
  return works + drafts > 0
}
