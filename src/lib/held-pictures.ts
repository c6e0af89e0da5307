/** Pictures that come by a press while the device saves data: a shown one stays for the page's life. (ruling R69) */

import { isSaving } from './saving-data.ts'

const shown = new Set<string>()
const watchers = new Set<() => void>()
let version = 0

/** What the page holds itself costs nothing. */
export const isPictureHeld = (src: string): boolean =>
  isSaving() && !shown.has(src) && !/^(?:blob|data):/.test(src)

/** Changes whenever another picture may be shown. */
export const readHeldVersion = (): number => version

export function tellSaving(): void {
  version += 1
  for (const tell of watchers) tell()
}

export function showPicture(src: string): void {
  shown.add(src)
  tellSaving()
}

export function watchPictures(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export function forgetShown(): void {
  shown.clear()
}
