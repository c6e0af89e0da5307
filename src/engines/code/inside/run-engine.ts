/** Runs code by an engine: a worker inside the box, which ends with it. */

import type { RunLanguage } from '#src/lib/languages.ts'
import { INNER_POLICY, openBox } from '../box-page.ts'
import { fetchEngine } from './engine-files.ts'
import { tellLastValue } from './guard-loops.ts'
import {
  type Check,
  type EngineMessage,
  type RunEnd,
  type RunOrder,
  RUNS_AT_MOST_MS,
  type Tone,
} from './run-parts.ts'

/** `endless`: it was ended after its time · `broken`: the engine did not start. */
export type Outcome = { kind: 'ended'; end: RunEnd } | { kind: 'endless' } | { kind: 'broken' }

export interface Listener {
  onReady: () => void
  /** Of a large engine that is fetched: the share that has arrived. */
  onProgress: (share: number) => void
  onPrint: (text: string, tone: Tone) => void
  /** Called for a page, which keeps running. */
  onCheck: (checks: readonly Check[]) => void
}

export interface RunSettings {
  place: HTMLElement
  /** Ends the run at once. */
  signal: AbortSignal
}

/** Compiling on a slow phone takes a while; after this the engine is taken for broken. */
const STARTS_AT_MOST_MS = 20_000
/** Python makes its own tables and modules first. */
const PYTHON_STARTS_AT_MOST_MS = 90_000

/** Starts the worker from the text that it is sent, and hands its port over. */
const STARTER = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${INNER_POLICY}"><script>
addEventListener('message', ({ data: { source, start, files }, ports: [port] }) => {
  const fail = () => port.postMessage({ kind: 'failed', text: 'worker' })
  try {
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
    worker.addEventListener('error', () => parent.postMessage('failed', '*'))
    worker.postMessage(start, [port, ...files])
  } catch { fail() }
}, { once: true })
</script>`

function waitForEnd(
  port: MessagePort,
  startsAtMost: number,
  signal: AbortSignal,
  { onReady, onPrint }: Listener,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let timer = setTimeout(() => resolve({ kind: 'broken' }), startsAtMost)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
    port.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => {
      if (data.kind === 'printed') return onPrint(data.text, data.tone)
      clearTimeout(timer)
      if (data.kind === 'ready') {
        onReady()
        timer = setTimeout(() => resolve({ kind: 'endless' }), RUNS_AT_MOST_MS)
      } else resolve(data.kind === 'ended' ? { kind: 'ended', end: data.end } : { kind: 'broken' })
    })
    port.start()
  })
}

/** Rejects if the engine's files cannot be fetched, or if the run is stopped. */
export async function runByEngine(
  language: Exclude<RunLanguage, 'html'>,
  order: RunOrder,
  { place, signal }: RunSettings,
  listener: Listener,
): Promise<Outcome> {
  const { source, files } = await fetchEngine(language, listener.onProgress)
  signal.throwIfAborted()
  const box = await openBox({ place, html: STARTER, signal })
  const { port1, port2 } = new MessageChannel()
  try {
    const startsAtMost = language === 'python' ? PYTHON_STARTS_AT_MOST_MS : STARTS_AT_MOST_MS
    const end = waitForEnd(port1, startsAtMost, signal, listener)
    const hasFailed = new Promise<Outcome>((resolve) => {
      box.listen((message) => message === 'failed' && resolve({ kind: 'broken' }))
    })
    // The bytes stay here for the next run, so each worker gets a copy.
    const copies = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.slice(0)]))
    const transferred = Object.values(copies)
    const told = language === 'javascript' ? { ...order, code: tellLastValue(order.code) } : order
    box.inner.contentWindow?.postMessage(
      { source, start: { order: told, files: copies }, files: transferred },
      '*',
      [port2, ...transferred],
    )
    return await Promise.race([end, hasFailed])
  } finally {
    port1.close()
    box.remove()
  }
}
