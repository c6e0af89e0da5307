/**
 * The first of the app's own files to run. It lets the painted frame of the HTML file be seen before all the others begin: where
 * the service worker has them they are there at once, and would hold up the first picture. The fonts come last: the device has
 * letters of its own, and on a slow line the app's files have it to themselves until then.
 */
import { findStart, sendBareRequests } from './app/bare-requests.ts'
import { redoAfterDrawing } from './app/painted-frame.ts'

const LONGEST_WAIT = 500

/** Where headings have a family of their own. (`ui/theme/base.css`, ruling R27) */
const WIDE = '(min-width: 64em)'
const TEXT = "1em 'Noto Sans Bengali'"
const HEADINGS = "600 1em 'Anek Bangla'"
/** A letter of each alphabet: of either is a file of its own. */
const LETTERS = 'ক a'

/** Fetches the families and, once `when` has come, shows them all at once, so that lines break anew but a single time; `ui/theme/fonts.css` holds them back until then. */
async function showOwnFonts(when?: Promise<void>): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['fonts'] !== 'later') return
  dataset['fonts'] = 'coming'
  const wanted = window.matchMedia(WIDE).matches ? [TEXT, HEADINGS] : [TEXT]
  await Promise.allSettled([when, ...wanted.map((font) => document.fonts.load(font, LETTERS))])
  delete dataset['fonts']
}

/** The app has drawn for the first time: the painted frame is gone. */
function whenDrawn(root: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect()
      resolve()
    })
    watch.observe(root, { childList: true })
  })
}

const root = document.querySelector<HTMLElement>('#root')
const drawn = root ? whenDrawn(root) : Promise.resolve()

function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

const start = findStart(window.location.pathname)
let hasBegun = false

/** A page from the service worker has put them off until its first picture was seen. */
function preloadParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = 'modulepreload'
}

async function begin(): Promise<void> {
  if (hasBegun) return
  hasBegun = true
  preloadParts()
  if (start) void import('./app/preload-start.ts').then(({ preloadStart }) => preloadStart(start)).catch(() => undefined)
  // A worker has the fonts as well: they come with the first drawing, whose lines are broken then anyway.
  if (navigator.serviceWorker?.controller) void showOwnFonts(drawn)
  const { started } = await import('./main.tsx')
  await started.finally(() => afterFrame(() => void showOwnFonts()))
}

if (root) void redoAfterDrawing(root, drawn)
// Whatever goes wrong with these, the page asks for itself.
if (start) void sendBareRequests(start).catch(() => undefined)
// Its frame may have been drawn before this ran; else, by the time of the next frame the whole page has been read, and after that frame it is seen.
new PerformanceObserver(() => void begin()).observe({ type: 'paint', buffered: true })
afterFrame(() => void begin())
// A page out of sight has no frames.
if (document.visibilityState === 'hidden') void begin()
else setTimeout(() => void begin(), LONGEST_WAIT)
