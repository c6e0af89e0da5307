/** Sizes of letters in px, the largest first. */
const LARGEST = 15
const SMALLEST = 8.5
const STEP = 0.5

/** Sets the largest letters with which the whole of a page of fixed height is seen; its lengths are multiples of `--letter`. */
export function setLetterSize(page: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    page.style.setProperty('--letter', `${size}px`)
    if (page.scrollHeight <= page.clientHeight) return
  }
}
