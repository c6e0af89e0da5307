/**
 * Python's engine: Pyodide as published, on the client's own host, where the owner has put it. It is large, so
 * a person is asked before, and what was fetched stays on the device. (ruling R75)
 */

import { fetchFile, type Progress } from './fetch-file.ts'
import { PYTHON_PATH } from './python-path.ts'

const FILES = [
  'pyodide.js',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
] as const
const STORE = 'code-python'
/** Bytes of the published package, for a host that does not tell. */
const USUAL_SIZE = 13_500_000

const getAddress = (file: string) => `${PYTHON_PATH}${file}`

/** Undefined in a private window of some browsers. */
const openStore = () => globalThis.caches?.open(STORE).catch(() => undefined)

const findStored = async (file: string) => (await openStore())?.match(getAddress(file))

async function isStored(file: string): Promise<boolean> {
  return (await findStored(file)) !== undefined
}

/** Bytes that are still to be fetched; 0 once all are here. Fails where the host does not have them. */
export async function measurePython(): Promise<number> {
  const stored = await Promise.all(FILES.map(isStored))
  const missing = FILES.filter((_file, at) => stored[at] !== true)
  if (missing.length === 0) return 0
  const heads = await Promise.all(missing.map((file) => fetchFile(getAddress(file), 'HEAD')))
  const sizes = heads.map(({ headers }) => Number(headers.get('content-length')))
  return sizes.every((size) => size > 0) ? sizes.reduce((sum, size) => sum + size, 0) : USUAL_SIZE
}

async function readBytes(response: Response, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value)
    onBytes(next.value.length)
  }
  return new Blob(parts).arrayBuffer()
}

export async function fetchPython(onProgress: Progress): Promise<Record<string, ArrayBuffer>> {
  let arrived = 0
  const onBytes = (count: number) => {
    arrived += count
    onProgress(Math.min(arrived / USUAL_SIZE, 1))
  }
  const store = await openStore()
  const entries = await Promise.all(
    FILES.map(async (file): Promise<[string, ArrayBuffer]> => {
      const stored = await findStored(file)
      const bytes = await readBytes(stored ?? (await fetchFile(getAddress(file))), onBytes)
      // A full device must not stop the run.
      if (!stored) await store?.put(getAddress(file), new Response(bytes)).catch(() => undefined)
      return [file, bytes]
    }),
  )
  return Object.fromEntries(entries)
}
