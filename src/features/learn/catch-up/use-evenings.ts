/** The chosen evenings, and which classes were once missed, so that watched ones can be ticked off. */

import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import type { Evenings } from './plan.ts'

const STORAGE_KEY = 'catch-up'
/** Older ones are dropped. */
const MOST = 200

export const MINUTES = [30, 45, 60, 90, 120] as const
export const HOURS = [6, 8, 10, 12, 14, 16, 18, 19, 20, 21, 22] as const

const Stored = v.object({
  evenings: v.optional(
    v.object({
      days: v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
      minutes: v.picklist(MINUTES),
      hour: v.picklist(HOURS),
    }),
  ),
  missed: v.array(v.string()),
})

/** `missed`: ids that are missed now. Returns all that were missed once. */
export function useEvenings(freeDays: readonly number[], missed: readonly string[]) {
  const [stored, setStored] = useState(() => recallOwn(STORAGE_KEY, Stored) ?? { missed: [] })
  const known = [...new Set([...stored.missed, ...missed])].slice(-MOST)
  const all = known.join(' ')
  const { evenings: chosen } = stored
  useEffect(() => {
    rememberOwn(STORAGE_KEY, { evenings: chosen, missed: all === '' ? [] : all.split(' ') })
  }, [chosen, all])
  const evenings: Evenings = chosen ?? { days: freeDays, minutes: 60, hour: 21 }
  const choose = (change: Partial<Evenings>) =>
    setStored((before) => ({ ...before, evenings: { ...evenings, ...change } as typeof chosen }))
  return { evenings, choose, wasMissed: new Set(known) }
}
