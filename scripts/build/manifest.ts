/** Vite's manifest: which file every source module went into, and what that file asks for. */
import { readFileSync } from 'node:fs'

export interface ManifestChunk {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
  assets?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Its script is the app's first; the rest of the app is what that script imports by itself. */
export const ENTRY = 'index.html'

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
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
