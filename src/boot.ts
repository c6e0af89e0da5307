/**
 * The first of the app's own files to run. It lets the painted frame of the HTML file be seen before all the others begin: where
 * the service worker has them they are there at once, and would hold up the first picture.
 */
const LONGEST_WAIT = 500

/** Twice is once. */
function begin(): void {
  void import('./main.tsx')
}

// By the time of the next frame the whole page has been read; after that frame it is seen.
requestAnimationFrame(() => setTimeout(begin))
// A page out of sight has no frames.
if (document.visibilityState === 'hidden') begin()
else setTimeout(begin, LONGEST_WAIT)
