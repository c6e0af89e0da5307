/** Prints the CV, whose file comes behind the first drawing: a press that is quicker than it waits. (ruling R55) */
import { words } from './words.ts'

/** React holds back what comes late for a third of a second. */
const MOST_FRAMES = 60

/** The CV is drawn for the time of a print alone: as if there were one. */
function isReady(): boolean {
  dispatchEvent(new Event('beforeprint'))
  const isDrawn = document.querySelector(`article[aria-label="${words.cv}"]`) !== null
  dispatchEvent(new Event('afterprint'))
  return isDrawn
}

export async function printCv(): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && !isReady(); frame++) await new Promise(requestAnimationFrame)
  globalThis.print()
}
