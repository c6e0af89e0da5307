/** Pictures that come by a press while the device saves data: a shown one stays for the page's life. (ruling R69) */

import { isSaving, tellSaving } from './saving-data.ts'

const shown = new Set<string>()

/** What the page holds itself costs nothing. */
export const isPictureHeld = (src: string): boolean =>
  isSaving() && !shown.has(src) && !/^(?:blob|data):/.test(src)

/** It is here already. */
export function keepShown(src: string): void {
  shown.add(src)
}

export function showPicture(src: string): void {
  keepShown(src)
  tellSaving()
}

export function forgetShown(): void {
  shown.clear()
}
