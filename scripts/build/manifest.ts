/** Vite's manifest: which file every source module went into, and what that file asks for. */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface ManifestChunk {
  file: string
  /** As `chunks.ts` calls it. */
  name?: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
  assets?: readonly string[]
}

/** Beside it: which source modules went into which file. */
export const MODULES_LIST = 'modules.json'

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Its script is the app's first; the rest of the app is what that script imports by itself. */
export const ENTRY = 'index.html'

/** With every module of the build: Vite names those alone that begin a file of their own. */
export function readManifest(file: string): Manifest {
  const named = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const modules = JSON.parse(readFileSync(join(dirname(file), MODULES_LIST), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >
  const chunks = new Map(Object.values(named).map((chunk) => [chunk.file, chunk]))
  const found = Object.entries(modules).flatMap(([output, paths]) => {
    const chunk = chunks.get(output)
    return chunk ? paths.map((path): [string, ManifestChunk] => [path, chunk]) : []
  })
  return { ...Object.fromEntries(found), ...named }
}

export interface Needed {
  scripts: string[]
  styles: string[]
}

/**
 * Lists the chunks that come with these modules before they can run: their own and those of their static imports, in loading order.
 * An unknown module is an error, so that a renamed screen cannot quietly drop out of a preload or a budget.
 */
/** The one part of the first script that most browsers never fetch. */
const OLDER_BROWSERS = 'src/older-browsers.ts'

export function listChunks(manifest: Manifest, modules: readonly string[]): ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk | undefined>()
  const visit = (key: string): void => {
    if (chunks.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no module of its own called ${key}.`)
    // Taken out and put in again below, so that what it imports comes before it.
    chunks.set(key, undefined)
    chunk.imports?.forEach(visit)
    if (key === ENTRY) chunk.dynamicImports?.filter((part) => part !== OLDER_BROWSERS).forEach(visit)
    chunks.delete(key)
    chunks.set(key, chunk)
  }
  modules.forEach(visit)
  return [...chunks.values()].filter((chunk) => chunk !== undefined)
}

export function listFiles(manifest: Manifest, modules: readonly string[]): Needed {
  const chunks = listChunks(manifest, modules)
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}
