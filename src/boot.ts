/**
 * The first of the app's own files to run. It lets the painted frame of the HTML file be seen before all the others begin: where
 * the service worker has them they are there at once, and would hold up the first picture. The fonts come last: the device has
 * letters of its own, and on a slow line the app's files have it to themselves until then.
 */
const LONGEST_WAIT = 500

/** Where headings have a family of their own. (`ui/base.css`, ruling R27) */
const WIDE = '(min-width: 64em)'
const TEXT = "1em 'Noto Sans Bengali'"
const HEADINGS = "600 1em 'Anek Bangla'"
/** A letter of each alphabet: of either is a file of its own. */
const LETTERS = 'ক a'

/** Fetches the families and then shows them all at once, so that lines break anew but a single time; `ui/fonts.css` holds them back until then. */
async function showOwnFonts(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['fonts'] !== 'later') return
  dataset['fonts'] = 'coming'
  const wanted = window.matchMedia(WIDE).matches ? [TEXT, HEADINGS] : [TEXT]
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font, LETTERS)))
  delete dataset['fonts']
}

function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

let hasBegun = false

/** A page from the service worker has put them off until its first picture was seen. */
function preloadParts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = 'modulepreload'
}

async function begin(): Promise<void> {
  if (hasBegun) return
  hasBegun = true
  // The questions leave before React begins, which takes a cheap phone a good while.
  const asked = import('./app/first-questions.ts').then(({ askFirst }) => askFirst(window.location.pathname))
  preloadParts()
  await asked.catch(() => undefined)
  // A worker has the fonts as well.
  if (navigator.serviceWorker?.controller) void showOwnFonts()
  const { started } = await import('./main.tsx')
  await started.finally(() => afterFrame(() => void showOwnFonts()))
}

// By the time of the next frame the whole page has been read; after that frame it is seen.
afterFrame(() => void begin())
// A page out of sight has no frames.
if (document.visibilityState === 'hidden') void begin()
else setTimeout(() => void begin(), LONGEST_WAIT)
