/**
 * The files of the engines, from the client's own host. Those of the build have a digest in their names, so
 * the service worker keeps them once they were fetched. (ruling R75)
 */

import quickJsAddress from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import sqliteAddress from 'sql.js/dist/sql-wasm-browser.wasm?url'
import javascriptAddress from './javascript-worker.ts?worker&url'
import type { RunLanguage } from './run-parts.ts'
import sqlAddress from './sql-worker.ts?worker&url'

export interface EngineFiles {
  /** The worker's script. */
  source: string
  files: Readonly<Record<string, ArrayBuffer>>
}

export class MissingEngineError extends Error {
  override readonly name = 'MissingEngineError'
}

type EngineName = Exclude<RunLanguage, 'html'>

const ADDRESSES: Readonly<Partial<Record<EngineName, { source: string; wasm: string }>>> = {
  javascript: { source: javascriptAddress, wasm: quickJsAddress },
  sql: { source: sqlAddress, wasm: sqliteAddress },
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new MissingEngineError(address, { cause })
  })
  // A host that does not know the file may answer with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('text/html'))
    throw new MissingEngineError(address)
  return response
}

async function fetchFiles(name: EngineName): Promise<EngineFiles> {
  const addresses = ADDRESSES[name]
  if (addresses === undefined) throw new MissingEngineError(name)
  const [source, wasm] = await Promise.all([
    fetchFile(addresses.source).then((response) => response.text()),
    fetchFile(addresses.wasm).then((response) => response.arrayBuffer()),
  ])
  return { source, files: { wasm } }
}

/** For as long as the page is open. */
const fetched = new Map<EngineName, Promise<EngineFiles>>()

export function fetchEngine(name: EngineName): Promise<EngineFiles> {
  const known = fetched.get(name)
  if (known) return known
  const files = fetchFiles(name)
  fetched.set(name, files)
  files.catch(() => fetched.delete(name))
  return files
}
