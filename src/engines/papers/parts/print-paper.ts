/**
 * Opens the print dialog once the document, its fonts and its pictures have loaded: the browser prints what
 * is on the page at that moment. (ruling R55)
 */

import sheet from './sheet.module.css'

/** A document that has not loaded by then will not; the page prints as it is. */
const MOST_MS = 10_000

const findSheet = () => document.querySelector(`.${sheet.sheet}`)

/** Tells whether there is a sheet; some documents are rendered only while printing. */
function hasSheet(): boolean {
  if (findSheet()) return true
  dispatchEvent(new Event('beforeprint'))
  const isDrawn = findSheet() !== null
  dispatchEvent(new Event('afterprint'))
  return isDrawn
}

const waitForPicture = (picture: HTMLImageElement) => {
  // A picture far down would not load before it is visible.
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
  // A second press while the document loads does nothing.
  if (waiting) return waiting
  waiting = waitForSheet()
  await waiting
  waiting = undefined
  globalThis.print()
}
