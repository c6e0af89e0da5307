/**
 * The first of the app's own files to run. It lets the painted frame of the HTML file be seen before all the others begin: where
 * the service worker has them they are there at once, and would hold up the first picture. The fonts come last: the device has
 * letters of its own, and on a slow line the app's files have it to themselves until then.
 */
const LONGEST_WAIT = 500

/** The rule that holds them back stands in `ui/fonts.css`. */
function showOwnFonts(): void {
  document.documentElement.removeAttribute('data-fonts')
}

/** Twice is once. */
function begin(): void {
  // A worker has the fonts as well.
  if (navigator.serviceWorker?.controller) showOwnFonts()
  void import('./main.tsx').then(({ started }) => started).finally(() => requestAnimationFrame(() => setTimeout(showOwnFonts)))
}

// By the time of the next frame the whole page has been read; after that frame it is seen.
requestAnimationFrame(() => setTimeout(begin))
// A page out of sight has no frames.
if (document.visibilityState === 'hidden') begin()
else setTimeout(begin, LONGEST_WAIT)
