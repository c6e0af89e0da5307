/** The worker of Python, started inside the box. Its files come with the order. (docs/decisions/0035) */

import { type Pyodide, runPython } from './python-engine.ts'
import { MOST_MEMORY } from './run-parts.ts'
import { serveEngine } from './serve-engine.ts'

const PAGE = 65_536
const TYPES: Readonly<Record<string, string>> = {
  wasm: 'application/wasm',
  json: 'application/json',
}

type Files = Readonly<Record<string, ArrayBuffer>>
interface PythonScope {
  loadPyodide: (options: Readonly<Record<string, unknown>>) => Promise<Pyodide>
  importScripts: (address: string) => void
  /** Set by the engine's script below. */
  createEngine: unknown
}

const scope = globalThis as unknown as PythonScope

const getType = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

const readText = (files: Files, name: string) => new TextDecoder().decode(files[name])

function runScript(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  scope.importScripts(address)
  URL.revokeObjectURL(address)
}

/**
 * A worker of an opaque origin cannot import modules, so the engine's one is made a plain script. Pyodide
 * takes a worker with `importScripts` for one that it does not support.
 */
function loadScripts(files: Files): void {
  runScript(readText(files, 'pyodide.js'))
  const engine = readText(files, 'pyodide.asm.mjs')
    .replaceAll('import.meta.url', 'self.location.href')
    .replace(/export default (\w+);?\s*$/, 'self.createEngine = $1;')
  runScript(engine)
  scope.importScripts = () => {
    throw new TypeError('There is no network here')
  }
}

/** Pyodide asks for its files by address; nothing else can be fetched. */
function answerFromFiles(files: Files): void {
  globalThis.fetch = (asked) => {
    const name = (asked instanceof Request ? asked.url : String(asked)).split('/').at(-1) ?? ''
    const bytes = files[name]
    return bytes === undefined
      ? Promise.reject(new TypeError('There is no network here'))
      : Promise.resolve(new Response(bytes, { headers: { 'content-type': getType(name) } }))
  }
}

/** What the code may take beyond the engine itself. */
function limitMemory(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the memory below
  const { grow } = WebAssembly.Memory.prototype
  let taken = 0
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    taken += pages * PAGE
    if (taken > MOST_MEMORY) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}

serveEngine(async (files) => {
  answerFromFiles(files)
  loadScripts(files)
  const python = await scope.loadPyodide({
    indexURL: 'https://engine.invalid/',
    createPyodideModule: scope.createEngine,
    lockFileContents: readText(files, 'pyodide-lock.json'),
    stdin: () => null,
  })
  limitMemory()
  return (order, output) => runPython(python, order, output)
})
