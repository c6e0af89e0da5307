/** When a typed blank is the same as its key. */
import { convertToLatin } from '#src/lib/bn.ts'

/**
 * One form for what people type alike: composed letters, either kind of digits, either kind of quotes, any case, single blanks and
 * no full stop at the end.
 */
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
