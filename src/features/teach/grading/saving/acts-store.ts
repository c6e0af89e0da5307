/**
 * The one list of acts of the grading pages: a save, a group, a table are one act each, and the newest is
 * taken back first, whatever it was and wherever the teacher is now. (ruling R34)
 */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { Act, StepsOfAct, TakenBack, WordsOfAct } from './act.ts'
import { type Restored, type SentSave, takeBackSave } from './take-back.ts'

/** Older acts can no longer be taken back. */
const MOST_ACTS = 20

/** The acts of this page that can be taken back, the newest last. */
export const useActs = create<{ acts: readonly Act[] }>(() => ({ acts: [] }))

let lastId = 0

export function recordAct(saves: readonly SentSave[]): Act {
  lastId += 1
  const act = { id: lastId, saves }
  if (saves.length > 0) useActs.setState(({ acts }) => ({ acts: [...acts, act].slice(-MOST_ACTS) }))
  return act
}

function put(parts: Omit<Act, 'id'>): Act {
  lastId += 1
  const act = { id: lastId, ...parts }
  useActs.setState(({ acts }) => ({ acts: [...acts, act].slice(-MOST_ACTS) }))
  return act
}

/** An act of more papers than are sent at once. */
export const recordSteps = (inSteps: StepsOfAct): Act => put({ saves: [], inSteps })

/** Words to a learner, with the marks that were given with them. */
export const recordWords = (saves: readonly SentSave[], words: WordsOfAct): Act => put({ saves, words })

/** The paper has the marks of the act before again, under the key of the save that brings them back. */
function linkActs({ submission: { _id: id }, before }: SentSave, { key = before.key }: Restored): void {
  const link = (save: SentSave): SentSave =>
    key === undefined || save.submission._id !== id || save.key !== before.key ? save : { ...save, key }
  useActs.setState(({ acts }) => ({ acts: acts.map((act) => ({ ...act, saves: act.saves.map(link) })) }))
}

export function takeBackAct(given: Act): TakenBack {
  const { id } = given
  // A toast has the act as it was before others were taken back.
  const act = useActs.getState().acts.find((each) => each.id === id) ?? given
  useActs.setState(({ acts }) => ({ acts: acts.filter((each) => each.id !== id) }))
  const saves = act.saves.filter((save) => {
    const restored = takeBackSave(save)
    if (restored) linkActs(save, restored)
    return restored !== undefined
  })
  return {
    saves,
    left: act.saves.length - saves.length,
    inSteps: act.inSteps?.takeBack() ?? 0,
    ...(act.words && { words: { act: act.words, said: act.words.takeBack() } }),
  }
}

/** Takes back the newest act, and never an earlier one in its place; undefined if there is no act. */
export function takeBackNewest(): TakenBack | undefined {
  const newest = useActs.getState().acts.at(-1)
  return newest && takeBackAct(newest)
}

export function reset(): void {
  useActs.setState({ acts: [] })
}
runAtSessionEnd(reset)
