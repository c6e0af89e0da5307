/**
 * Decodes the text of a file by its first bytes: UTF-8, or UTF-16 as Notepad and Word store it, or the old code page
 * in which Notepad stored Bijoy.
 */

import { hasCertainWord } from '../search/bijoy-words.ts'

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

/** The share of lines with a word that only Bijoy has. */
const BIJOY_SHARE = 0.15
/** Signs that no text has, except blanks and line breaks. */
const CONTROL = /(?![\t-\r])\p{Cc}/u

/** The old code page gives a text for any bytes, so it counts only where the text is certainly Bijoy. */
function decodeBijoy(bytes: Uint8Array): string | undefined {
  const text = decode(bytes, 'windows-1252')
  if (text === undefined || CONTROL.test(text)) return undefined
  const lines = text.split(/[\r\n]+/).filter((line) => /[a-z]/i.test(line))
  const certain = lines.filter(hasCertainWord).length
  return certain > 0 && certain >= lines.length * BIJOY_SHARE ? text : undefined
}

/** Undefined for an unknown encoding, or if it is not text: better unread than misread. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be')
  const text = decode(bytes, 'utf-8')
  if (text !== undefined && !text.includes('\0')) return text
  const wide = ['utf-16le', 'utf-16be'].map((encoding) => decode(bytes, encoding)).find(isMostlyKnown)
  return wide ?? decodeBijoy(bytes)
}
