import { useSyncExternalStore } from 'react'
import { isPictureHeld, watchPictures } from '#src/lib/held-pictures.ts'

/** Tells whether a picture waits for a press, since the device saves data. (ruling R69) */
export function useIsPictureHeld(src: string | null | undefined): boolean {
  return useSyncExternalStore(
    watchPictures,
    () => Boolean(src) && isPictureHeld(src!),
    () => false,
  )
}
