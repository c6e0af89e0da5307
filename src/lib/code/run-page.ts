/** Shows HTML with its styles and scripts in the box. (ruling R75) */

import { INNER_POLICY, openBox } from './box-page.ts'
import { guardLoops } from './guard-loops.ts'
import { PAGE_SCRIPT } from './page-script.ts'
import type { Listener, Outcome, RunSettings } from './run-engine.ts'
import { RUNS_AT_MOST_MS, type Tone } from './run-parts.ts'

/** Its scripts are checked in their loops; what would open an address does nothing there. */
export function buildPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script'))
    if (!script.src) script.textContent = guardLoops(script.textContent)
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) element.setAttribute(name, guardLoops(value))
  const policy = page.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = INNER_POLICY
  const first = page.createElement('script')
  first.textContent = PAGE_SCRIPT
  page.head.prepend(policy, first)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

type PageMessage =
  | { kind: 'ready' | 'alive' | 'endless' | 'cut' }
  | { kind: 'printed'; text: string; tone: Tone }

/** Any script in the frame may send anything. */
/** The frame tells twice as often that it is alive. */
const BEAT_MS = 1_000

const isMessage = (message: unknown): message is PageMessage =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  (message.kind !== 'printed' || ('text' in message && typeof message.text === 'string'))

/**
 * Stays until it is stopped. Where the browser gives the frame a thread of its own, a page that no longer
 * answers is removed from outside.
 */
export async function runPage(
  html: string,
  title: string,
  { place, signal }: RunSettings,
  { onReady, onPrint }: Listener,
): Promise<Outcome> {
  const box = await openBox({ place, html: buildPage(html), title, signal })
  try {
    return await new Promise((resolve, reject) => {
      let missed = 0
      // Timers of a hidden page are slow, so its silence says nothing.
      const timer = setInterval(() => {
        missed = document.visibilityState === 'visible' ? missed + 1 : 0
        if (missed * BEAT_MS >= RUNS_AT_MOST_MS) end({ kind: 'endless' })
      }, BEAT_MS)
      const end = (outcome: Outcome) => {
        clearInterval(timer)
        resolve(outcome)
      }
      signal.addEventListener('abort', () => {
        clearInterval(timer)
        reject(signal.reason as Error)
      })
      box.listen((message) => {
        if (!isMessage(message)) return
        missed = 0
        if (message.kind === 'endless') end({ kind: 'endless' })
        if (message.kind === 'ready') onReady()
        if (message.kind === 'printed') onPrint(message.text, message.tone)
      })
    })
  } finally {
    box.remove()
  }
}
