/**
 * Explains why a file is not a table of marks: its real format, by its first bytes, and what a spreadsheet
 * did to it.
 */

/** `workbook`: Excel; `openDocument`: LibreOffice; `stripped`: its Bengali letters became question marks. */
export type FileFault =
  | 'empty'
  | 'workbook'
  | 'oldWorkbook'
  | 'openDocument'
  | 'zip'
  | 'pdf'
  | 'picture'
  | 'webPage'
  | 'stripped'
  | 'openQuote'
  | 'tooBig'
  | 'unreadable'

/** Both kinds of workbook can be recognised by their first entries. */
const LOOKED_AT = 4096

const STARTS: readonly (readonly [FileFault, readonly number[]])[] = [
  ['oldWorkbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
]
const ZIP_START = [0x50, 0x4b, 3, 4]
const WEB_PAGE = /^\s*<(?:!doctype|html|table|\?xml|meta|head|style)\b/i

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** Undefined for a possible table. */
export function findFileFault(bytes: Uint8Array): FileFault | undefined {
  if (bytes.length === 0) return 'empty'
  const start = Array.from(bytes.subarray(0, LOOKED_AT), (byte) => String.fromCharCode(byte)).join('')
  if (beginsWith(bytes, ZIP_START)) {
    if (start.includes('application/vnd.oasis.opendocument')) return 'openDocument'
    return start.includes('[Content_Types].xml') || start.includes('xl/') ? 'workbook' : 'zip'
  }
  if (WEB_PAGE.test(start.replace(/^\u00EF\u00BB\u00BF/, ''))) return 'webPage'
  return STARTS.find(([, signs]) => beginsWith(bytes, signs))?.[0]
}

/** Excel's plain `CSV` does not support Bengali: it writes a question mark for each letter. */
export function isStripped(text: string): boolean {
  const [head = ''] = text.split('\n', 1)
  return (head.match(/\?/g)?.length ?? 0) >= 8 && !/[\u0980-\u09ff]/.test(text)
}
