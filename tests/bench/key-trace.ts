/**
 * How long the page's main thread works on a key until its letter is painted, from a trace of the browser.
 */

import type { Browser } from 'playwright'
import { median } from './measure.ts'

/** Tasks, events and frames, and little else, since tracing takes time too. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const MICROSECONDS = 1000

/** One span of the trace format's kind 'X', times in microseconds. */
interface Span {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur: number
  args: { data?: { type?: string } }
}

const threadOf = ({ pid, tid }: Span) => `${pid} ${tid}`
const endOf = ({ ts, dur }: Span) => ts + dur
const isLetter = ({ name, args }: Span) => name === 'EventDispatch' && args.data?.type === 'input'

async function spansOf(browser: Browser, work: () => Promise<void>): Promise<Span[]> {
  const protocol = await browser.newBrowserCDPSession()
  const spans: Span[] = []
  protocol.on('Tracing.dataCollected', ({ value }) => spans.push(...(value as unknown as Span[])))
  await protocol.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await work()
  const isComplete = new Promise<void>((resolve) => {
    protocol.once('Tracing.tracingComplete', () => resolve())
  })
  await protocol.send('Tracing.end')
  await isComplete
  await protocol.detach()
  return spans.filter(({ ph }) => ph === 'X').toSorted((one, other) => one.ts - other.ts)
}

/**
 * Milliseconds of work from a key until the frame with its letter is handed over, the middle of all keys that `type` presses. Only
 * what the thread does counts: not its waiting for the next frame, nor what follows once the letter is seen.
 */
export async function timeUntilPainted(browser: Browser, type: () => Promise<void>): Promise<number> {
  const spans = await spansOf(browser, type)
  const letters = spans.filter(isLetter)
  const page = letters[0] && threadOf(letters[0])
  const own = spans.filter((span) => threadOf(span) === page)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const frames = own.filter(({ name }) => name === 'Commit')
  const times = letters.flatMap((letter) => {
    const begun = tasks.findLast(({ ts }) => ts <= letter.ts)
    const painted = frames.find(({ ts }) => ts > letter.ts)
    if (!begun || !painted) return []
    const end = endOf(painted)
    const work = tasks.filter(({ ts }) => ts >= begun.ts && ts < end)
    return work.reduce((sum, task) => sum + Math.min(endOf(task), end) - task.ts, 0) / MICROSECONDS
  })
  return median(times)
}
