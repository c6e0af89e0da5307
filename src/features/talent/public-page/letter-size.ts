/** Sizes of letters in px, the largest first. */
const LARGEST = 15
const SMALLEST = 9
const STEP = 0.5

/** False when the smallest letters are too large. */
function tryLetters(page: HTMLElement): boolean {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    page.style.setProperty('--letter', `${size}px`)
    if (page.scrollHeight <= page.clientHeight) return true
  }
  return false
}

/**
 * Sets the largest letters with which the whole of a page of fixed height is seen; its lengths are multiples of `--letter`. Where the
 * smallest are too large as well, `data-tight` shortens each text.
 */
export function setLetterSize(page: HTMLElement): void {
  if (tryLetters(page)) return
  page.dataset['tight'] = ''
  tryLetters(page)
}
