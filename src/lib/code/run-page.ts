/** Shows HTML with its styles and scripts in the box. (ruling R75) */

import { INNER_POLICY, openBox } from './box-page.ts'
import { guardLoops } from './guard-loops.ts'
import { buildPageScript } from './page-script.ts'
import type { Listener, Outcome, RunSettings } from './run-engine.ts'
import { type Check, type Example, type RunOrder, RUNS_AT_MOST_MS, type Tone } from './run-parts.ts'

/** Its scripts are checked in their loops; what would open an address does nothing there. */
export function buildPage(html: string, examples: readonly Example[] = []): string {
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
  first.textContent = buildPageScript(examples)
  page.head.prepend(policy, first)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

type PageMessage =
  | { kind: 'ready' | 'alive' | 'endless' | 'cut' }
  | { kind: 'printed'; text: string; tone: Tone }
  | { kind: 'checked'; checks: unknown }

/** The frame tells twice as often that it is alive. */
const BEAT_MS = 1_000

/** Any script in the frame may send anything. */
const isMessage = (message: unknown): message is PageMessage =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  (message.kind !== 'printed' || ('text' in message && typeof message.text === 'string'))

const MOST_VALUE = 500
const readText = (value: unknown) => String(value).slice(0, MOST_VALUE)

/** Returns the result of each example, in order. */
function readChecks(checks: unknown, examples: readonly Example[]): Check[] {
  const given: readonly unknown[] = Array.isArray(checks) ? checks : []
  return examples.map((example, at) => {
    const { got = '', isRight = false } = (given[at] ?? {}) as { got?: unknown; isRight?: unknown }
    return { ...example, got: readText(got), isRight: isRight === true }
  })
}

/** Looking at a page may take as long as running it. */
const CHECKS_AT_MOST_MS = 2 * RUNS_AT_MOST_MS

/** Runs the examples in a second, hidden page, so that they do not change the visible one. */
async function checkPage(
  { code, examples }: RunOrder,
  title: string,
  { place, signal }: RunSettings,
  onCheck: Listener['onCheck'],
): Promise<void> {
  const box = await openBox({ place, html: buildPage(code, examples), title, isAside: true, signal })
  const timer = setTimeout(box.remove, CHECKS_AT_MOST_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  box.listen((message) => {
    if (!isMessage(message)) return
    if (message.kind === 'checked') onCheck(readChecks(message.checks, examples))
    if (message.kind !== 'checked' && message.kind !== 'endless') return
    clearTimeout(timer)
    box.remove()
  })
}

/**
 * Stays until it is stopped. Where the browser gives the frame a thread of its own, a page that no longer
 * answers is removed from outside.
 */
export async function runPage(
  order: RunOrder,
  title: string,
  { place, signal }: RunSettings,
  { onReady, onPrint, onCheck }: Listener,
): Promise<Outcome> {
  const box = await openBox({ place, html: buildPage(order.code), title, signal })
  // The visible page does not depend on the checks.
  if (order.examples.length > 0)
    void checkPage(order, title, { place, signal }, onCheck).catch(() => undefined)
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
