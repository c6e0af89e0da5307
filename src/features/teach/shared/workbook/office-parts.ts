/**
 * Takes the needed parts out of a Word or Excel file without trusting it: their sizes are added up from the
 * list before a byte is inflated, and no part grows beyond what it declares. (ruling R46)
 */

import { inflateSync } from 'fflate'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { findPacked, listFiles } from '../zip-list.ts'

const DEFLATED = 8
const MOST_FILES = 3000
/** The text of a thousand pages is a tenth of this. */
const MOST_PART = 12 * MEGABYTE
const MOST_ALL = 40 * MEGABYTE
/** Text shrinks to a tenth; a hundredth is made to harm. */
const MOST_RATIO = 200
const FREE = 2 * MEGABYTE

export type OfficeParts = ReadonlyMap<string, Uint8Array>

const MACRO = /(?:^|\/)vbaProject\.bin$/i
/** Entities could multiply a text without end; no office program writes them. */
const hasDoctype = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 2048)).includes('<!DOCTYPE')

export function readOfficeParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): OfficeParts | 'bomb' | 'broken' | 'macro' {
  try {
    const all = listFiles(bytes, MOST_FILES + 1)
    if (all.length > MOST_FILES) return 'bomb'
    if (all.some(({ name }) => MACRO.test(name))) return 'macro'
    const files = all.filter(({ name }) => isWanted(name))
    const total = files.reduce((sum, { size, packed }) => sum + Math.max(size, packed), 0)
    if (total > MOST_ALL || files.some(({ size }) => size > MOST_PART)) return 'bomb'
    if (total > FREE && total / bytes.length > MOST_RATIO) return 'bomb'
    const parts = new Map<string, Uint8Array>()
    for (const file of files) {
      const packed = findPacked(bytes, file)
      const part = file.method === DEFLATED ? inflateSync(packed, { out: new Uint8Array(file.size) }) : packed
      if (/\.(?:xml|rels)$/.test(file.name) && hasDoctype(part)) return 'broken'
      parts.set(file.name, part)
    }
    return parts
  } catch {
    return 'broken'
  }
}
