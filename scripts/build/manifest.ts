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
 * Files that come with these modules before they can run: their own and those of their static imports, in loading order.
 * An unknown module is an error, so that a renamed screen cannot quietly drop out of a preload or a budget.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): Needed {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no module of its own called ${key}.`)
    chunk.imports?.forEach(visit)
    if (key === ENTRY) chunk.dynamicImports?.forEach(visit)
    scripts.add(chunk.file)
    chunk.css?.forEach((file) => styles.add(file))
  }
  modules.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}
