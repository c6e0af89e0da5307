/**
 * Parses what somebody types or scans from a printed certificate: the address of a public page, or its
 * number. (ruling R52)
 */

import { convertToLatin } from '#src/lib/bn.ts'
import { cleanLine } from '#src/lib/invisible.ts'

export type Printed =
  | { kind: 'address'; type: string; id: string }
  | { kind: 'number'; number: string }
  | { kind: 'empty' | 'unclear' }

const ADDRESS = /(?:^|\/)share\/certificate\/(course|level)\/([a-z0-9]+)\/?(?:[?#].*)?$/i
const NUMBER = /^KG(\d{4})(\d{6,})$/

export function readPrinted(text: string): Printed {
  const line = cleanLine(convertToLatin(text)).replace(/\s/g, '')
  if (line === '') return { kind: 'empty' }
  const [, type, id] = ADDRESS.exec(line) ?? []
  if (type && id) return { kind: 'address', type: type.toLowerCase(), id }
  // Dashes of any kind, or none, and lower case.
  const [, year, count] = NUMBER.exec(line.toUpperCase().replace(/[\p{Pd}_.]/gu, '')) ?? []
  return year && count ? { kind: 'number', number: `KG-${year}-${count}` } : { kind: 'unclear' }
}
