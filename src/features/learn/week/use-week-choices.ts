/** By whose clock the days are counted, kept on this device. */

import { useState } from 'react'
import * as v from 'valibot'
import { getServerNow } from '#src/lib/server-time.ts'
import { type DayClock, hasOwnDays } from '#src/lib/week.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

const STORAGE_KEY = 'week-clock'

/** Undefined `choose`: the device's days are Dhaka's. */
export function useDayClock(): { clock: DayClock; choose: ((clock: DayClock) => void) | undefined } {
  const [stored, setStored] = useState(() => recallOwn(STORAGE_KEY, v.picklist(['dhaka', 'own'])) ?? 'dhaka')
  if (!hasOwnDays(getServerNow())) return { clock: 'dhaka', choose: undefined }
  const choose = (clock: DayClock) => {
    setStored(clock)
    rememberOwn(STORAGE_KEY, clock)
  }
  return { clock: stored, choose }
}
