/** Collects what a program prints: few messages, and no more letters than the page can show. (ruling R75) */

import { MOST_OUTPUT, type Tone } from './run-parts.ts'

const SENDS_FROM = 4_000
const SENDS_EVERY_MS = 100
/** Lines that are sent at once: a loop without end may follow, and what is held then is lost. */
const SENT_AT_ONCE = 1_000

export interface PrintBuffer {
  print: (text: string, tone?: Tone) => void
  flush: () => void
  readonly isCut: boolean
}

export function makePrintBuffer(
  send: (text: string, tone: Tone) => void,
  readClock: () => number = () => performance.now(),
): PrintBuffer {
  let [left, isCut, sentAt, lines] = [MOST_OUTPUT, false, readClock(), 0]
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
      lines += 1
      if (lines <= SENT_AT_ONCE || held.length >= SENDS_FROM || readClock() - sentAt >= SENDS_EVERY_MS)
        flush()
    },
  }
}
