/** Moves that leave the document, in one place: tests put their own in for the browser's. */
import { takeBackEntry } from './back-closes.tsx'

/** A way back that begins after a move has begun breaks it off: a window that closes for the move hands its entry over. */
export const pageMoves = {
  /** Loads the page below the window anew. */
  reload(): void {
    const reload = () => globalThis.location.reload()
    if (!takeBackEntry()) return reload()
    globalThis.addEventListener('popstate', reload, { once: true })
    globalThis.history.back()
  },
  /** Takes the place of the window's entry, so that Back leads to the page below. */
  leave(href: string): void {
    if (takeBackEntry()) globalThis.location.replace(href)
    else globalThis.location.assign(href)
  },
}
