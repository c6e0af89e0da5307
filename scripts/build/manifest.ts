/** Vite's manifest: which file every source module went into, and what that file imports. */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface ManifestChunk {
  file: string
  /** The name from `chunks.ts`. */
  name?: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
  assets?: readonly string[]
}

/** A companion list: which source modules went into which file. */
export const MODULES_LIST = 'modules.json'

/** By screen, the script of its first picture. (`first-pictures.ts`) */
export const PICTURES_LIST = 'pictures.json'

/** The key under which a manifest has the first picture of a screen below `src/routes`. */
export const getPictureKey = (screen: string) => `first picture of ${screen}`

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Its script is the app's first; that script imports the rest of the app. */
export const ENTRY = 'index.html'

/** Includes every module of the build, while Vite lists only entry modules. */
export function readManifest(file: string): Manifest {
  const named = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const modules = JSON.parse(readFileSync(join(dirname(file), MODULES_LIST), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >
  const pictures = JSON.parse(readFileSync(join(dirname(file), PICTURES_LIST), 'utf8')) as Readonly<
    Record<string, string>
  >
  const drawn = Object.entries(pictures).map(([screen, script]) => [getPictureKey(screen), { file: script }])
  const chunks = new Map(Object.values(named).map((chunk) => [chunk.file, chunk]))
  const found = Object.entries(modules).flatMap(([output, paths]) => {
    const chunk = chunks.get(output)
    return chunk ? paths.map((path): [string, ManifestChunk] => [path, chunk]) : []
  })
  return { ...Object.fromEntries(found), ...Object.fromEntries(drawn), ...named }
}

export interface Needed {
  scripts: string[]
  styles: string[]
}

/** The only part of the first script that most browsers never fetch. */
const OLDER_BROWSERS = 'src/older-browsers.ts'

/**
 * Lists the chunks that must load before these modules can run: their own and those of their static imports,
 * in loading order. An unknown module is an error, so that a renamed screen cannot silently drop out of a
 * preload or a budget.
 */
export function listChunks(manifest: Manifest, modules: readonly string[]): ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk | undefined>()
  const visit = (key: string): void => {
    if (chunks.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no module of its own called ${key}.`)
    // Removed and re-added below, so that its imports come before it.
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
