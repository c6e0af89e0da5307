/**
 * The chosen evenings, and which classes were once missed, so that watched ones can be ticked off. The choice is
 * the person's own; the ids are a copy of server data, which ends with the session. (ruling R21)
 */

import { useEffect, useState } from 'react'
import * as v from 'valibot'
import {
  forgetOwn,
  recallCopy,
  recallOwn,
  rememberCopy,
  rememberOwn,
} from '#src/stores/session/own-storage.ts'
import type { Evenings } from './plan.ts'

const STORAGE_KEY = 'catch-up'
/** Older ones are dropped. */
const MOST = 200

export const MINUTES = [30, 45, 60, 90, 120] as const
export const HOURS = [6, 8, 10, 12, 14, 16, 18, 19, 20, 21, 22] as const

const Chosen = v.object({
  evenings: v.object({
    days: v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
    minutes: v.picklist(MINUTES),
    hour: v.picklist(HOURS),
  }),
})
const Missed = v.array(v.string())

/** `missed`: ids that are missed now. Returns all that were missed once. */
export function useEvenings(freeDays: readonly number[], missed: readonly string[]) {
  const [chosen, setChosen] = useState(() => recallOwn(STORAGE_KEY, Chosen)?.evenings)
  const [before] = useState(() => recallCopy(STORAGE_KEY, Missed) ?? [])
  const known = [...new Set([...before, ...missed])].slice(-MOST)
  const all = known.join(' ')
  useEffect(() => {
    // Also drops the ids that earlier releases stored beside the choice.
    if (chosen) rememberOwn(STORAGE_KEY, { evenings: chosen })
    else forgetOwn(STORAGE_KEY)
  }, [chosen])
  useEffect(() => rememberCopy(STORAGE_KEY, all === '' ? [] : all.split(' ')), [all])
  const evenings: Evenings = chosen ?? { days: freeDays, minutes: 60, hour: 21 }
  const choose = (change: Partial<Evenings>) => setChosen({ ...evenings, ...change } as typeof chosen)
  return { evenings, choose, wasMissed: new Set(known) }
}
