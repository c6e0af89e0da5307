/**
 * Source maps of a build: stored beside it to decode error reports, and never where a host would publish our
 * sources.
 */

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { getNotesFolder } from './record.ts'

const WORKER = 'service-worker.js'

export function getMapsFolder(buildFolder: string): string {
  return join(getNotesFolder(buildFolder), 'maps')
}

/** By the project's root; a package by its own path, wherever its folder is; what else lies outside by its name only. */
function nameSource(source: string, from: string, root: string): string {
  const path = resolve(from, source).replaceAll('\\', '/')
  const [, inPackage] = /^.*\/(node_modules\/.*)$/.exec(path) ?? []
  if (inPackage) return inPackage
  const own = relative(root, path).replaceAll('\\', '/')
  return own.startsWith('..') ? basename(path) : own
}

interface SourceMap {
  sources: (string | null)[]
  sourceRoot?: string
}

/** A folder of one name, such as `/app` in a container, identifies nobody and occurs in our own texts. */
const identifiesBuilder = (root: string) => root.split(/[\\/]/).filter(Boolean).length > 1

/**
 * A map as it is published: sources have paths within the project, so that it names no folder of the builder.
 */
function cleanMap(file: string, root: string): string {
  const { sourceRoot, ...map } = JSON.parse(readFileSync(file, 'utf8')) as SourceMap
  const from = resolve(dirname(file), sourceRoot ?? '')
  const sources = map.sources.map((source) =>
    // Modules that plugins make have no file.
    source === null || /^(?:\0|[\w-]{2,}:)/.test(source) ? source : nameSource(source, from, root),
  )
  const text = JSON.stringify({ ...map, sources })
  if (identifiesBuilder(root) && text.includes(JSON.stringify(root).slice(1, -1)))
    throw new Error(`${basename(file)} names the folder of the project: ${root}`)
  return text
}

/** Those of an earlier build go: they would name other lines. `root`: the project's. */
export function moveMaps(built: string, to: string, root: string): void {
  rmSync(to, { recursive: true, force: true })
  for (const path of globSync('**/*.map', { cwd: built })) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    writeFileSync(join(to, path), cleanMap(join(built, path), root))
    rmSync(join(built, path))
  }
}

/**
 * Lists source maps in a served folder, and files there that reference one; the worker must not store any.
 */
export function listMapFaults(folder: string): string[] {
  const files = globSync('**/*.{map,js,css}', { cwd: folder }).toSorted()
  return files.flatMap((path) => {
    if (path.endsWith('.map')) return [`${path} is a source map`]
    const text = readFileSync(join(folder, path), 'utf8')
    return [
      ...(/[#@] sourceMappingURL=(?!data:)/.test(text) ? [`${path} names its source map`] : []),
      ...(path === WORKER && /["'`][^"'`\s]+\.map["'`]/.test(text) ? [`${path} stores a source map`] : []),
    ]
  })
}
