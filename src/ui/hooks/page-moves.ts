/** Navigations that leave the document, in one place, so that tests can replace them. */

import { leaveBackEntry, takeBackEntry } from './back-closes.tsx'

export const pageMoves = {
  /** Reloads the page, also from an open dialog. */
  reload(): void {
    leaveBackEntry(() => globalThis.location.reload())
  },
  /** Replaces a dialog's entry, so that Back leads to the page below it. */
  leave(href: string): void {
    if (takeBackEntry()) globalThis.location.replace(href)
    else globalThis.location.assign(href)
  },
}
