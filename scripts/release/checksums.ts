/** The checksums of a folder, in the format of `sha256sum -c`. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const CHECKSUM_FILE = 'SHA256SUMS'

/** Includes hidden files, which a pattern would skip. */
function listFolder(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  return all.filter((path) => path !== CHECKSUM_FILE && statSync(join(folder, path)).isFile()).toSorted()
}

export function writeChecksums(folder: string): number {
  const lines = listFolder(folder).map(
    (path) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')}  ${path}`,
  )
  writeFileSync(join(folder, CHECKSUM_FILE), `${lines.join('\n')}\n`)
  return lines.length
}
