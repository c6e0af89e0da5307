import { isPatternMatch } from './frame-address.ts'

/**
 * Addresses of pages that the owner has switched off; the build fills it. (`scripts/features/take-out.ts`)
 */
const PATTERNS: readonly string[] = []

/**
 * Tells whether an address from the server leads to one of our pages that this build does not have. (ruling
 * R77)
 */
export function isLeftOut(to: string): boolean {
  const path = to.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  return PATTERNS.some((pattern) => isPatternMatch(pattern, path))
}
