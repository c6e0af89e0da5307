/** Takes the needed parts out of a Word or Excel file; macros and document types are refused. (ruling R46) */

import { readZipParts, type ZipParts } from '#src/engines/archives/zip-parts.ts'
import { MEGABYTE } from '#src/lib/bytes.ts'

/** The text of a thousand pages is a tenth of this. */
const LIMITS = { part: 12 * MEGABYTE, all: 40 * MEGABYTE }

export type OfficeParts = ZipParts

const MACRO = /(?:^|\/)vbaProject\.bin$/i
/** Entities could multiply a text without end; no office program writes them. */
const hasDoctype = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 2048)).includes('<!DOCTYPE')

export function readOfficeParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): OfficeParts | 'bomb' | 'broken' | 'macro' {
  let hasMacro = false
  const parts = readZipParts(
    bytes,
    (name) => {
      hasMacro ||= MACRO.test(name)
      return isWanted(name)
    },
    LIMITS,
  )
  if (hasMacro) return 'macro'
  if (typeof parts === 'string') return parts
  const hasTypes = [...parts].some(([name, part]) => /\.(?:xml|rels)$/i.test(name) && hasDoctype(part))
  return hasTypes ? 'broken' : parts
}
