/** The worker of JavaScript. Its file is read by the page and started inside the box. (docs/decisions/0035) */

import { closeConnections } from './close-connections.ts'
import { CODE_FILE, runJavaScript, type Realm } from './javascript-engine.ts'
import { serveEngine } from './serve-engine.ts'

const scope = globalThis as unknown as {
  importScripts: (address: string) => void
} & Record<string, unknown>

const load = scope.importScripts.bind(scope)
const setTimer = globalThis.setTimeout.bind(globalThis)
const createObjectURL = URL.createObjectURL.bind(URL)

/** Named, so that a line of the code is told from one of this worker, whose address is a blob too. */
const makeScript = (source: string) =>
  createObjectURL(new Blob([`${source}\n//# sourceURL=${CODE_FILE}`], { type: 'text/javascript' }))

function findLine(source: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const take = (event: ErrorEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      resolve(event.lineno || undefined)
    }
    globalThis.addEventListener('error', take, { once: true, capture: true })
    setTimer(() => load(makeScript(source)))
    setTimer(() => resolve(undefined), 100)
  })
}

const realm: Realm = {
  evaluate: (source) => load(makeScript(source)),
  findLine,
  listen(take) {
    globalThis.addEventListener('error', (event) => {
      event.preventDefault()
      take(event.error ?? event.message)
    })
    globalThis.addEventListener('unhandledrejection', (event) => {
      event.preventDefault()
      take(event.reason)
    })
  },
  names: scope,
}

serveEngine(async () => {
  closeConnections(globalThis)
  return (order, output) => runJavaScript(realm, order, output)
})
