/** Font sizes in px, the largest first. */
const LARGEST = 15
const SMALLEST = 9
const STEP = 0.5

/** False if the smallest size is too large. */
function tryLetters(page: HTMLElement): boolean {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    page.style.setProperty('--letter', `${size}px`)
    if (page.scrollHeight <= page.clientHeight) return true
  }
  return false
}

/**
 * Sets the largest font size with which a page of fixed height fits; its lengths are multiples of `--letter`.
 * If even the smallest is too large, `data-tight` shortens each text.
 */
export function setLetterSize(page: HTMLElement): void {
  if (tryLetters(page)) return
  page.dataset['tight'] = ''
  tryLetters(page)
}
