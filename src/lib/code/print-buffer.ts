/** Collects what a program prints: few messages, and no more letters than the page can show. (ruling R75) */

import { MOST_OUTPUT, type Tone } from './run-parts.ts'

const SENDS_FROM = 4_000
const SENDS_EVERY_MS = 100

export interface PrintBuffer {
  print: (text: string, tone?: Tone) => void
  flush: () => void
  readonly isCut: boolean
}

export function makePrintBuffer(
  send: (text: string, tone: Tone) => void,
  readClock: () => number = () => performance.now(),
): PrintBuffer {
  let [left, isCut, sentAt] = [MOST_OUTPUT, false, readClock()]
  let [held, heldTone]: [string, Tone] = ['', 'plain']
  const flush = () => {
    if (held !== '') send(held, heldTone)
    held = ''
    sentAt = readClock()
  }
  return {
    get isCut() {
      return isCut
    },
    flush,
    print(text, tone = 'plain') {
      if (left <= 0) {
        isCut = true
        return
      }
      if (tone !== heldTone) flush()
      heldTone = tone
      const line = `${text}\n`
      isCut ||= line.length > left
      held += line.slice(0, left)
      left -= line.length
      if (held.length >= SENDS_FROM || readClock() - sentAt >= SENDS_EVERY_MS) flush()
    },
  }
}
