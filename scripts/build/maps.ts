/** Source maps of a build: beside it, so that reports can be read back, and never where a host would serve our sources to anybody. */

import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getNotesFolder } from './record.ts'

const WORKER = 'service-worker.js'

export function getMapsFolder(buildFolder: string): string {
  return join(getNotesFolder(buildFolder), 'maps')
}

/** Those of an earlier build go: they would name other lines. */
export function moveMaps(built: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  for (const path of globSync('**/*.map', { cwd: built })) {
    cpSync(join(built, path), join(to, path))
    rmSync(join(built, path))
  }
}

/** Lists source maps in a served folder, and files there that name one; the worker must not store any. */
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
