/** Compares what was typed with a right text, as marking and result both do. (ruling R34) */
import { convertToLatin } from './bn.ts'
import { cleanLine, isBlank } from './invisible.ts'

/** Normalizes digits, quotes, case, blanks and composed letters, and drops a full stop at the end. */
function normalizeText(text: string): string {
  return convertToLatin(cleanLine(text.normalize('NFC')))
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.।]$/, '')
    .toLowerCase()
}

export function isSameText(right: string, typed: unknown): boolean {
  return typeof typed === 'string' && !isBlank(typed) && normalizeText(right) === normalizeText(typed)
}
