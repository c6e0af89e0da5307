/**
 * The two widths that code checks: from the first on there is space beside the main part, from the second on
 * for a third part.
 */
export const WIDE = '(min-width: 64em)'
export const EXTRA_WIDE = '(min-width: 80em)'

/**
 * The media queries that style sheets use, `@media (--wide)`: each width has a counterpart that ends where it
 * begins.
 */
export const MEDIA = {
  /** Wider than a phone held upright. */
  'not-small': '(min-width: 48em)',
  small: '(max-width: 47.99em)',
  wide: WIDE,
  narrow: '(max-width: 63.99em)',
  'extra-wide': EXTRA_WIDE,
  'not-extra-wide': '(max-width: 79.99em)',
  /** So low that sticky bars would cover the content. */
  low: '(max-height: 30em)',
} as const

/** False while a page is prerendered without a window. */
export function isMatchingNow(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false
}
