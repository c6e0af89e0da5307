import { useSyncExternalStore } from 'react'
import { isPictureHeld } from '#src/lib/held-pictures.ts'
import { watchSaving } from '#src/lib/saving-data.ts'

/** Tells whether a picture waits for a press, since the device saves data. (ruling R69) */
export function useIsPictureHeld(src: string | null | undefined): boolean {
  return useSyncExternalStore(
    watchSaving,
    () => Boolean(src) && isPictureHeld(src!),
    () => false,
  )
}
