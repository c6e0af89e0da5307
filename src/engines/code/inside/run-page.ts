/** Shows HTML with its styles and scripts in the box. (ruling R75) */

import { INNER_POLICY, openBox } from '../box-page.ts'
import { FRAMES } from './close-frames.ts'
import { PAGE_EXAMPLES } from './code-names.ts'
import { fetchPageScript } from './engine-files.ts'
import { guardLoops } from './guard-loops.ts'
import { type PageMessage, readPageMessage } from './page-message.ts'
import type { Listener, Outcome, RunSettings } from './run-engine.ts'
import { type Example, type RunOrder, RUNS_AT_MOST_MS } from './run-parts.ts'

/** A string becomes markup or an address only through the page's first script. (`close-frames.ts`) */
const PAGE_POLICY = `${INNER_POLICY}; require-trusted-types-for 'script'; trusted-types default`

/** Statements before the last one are done first: `button.click(); button.textContent`. */
function writeQuestion(code: string): string {
  const last = code.lastIndexOf(';')
  return `{ ${code.slice(0, last + 1)} return (${code.slice(last + 1)}\n) }`
}

/** As text inside a script. */
const writeExamples = (examples: readonly Example[]) =>
  JSON.stringify(
    examples.map((example) => ({
      ...example,
      asks: writeQuestion(example.input),
      wants: writeQuestion(example.expected),
    })),
  ).replaceAll('<', String.raw`\u003c`)

const SCRIPT_LINK = /^\s*javascript:/i
const isScript = ({ type, src }: HTMLScriptElement) =>
  src === '' && /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type)

function guardScripts(page: Document): void {
  for (const script of page.querySelectorAll('script'))
    if (isScript(script)) script.textContent = guardLoops(script.textContent)
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) element.setAttribute(name, guardLoops(value))
}

/** An address that is a script is refused by the policy, so a link that has one is pressed instead. */
function turnScriptLinks(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = link.getAttribute('href') ?? ''
    if (!SCRIPT_LINK.test(address) || link.hasAttribute('onclick')) continue
    link.setAttribute('href', '#')
    link.setAttribute('onclick', `${address.replace(SCRIPT_LINK, '')}\n;return false`)
  }
}

/** Its scripts are checked in their loops; what would open an address does nothing there. */
export function buildPage(html: string, script: string, examples: readonly Example[] = []): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  turnScriptLinks(page)
  guardScripts(page)
  // The first script removes them, and says so.
  for (const frame of page.querySelectorAll(FRAMES))
    for (const name of frame.getAttributeNames()) frame.removeAttribute(name)
  const policy = page.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = PAGE_POLICY
  const lookups = page.createElement('meta')
  lookups.httpEquiv = 'x-dns-prefetch-control'
  lookups.content = 'off'
  const first = page.createElement('script')
  first.textContent = `${PAGE_EXAMPLES} = ${writeExamples(examples)};${script.replaceAll('</script', String.raw`<\/script`)}`
  page.head.prepend(policy, lookups, first)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** The frame tells twice as often that it is alive. */
const BEAT_MS = 1_000

/** The event of a form comes; the policy lets nothing be sent. */
const ALLOWS = 'allow-forms'

/** Messages with output that are shown; an honest page sends few large ones. */
const MOST_PIECES = 2_000

/** Looking at a page may take as long as running it. */
const CHECKS_AT_MOST_MS = 2 * RUNS_AT_MOST_MS

/** Runs the examples in a second, hidden page, so that they do not change the visible one. */
async function checkPage(
  { code, examples }: RunOrder,
  title: string,
  { place, signal }: RunSettings,
  onCheck: Listener['onCheck'],
): Promise<void> {
  const html = buildPage(code, await fetchPageScript(), examples)
  const box = await openBox({ place, html, title, allows: ALLOWS, isAside: true, signal })
  const timer = setTimeout(box.remove, CHECKS_AT_MOST_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  box.listen((given) => {
    const message = readPageMessage(given, examples)
    if (message?.kind === 'checked') onCheck(message.checks)
    if (message?.kind !== 'checked' && message?.kind !== 'endless') return
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
  const html = buildPage(order.code, await fetchPageScript())
  signal.throwIfAborted()
  const box = await openBox({ place, html, title, allows: ALLOWS, signal })
  // The visible page does not depend on the checks.
  if (order.examples.length > 0)
    void checkPage(order, title, { place, signal }, onCheck).catch(() => undefined)
  try {
    return await new Promise((resolve, reject) => {
      let [missed, pieces] = [0, 0]
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
      const take = (message: PageMessage) => {
        missed = 0
        if (message.kind === 'endless') end({ kind: 'endless' })
        if (message.kind === 'ready') onReady()
        if (message.kind !== 'printed') return
        pieces += 1
        if (pieces <= MOST_PIECES) onPrint(message.text, message.tone)
      }
      box.listen((given) => {
        const message = readPageMessage(given, [])
        if (message) take(message)
      })
    })
  } finally {
    box.remove()
  }
}
