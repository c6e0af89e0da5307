/** The worker of Python, started inside the box. Its files come with the order. (docs/decisions/0035) */

import { type Pyodide, runPython } from './python-engine.ts'
import { MOST_MEMORY } from './run-parts.ts'
import { serveEngine } from './serve-engine.ts'

const PAGE = 65_536
const TYPES: Readonly<Record<string, string>> = {
  mjs: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
}

type Files = Readonly<Record<string, ArrayBuffer>>
type Load = (options: Readonly<Record<string, unknown>>) => Promise<Pyodide>

const getType = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

function makeAddress(files: Files, name: string): string {
  return URL.createObjectURL(new Blob([files[name] ?? ''], { type: getType(name) }))
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
  const load = (await import(/* @vite-ignore */ makeAddress(files, 'pyodide.mjs'))) as { loadPyodide: Load }
  const engine = (await import(/* @vite-ignore */ makeAddress(files, 'pyodide.asm.mjs'))) as {
    default: unknown
  }
  const python = await load.loadPyodide({
    indexURL: 'https://engine.invalid/',
    createPyodideModule: engine.default,
    lockFileContents: new TextDecoder().decode(files['pyodide-lock.json']),
    stdin: () => null,
  })
  limitMemory()
  return (order, output) => runPython(python, order, output)
})
