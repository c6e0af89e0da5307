/**
 * The files of the engines, from the client's own host. Those of the build have a digest in their names, so
 * the service worker keeps them once they were fetched. (ruling R75)
 */

import sqliteAddress from 'sql.js/dist/sql-wasm-browser.wasm?url'
import type { RunLanguage } from '#src/lib/languages.ts'
import { fetchFile, type Progress } from './fetch-file.ts'
// oxlint-disable-next-line import/default -- Vite gives its address
import javascriptAddress from './javascript-worker.ts?worker&url'
// oxlint-disable-next-line import/default -- Vite gives its address
import pageAddress from './page-script.ts?worker&url'
import { fetchPython } from './python-files.ts'
// oxlint-disable-next-line import/default -- Vite gives its address
import pythonAddress from './python-worker.ts?worker&url'
// oxlint-disable-next-line import/default -- Vite gives its address
import sqlAddress from './sql-worker.ts?worker&url'

export interface EngineFiles {
  /** The worker's script. */
  source: string
  files: Readonly<Record<string, ArrayBuffer>>
}

type EngineName = Exclude<RunLanguage, 'html'>

const SOURCES: Readonly<Record<EngineName, string>> = {
  javascript: javascriptAddress,
  sql: sqlAddress,
  python: pythonAddress,
}

const fetchWasm = async (address: string) => ({ wasm: await (await fetchFile(address)).arrayBuffer() })

async function fetchFiles(name: EngineName, onProgress: Progress): Promise<EngineFiles> {
  const source = fetchFile(SOURCES[name]).then((response) => response.text())
  const files = {
    javascript: () => Promise.resolve({}),
    sql: () => fetchWasm(sqliteAddress),
    python: () => fetchPython(onProgress),
  }[name]()
  const [text, bytes] = await Promise.all([source, files])
  return { source: text, files: bytes }
}

/** For as long as the page is open. */
const fetched = new Map<EngineName, Promise<EngineFiles>>()
let pageScript: Promise<string> | undefined

/** The first script of each page in the box. */
export function fetchPageScript(): Promise<string> {
  pageScript ??= fetchFile(pageAddress).then((response) => response.text())
  pageScript.catch(() => {
    pageScript = undefined
  })
  return pageScript
}

export function fetchEngine(name: EngineName, onProgress: Progress): Promise<EngineFiles> {
  const known = fetched.get(name)
  if (known) return known
  const files = fetchFiles(name, onProgress)
  fetched.set(name, files)
  files.catch(() => fetched.delete(name))
  return files
}
