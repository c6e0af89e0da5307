/** Reads and writes the notes on a build: its manifest, and a record of what went in. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readManifest, type Manifest } from './manifest.ts'
import { MODULES_LIST, getNotesFolder, VITE_MANIFEST, type BuildRecord } from './output.ts'

const recordFile = (folder: string) => join(getNotesFolder(folder), 'record.json')
const modulesFile = (folder: string) => join(getNotesFolder(folder), 'modules.json')
const manifestFile = (folder: string) => join(getNotesFolder(folder), 'manifest.json')

/** Undefined when there is no build, or none of ours. */
export function readRecord(folder: string): BuildRecord | undefined {
  const isThere = existsSync(join(folder, 'index.html')) && existsSync(recordFile(folder))
  return isThere ? (JSON.parse(readFileSync(recordFile(folder), 'utf8')) as BuildRecord) : undefined
}

export function readBuildManifest(folder: string): Manifest {
  return readManifest(manifestFile(folder))
}

/** Output file → the source modules in it, by their paths from the project's root. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>

export function readChunkModules(folder: string): ChunkModules {
  return JSON.parse(readFileSync(modulesFile(folder), 'utf8')) as ChunkModules
}

/** Moves a finished build to its folder, without Vite's notes, which are stored beside it. */
export function putInPlace(built: string, folder: string, record: BuildRecord): void {
  mkdirSync(getNotesFolder(folder), { recursive: true })
  renameSync(join(built, VITE_MANIFEST), manifestFile(folder))
  renameSync(join(built, MODULES_LIST), modulesFile(folder))
  rmSync(join(built, dirname(VITE_MANIFEST)), { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(built, folder)
  writeFileSync(recordFile(folder), JSON.stringify(record, undefined, 2))
}
