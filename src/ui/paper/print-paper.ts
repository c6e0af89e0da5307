/** Opens the print dialog once the paper, its fonts and its pictures have loaded: the browser prints what is on the page at that moment. (ruling R55) */

import sheet from './sheet.module.css'

/** A paper that has not come by then does not come; the page prints as it is. */
const MOST_MS = 10_000

const findSheet = () => document.querySelector(`.${sheet.sheet}`)

/** Some papers are drawn for the time of a print only: as if there were one. */
function hasSheet(): boolean {
  if (findSheet()) return true
  dispatchEvent(new Event('beforeprint'))
  const isDrawn = findSheet() !== null
  dispatchEvent(new Event('afterprint'))
  return isDrawn
}

const waitForPicture = (picture: HTMLImageElement) => {
  // One far down would not come before it is seen.
  picture.loading = 'eager'
  return picture.decode().catch(() => undefined)
}

async function waitForSheet(): Promise<void> {
  const until = performance.now() + MOST_MS
  while (!hasSheet() && performance.now() < until) await new Promise(requestAnimationFrame)
  const end = new Promise((resolve) => {
    setTimeout(resolve, until - performance.now())
  })
  const pictures = [...(findSheet()?.querySelectorAll('img') ?? [])]
  await Promise.race([end, Promise.all([document.fonts?.ready, ...pictures.map(waitForPicture)])])
}

let waiting: Promise<void> | undefined

export async function printPaper(): Promise<void> {
  // A second press while the paper comes asks for nothing new.
  if (waiting) return waiting
  waiting = waitForSheet()
  await waiting
  waiting = undefined
  globalThis.print()
}
