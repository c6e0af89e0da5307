/** Names of files as people chose them: shown as text, never trusted. (ruling R46) */

import { splitGraphemes } from './bn.ts'
import { brand } from './brand.ts'

/** The longest name, in letters, that fits a row of the list. */
const SHOWN_LETTERS = 60
/** Letters kept at the end of a shortened name, so that the extension always shows. */
const END_LETTERS = 12
/** Characters that break the line or turn the reading direction: control characters, bidi marks, the byte order mark. */
// oxlint-disable-next-line no-control-regex -- control characters are the subject here
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g

/**
 * Formats a file name for the screen: its last path segment, on one line, left to right, long ones shortened
 * in the middle; empty if nothing is left.
 */
export function formatFileName(name: string): string {
  const oneLine = name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  const segment = oneLine.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? ''
  const letters = splitGraphemes(segment.trim().normalize('NFC'))
  if (letters.length <= SHOWN_LETTERS) return letters.join('')
  return `${letters.slice(0, SHOWN_LETTERS - END_LETTERS - 1).join('')}…${letters.slice(-END_LETTERS).join('')}`
}

/** The last extension in lower case without its dot: `photo.jpg.exe` → `exe`; empty if there is none. */
export function getFileExtension(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/**
 * Sets a name's extension: `cv` and `cv.docx` → `cv.pdf`; `cv.pdf (1)`, as phones name a second download, →
 * `cv (1).pdf`.
 */
export function putExtension(name: string, extension: string): string {
  const [, own, number] = /^(.+)\.[a-z0-9]+\s*(\(\d+\))$/i.exec(name) ?? []
  // A longer one is part of the name: `cv.final`.
  const bare = own === undefined ? name.replace(/\.[a-z][a-z0-9]{1,3}$/i, '') : `${own} ${number}`
  return `${bare}.${extension}`
}

const keepPlain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Builds the name of a download: the brand's name and the plain letters of a text. (ruling R1) */
export function buildDownloadName(text: string, fallback = 'file'): string {
  return `${keepPlain(brand.latinName)}-${keepPlain(text) || fallback}`
}
