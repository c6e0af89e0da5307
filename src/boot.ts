/**
 * The first of the app's own files to run. It lets the painted frame of the HTML file be seen before all the others begin: where
 * the service worker has them they are there at once, and would hold up the first picture. The fonts come last: the device has
 * letters of its own, and on a slow line the app's files have it to themselves until then.
 */
const LONGEST_WAIT = 500

/** `later` until they are asked for, `coming` until they are there: `ui/fonts.css` holds them back, and what is painted in other letters keeps its lines. */
function showOwnFonts(): void {
  const { dataset } = document.documentElement
  if (dataset['fonts'] !== 'later') return
  dataset['fonts'] = 'coming'
  // Asked for when the page is next laid out; after that they are awaited.
  afterFrame(() => void document.fonts.ready.then(() => delete dataset['fonts']))
}

function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

let hasBegun = false

async function begin(): Promise<void> {
  if (hasBegun) return
  hasBegun = true
  // A worker has the fonts as well.
  if (navigator.serviceWorker?.controller) showOwnFonts()
  // The questions leave before React begins, which takes a cheap phone a good while.
  await import('./app/first-questions.ts').then(({ askFirst }) => askFirst(window.location.pathname)).catch(() => undefined)
  const { started } = await import('./main.tsx')
  await started.finally(() => afterFrame(showOwnFonts))
}

// By the time of the next frame the whole page has been read; after that frame it is seen.
afterFrame(() => void begin())
// A page out of sight has no frames.
if (document.visibilityState === 'hidden') void begin()
else setTimeout(() => void begin(), LONGEST_WAIT)
