/** Compares a typed blank with its key. */
import { convertToLatin } from '#src/lib/bn.ts'

/** Normalizes digits, quotes, case, blanks and composed letters, and drops a full stop at the end. */
function normalizeText(text: string): string {
  return convertToLatin(text.normalize('NFC'))
    .replaceAll(/[\u200B-\u200D\uFEFF]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.।]$/, '')
    .toLowerCase()
}

export function isSameText(right: string, typed: unknown): boolean {
  return typeof typed === 'string' && typed.trim() !== '' && normalizeText(right) === normalizeText(typed)
}
