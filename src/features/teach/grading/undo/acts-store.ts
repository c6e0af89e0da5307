/**
 * The one list of acts of the grading pages: a save, a group, a table are one act each, and the newest is
 * taken back first, whatever it was and wherever the teacher is now. (ruling R34)
 */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { type SentSave, takeBackSave } from './take-back.ts'

/** What one press has sent. */
export interface Act {
  saves: readonly SentSave[]
}

export interface TakenBack {
  saves: readonly SentSave[]
  /** Papers that somebody has changed since, which stay unchanged. */
  left: number
}

/** Older acts can no longer be taken back. */
const MOST_ACTS = 20

/** The acts of this page that can be taken back, the newest last. */
export const useActs = create<{ acts: readonly Act[] }>(() => ({ acts: [] }))

export function recordAct(saves: readonly SentSave[]): Act {
  const act = { saves }
  if (saves.length > 0) useActs.setState(({ acts }) => ({ acts: [...acts, act].slice(-MOST_ACTS) }))
  return act
}

export function takeBackAct(act: Act): TakenBack {
  useActs.setState(({ acts }) => ({ acts: acts.filter((each) => each !== act) }))
  const saves = act.saves.filter((save) => takeBackSave(save))
  return { saves, left: act.saves.length - saves.length }
}

/** Takes back the newest act of which something can be; undefined if there is none. */
export function takeBackNewest(): TakenBack | undefined {
  for (const act of useActs.getState().acts.toReversed()) {
    const taken = takeBackAct(act)
    if (taken.saves.length > 0) return taken
  }
  return undefined
}

export function reset(): void {
  useActs.setState({ acts: [] })
}
runAtSessionEnd(reset)
