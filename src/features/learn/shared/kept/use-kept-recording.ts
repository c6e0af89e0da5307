/** Contact of a kept class with the server on its own page: allowed, refused, or no line. (ruling R68) */

import { useEffect, useState } from 'react'
import type { Recording } from '#src/api/shapes/recording.ts'
import type { Loaded } from '#src/api/use-api.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { recordContact, recordRefusal } from '#src/stores/kept/change-kept.ts'
import { findKept, readKept } from '#src/stores/kept/kept-store.ts'

/** An older reply comes from the device, in milliseconds. */
const JUST_NOW = 60_000

/** The recording of a kept class where the server cannot be asked; undefined otherwise. */
export function useKeptRecording(
  id: string,
  { data, error, fetchedAt }: Loaded<Recording>,
): Recording | undefined {
  const [kept, setKept] = useState<Recording>()
  const isUnanswered = data === undefined && error !== undefined && error.status === undefined
  useEffect(() => {
    void readKept().then(() => {
      if (error) recordRefusal(id, error.status)
      else if (data && getDeviceNow() - (fetchedAt ?? 0) < JUST_NOW) recordContact(id, data)
      if (isUnanswered) setKept(findKept(id)?.recording)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- each reply is one contact
  }, [id, fetchedAt, error])
  return isUnanswered ? kept : undefined
}
