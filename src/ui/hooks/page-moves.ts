/** Moves that leave the document, in one place: tests put their own in for the browser's. */

import { leaveBackEntry, takeBackEntry } from './back-closes.tsx'

export const pageMoves = {
  /** Loads the page anew, the one below a window alike. */
  reload(): void {
    leaveBackEntry(() => globalThis.location.reload())
  },
  /** Takes the place of a window's entry, so that Back leads to the page below it. */
  leave(href: string): void {
    if (takeBackEntry()) globalThis.location.replace(href)
    else globalThis.location.assign(href)
  },
}
