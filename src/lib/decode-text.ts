/** Decodes the text of a file by its first bytes: UTF-8, or UTF-16 as Notepad and Word store it. */

/** The share of known characters from which bytes without a byte order mark count as UTF-16. */
const KNOWN_SHARE = 0.9
/** Bengali and Latin letters, digits, punctuation, blanks and line breaks. */
const KNOWN = /[\t\n\r\u0020-\u007e\u0980-\u09ff\u0964\u0965\u2010-\u2026]|\u200c|\u200d/g

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isMostlyKnown(text: string | undefined): text is string {
  return text !== undefined && text !== '' && (text.match(KNOWN)?.length ?? 0) / text.length >= KNOWN_SHARE
}

/** Undefined for an unknown encoding, or if it is not text: better unread than misread. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be')
  const text = decode(bytes, 'utf-8')
  if (text !== undefined && !text.includes('\0')) return text
  return ['utf-16le', 'utf-16be'].map((encoding) => decode(bytes, encoding)).find(isMostlyKnown)
}
