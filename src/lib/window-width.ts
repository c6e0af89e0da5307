/** The two widths that code knows: from the first on there is room beside the main part, from the second on for a third part. */
export const WIDE = '(min-width: 64em)'
export const EXTRA_WIDE = '(min-width: 80em)'

/** False where a page is painted without a window. */
export function isMatchingNow(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false
}
