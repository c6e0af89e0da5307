/**
 * Stores a page as it is drawn when it is left, so that the next visit begins with it
 * (`start/last-drawn.ts`). Comes with the late code, since nobody leaves a page before that.
 */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { writeText } from '#src/stores/browser/guarded-storage.ts'
import { readBuildDigest } from '../start/build-digest.ts'
import { buildDrawnName, type LastDrawn } from '../start/last-drawn.ts'

/** In characters. */
const MOST = 150_000
/** Skeletons and failures are not worth showing again. */
const UNFINISHED = '[aria-busy="true"], [role="alert"]'

/** Facts that must be current, such as money that is due, are emptied and keep only their height. */
function writeHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  const current = root.querySelectorAll<HTMLElement>('[data-current]')
  copy.querySelectorAll<HTMLElement>('[data-current]').forEach((each, index) => {
    each.style.height = `${current[index]?.offsetHeight}px`
    each.replaceChildren()
  })
  return copy.innerHTML
}

function keep(): void {
  const page = window.location.pathname
  const name = buildDrawnName(page)
  const root = document.querySelector<HTMLElement>('#root')
  if (name === undefined || root === null || root.querySelector(UNFINISHED)) return
  const html = writeHtml(root)
  if (html.length > MOST) return
  const drawn: LastDrawn = {
    release: readBuildDigest(),
    page,
    width: window.innerWidth,
    at: getDeviceNow(),
    html,
  }
  writeText('localStorage', name, JSON.stringify(drawn))
}

function keepIfHidden(): void {
  if (document.visibilityState === 'hidden') keep()
}

/** Stores the open page whenever it is left, for its next visit. */
export function keepLastDrawn(): void {
  window.addEventListener('pagehide', keep)
  // A phone ends a hidden page without another event.
  document.addEventListener('visibilitychange', keepIfHidden)
}
