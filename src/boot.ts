/**
 * The first script to run. It waits until the painted frame of the HTML file was seen and then begins the app: from the service worker
 * all files are there at once, and would hold up the first picture. The fonts come last, so that on a slow line the app's files have
 * it to themselves; the device has letters of its own.
 */

import { findStart, sendBareRequests } from './app/start/bare-requests.ts'
import { redoAfterDrawing } from './app/start/painted-frame.ts'
import { keepInstallPrompt } from './stores/browser/install-prompt.ts'
import './ui/theme/fonts.css'

const LONGEST_WAIT = 500

/** Windows in which headings have a family of their own. (`ui/theme/base.css`, ruling R27) */
const WIDE = '(min-width: 64em)'
const TEXT = "1em 'Noto Sans Bengali'"
const HEADINGS = "600 1em 'Anek Bangla'"
/** One letter of each alphabet: each alphabet has its own font file. */
const LETTERS = 'ক a'

/** Set once the families lie in the browser's cache: the next page draws once with them, and not a second time. */
const CACHED = 'karigor-fonts'
/** Storage may be denied. */
function hasMark(): boolean {
  try {
    return localStorage.getItem(CACHED) !== null
  } catch {
    return false
  }
}
function storeMark(): void {
  try {
    localStorage.setItem(CACHED, '1')
  } catch {
    // The next page draws twice.
  }
}

/** Fetches the families and shows them all at once, after `when`, so that lines break anew only once; `ui/theme/fonts.css` holds them back until then. */
async function showOwnFonts(when?: Promise<void>): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['fonts'] !== 'later') return
  dataset['fonts'] = 'coming'
  const wanted = window.matchMedia(WIDE).matches ? [TEXT, HEADINGS] : [TEXT]
  await Promise.allSettled([when, ...wanted.map((font) => document.fonts.load(font, LETTERS))])
  delete dataset['fonts']
  storeMark()
}

/** Resolves at the app's first drawing, which removes the painted frame. */
function waitUntilDrawn(root: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect()
      resolve()
    })
    watch.observe(root, { childList: true })
  })
}

const root = document.querySelector<HTMLElement>('#root')
const drawn = root ? waitUntilDrawn(root) : Promise.resolve()

function runAfterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

const start = findStart(window.location.pathname)
let hasBegun = false

/** Starts the preloads that a page from the service worker puts off until its first picture was seen; its styles come with their scripts. */
function preloadParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel="modulepreload"]'))
    link.rel = 'modulepreload'
}

async function begin(): Promise<void> {
  if (hasBegun) return
  hasBegun = true
  preloadParts()
  // The page's inline script has looked. (`scripts/frames/old-browser-page.ts`)
  if ('older' in document.documentElement.dataset) (await import('./older-browsers.ts')).provideMissing()
  if (start)
    void import('./app/start/preload-start.ts')
      .then(({ preloadStart }) => preloadStart(start))
      .catch(() => undefined)
  // The worker or the cache has the fonts as well: they come with the first drawing, which breaks the lines anyway.
  if (navigator.serviceWorker?.controller || hasMark()) void showOwnFonts(drawn)
  const { started } = await import('./main.tsx')
  await started.finally(() => runAfterFrame(() => void showOwnFonts()))
}

// The browser offers it once, and may do so before the app has come.
keepInstallPrompt()
if (root) void redoAfterDrawing(root, drawn)
// Whatever goes wrong with these, the page asks for itself.
if (start) void sendBareRequests(start).catch(() => undefined)
// The frame may have been painted before this ran; else it is seen after the next frame, by which the whole page has been read.
new PerformanceObserver(() => void begin()).observe({ type: 'paint', buffered: true })
runAfterFrame(() => void begin())
// A page out of sight has no frames.
if (document.visibilityState === 'hidden') void begin()
else setTimeout(() => void begin(), LONGEST_WAIT)
