/** Names the folder of a build, and reads and writes its notes: manifest, modules, source record. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { EnvironmentName } from '../../env.config.ts'
import { MODULES_LIST, readManifest, type Manifest } from './manifest.ts'
import { getModulePath } from './module-path.ts'

/** A production build whose API is below the client's origin. */
export const SAME_ORIGIN_FOLDER = 'dist-same-origin'

/** Production uses `dist`, as hosts expect; every other build uses a different folder. */
export function getOutputFolder(name: EnvironmentName, isDemo: boolean): string {
  if (isDemo) return 'dist-demo'
  return name === 'production' ? 'dist' : `dist-${name}`
}

/** Notes on a build are beside it, not in it: they name sources, and a host would publish them. */
export function getNotesFolder(buildFolder: string): string {
  return join(dirname(buildFolder), '.cache', basename(buildFolder))
}

/** Vite's manifest, inside the build. */
export const VITE_MANIFEST = '.vite/manifest.json'
/** The page as Vite wrote it, the template of prerendered pages. */
export const BARE_PAGE = '.vite/page.html'

export interface BuildRecord {
  environment: EnvironmentName
  isDemo: boolean
  addresses: Readonly<Record<string, string>>
  /** Digest of everything that the build was made from. */
  sources: string
}

/** Vite plugin: records which source modules went into which file, for `npm run size`. */
export function writeModuleList(root: string): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => getModulePath(id, root)),
      ])
      this.emitFile({
        type: 'asset',
        fileName: join(dirname(VITE_MANIFEST), MODULES_LIST),
        source: JSON.stringify(Object.fromEntries(modules)),
      })
    },
  }
}

const recordFile = (folder: string) => join(getNotesFolder(folder), 'record.json')
const modulesFile = (folder: string) => join(getNotesFolder(folder), MODULES_LIST)
const manifestFile = (folder: string) => join(getNotesFolder(folder), 'manifest.json')

/** Undefined when there is no build, or it is not ours. */
export function readRecord(folder: string): BuildRecord | undefined {
  const isThere = existsSync(join(folder, 'index.html')) && existsSync(recordFile(folder))
  return isThere ? (JSON.parse(readFileSync(recordFile(folder), 'utf8')) as BuildRecord) : undefined
}

export function readBarePage(folder: string): string {
  return readFileSync(join(getNotesFolder(folder), basename(BARE_PAGE)), 'utf8')
}

export function readBuildManifest(folder: string): Manifest {
  return readManifest(manifestFile(folder))
}

/** Output file → its source modules, by their paths from the project's root. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>

export function readChunkModules(folder: string): ChunkModules {
  return JSON.parse(readFileSync(modulesFile(folder), 'utf8')) as ChunkModules
}

/** Moves a finished build to its folder, without Vite's notes, which are stored beside it. */
export function putInPlace(built: string, folder: string, record: BuildRecord): void {
  mkdirSync(getNotesFolder(folder), { recursive: true })
  const notes = join(built, dirname(VITE_MANIFEST))
  for (const file of readdirSync(notes)) renameSync(join(notes, file), join(getNotesFolder(folder), file))
  rmSync(notes, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(built, folder)
  writeFileSync(recordFile(folder), JSON.stringify(record, undefined, 2))
}
