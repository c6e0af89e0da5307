/** Contact of a kept class with the server on its own page: allowed, or refused. (ruling R68) */

import { useEffect } from 'react'
import type { Recording } from '#src/api/shapes/recording.ts'
import type { Loaded } from '#src/api/use-api.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { recordContact, recordRefusal } from '#src/stores/kept/change-kept.ts'
import { readKept } from '#src/stores/kept/kept-store.ts'

/** An older reply comes from the device, in milliseconds. */
const JUST_NOW = 60_000

export function useKeptContact(id: string, { data, error, fetchedAt }: Loaded<Recording>): void {
  useEffect(() => {
    void readKept().then(() => {
      if (error) recordRefusal(id, error.status)
      else if (data && getDeviceNow() - (fetchedAt ?? 0) < JUST_NOW) recordContact(id, data)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- each reply is one contact
  }, [id, fetchedAt, error])
}
