/**
 * The first script to run. It waits until the HTML file's prerendered frame was seen, and then starts the app:
 * with the service worker all files are available at once, and running them would delay the first paint. The
 * fonts load last, so that on a slow connection the app's files come first; until then the device's own fonts
 * are used.
 */

import { hasPicture, showFirstPicture } from './app/start/first-picture.ts'
import { redoAfterDrawing } from './app/start/prerendered-frame.ts'
import { findStart, sendFirstCalls } from './app/start/send-first-calls.ts'
import { keepInstallPrompt } from './stores/browser/install-prompt.ts'
import './ui/theme/fonts.css'

const LONGEST_WAIT = 500
/** How long the app's files wait for the first picture, in milliseconds. */
const LONGEST_HOLD = 1500

/** Windows in which headings have their own font family. (`ui/theme/base.css`, ruling R27) */
const WIDE = '(min-width: 64em)'
const TEXT = "1em 'Noto Sans Bengali'"
const HEADINGS = "600 1em 'Anek Bangla'"
/** One letter of each script: each has its own font file. */
const LETTERS = 'ক a'

/** Set once the fonts are in the browser's cache: then the next page renders its text only once. */
const CACHED = 'karigor-fonts'
/** The switch that saves data: 85 kB of fonts are not loaded then. (`stores/browser/save-data.ts`) */
const SAVING = 'karigor-save-data'
/** Storage may be denied. */
function hasMark(name: string, value = '1'): boolean {
  try {
    return localStorage.getItem(name) === value
  } catch {
    return false
  }
}
function storeMark(): void {
  try {
    localStorage.setItem(CACHED, '1')
  } catch {
    // Without the mark the next page renders its text twice.
  }
}

/** The value of `data-fonts` while the visit keeps the device's own letters. */
const DEVICE = 'device'

/**
 * These letters differ in width in every Bengali font; a device without one shows the same box for each. No
 * danda, which fonts of other scripts have.
 */
const UNLIKE = ['ক', 'ঞ', 'ঔ']

function hasBengaliFont(): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) return false
  pen.font = '32px system-ui'
  return new Set(UNLIKE.map((letter) => pen.measureText(letter).width)).size > 1
}

/**
 * Loads the fonts after `when` and shows them all at once, so that text reflows only once;
 * `ui/theme/fonts.css` hides them until then. A visit that began with the device's own letters keeps them: all
 * that is being read would move.
 */
async function showOwnFonts(when?: Promise<void>): Promise<void> {
  const { dataset } = document.documentElement
  const isCached = hasMark(CACHED)
  if (dataset['fonts'] !== 'later' || (hasMark(SAVING, 'true') && !isCached)) return
  dataset['fonts'] = !isCached && hasBengaliFont() ? DEVICE : 'coming'
  const wanted = window.matchMedia(WIDE).matches ? [TEXT, HEADINGS] : [TEXT]
  await Promise.allSettled([when, ...wanted.map((font) => document.fonts.load(font, LETTERS))])
  storeMark()
  const show = () => delete dataset['fonts']
  if (dataset['fonts'] !== DEVICE) show()
  else window.addEventListener('beforeprint', show, { once: true })
}

/** Resolves at the app's first render, which removes the prerendered frame. */
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

/** The page's inline script has detected it. (`scripts/frames/old-browser-page.ts`) */
const isOlder = () => 'older' in document.documentElement.dataset

function runAfterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

const start = findStart(window.location.pathname)

/** The files are on the device. */
const isSecond = Boolean(navigator.serviceWorker?.controller)

/** Sends the first calls, and draws their replies. If any of it fails, the page makes the calls itself. */
async function showStart(): Promise<void> {
  if (!start) return
  await sendFirstCalls(start)
  const ask = async (requests: readonly string[]) => sendFirstCalls({ role: start.role, requests })
  if (root && !isOlder()) await showFirstPicture(root, start, { drawn, ask, isSecond })
}
const picture = showStart().catch(() => undefined)

/**
 * Waits for the first picture, or until the server proves slow: the app's files would compete with it for the
 * connection and the processor.
 */
async function waitForPicture(): Promise<void> {
  await Promise.race([picture, new Promise((resolve) => setTimeout(resolve, LONGEST_HOLD))])
}

/** Resolves when the page's own content is there, drawn by the picture or by the app. */
async function waitForContent(): Promise<void> {
  await Promise.race([picture, drawn])
  if (root && !('drawn' in root.dataset)) await drawn
}

let hasBegun = false

/**
 * Starts the preloads that a stored page, or one with a first picture, postpones. Behind a worker styles load
 * with their scripts: the browser would fetch a preloaded one again.
 */
function preloadParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    const { rel = '' } = link.dataset
    if (rel === 'modulepreload' || !isSecond) link.rel = rel
  }
}

// Nothing is drawn before the app here, so its files wait for nothing.
if (!isSecond && !(start && hasPicture(start))) preloadParts()

async function startApp(): Promise<void> {
  // The worker or the cache has the fonts as well, so they are shown with the first content.
  if (isSecond || hasMark(CACHED)) void showOwnFonts(waitForContent())
  await waitForPicture()
  preloadParts()
  if (isOlder()) (await import('./older-browsers.ts')).provideMissing()
  if (start)
    void import('./app/start/preload-start.ts')
      .then(({ preloadStart }) => preloadStart(start))
      .catch(() => undefined)
  const { started } = await import('./main.tsx')
  await started
}

/** The inline script adds its notice when the page's script fails. (`scripts/frames/not-opened.ts`) */
const reportNotOpened = () =>
  document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'))

async function begin(): Promise<void> {
  if (hasBegun) return
  hasBegun = true
  let isDrawn = false
  void drawn.then(() => (isDrawn = true))
  try {
    await startApp()
  } catch (error) {
    if (!isDrawn) reportNotOpened()
    throw error
  } finally {
    runAfterFrame(() => void showOwnFonts())
  }
}

// The browser offers it once, and may do so before the app has loaded.
keepInstallPrompt()
if (root) void redoAfterDrawing(root, drawn, picture)
// The frame may have been shown before this script ran; otherwise it is seen after the next frame, when the
// whole page has been parsed.
new PerformanceObserver(() => void begin()).observe({ type: 'paint', buffered: true })
runAfterFrame(() => void begin())
// A hidden page gets no frames.
if (document.visibilityState === 'hidden') void begin()
else setTimeout(() => void begin(), LONGEST_WAIT)
