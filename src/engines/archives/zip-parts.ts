/**
 * Takes the wanted files out of a ZIP without trusting it: their sizes are added up from the list before a byte is
 * inflated, and no file grows beyond what it declares. (ruling R46)
 */

import { inflateSync } from 'fflate'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { findPacked, listFiles } from './zip-list.ts'

const DEFLATED = 8
const MOST_FILES = 3000
/** Text shrinks to a tenth; a hundredth is made to harm. */
const MOST_RATIO = 200
const FREE = 2 * MEGABYTE

export type ZipParts = ReadonlyMap<string, Uint8Array>

interface Limits {
  /** Of one file, and of all together, in bytes. */
  part: number
  all: number
}

export function readZipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  { part: mostPart, all: mostAll }: Limits,
): ZipParts | 'bomb' | 'broken' {
  try {
    const all = listFiles(bytes, MOST_FILES + 1)
    if (all.length > MOST_FILES) return 'bomb'
    const files = all.filter(({ name }) => !name.endsWith('/') && isWanted(name))
    const total = files.reduce((sum, { size, packed }) => sum + Math.max(size, packed), 0)
    if (total > mostAll || files.some(({ size }) => size > mostPart)) return 'bomb'
    if (total > FREE && total / bytes.length > MOST_RATIO) return 'bomb'
    const parts = new Map<string, Uint8Array>()
    for (const file of files) {
      const packed = findPacked(bytes, file)
      const part = file.method === DEFLATED ? inflateSync(packed, { out: new Uint8Array(file.size) }) : packed
      parts.set(file.name, part)
    }
    return parts
  } catch {
    return 'broken'
  }
}
