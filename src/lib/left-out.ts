import { isPatternMatch } from './frame-address.ts'

/** Addresses of pages that the owner has left out; the build fills it. (`scripts/features/take-out.ts`) */
const PATTERNS: readonly string[] = []

/** Whether an address that a server names leads to a page of ours that this product does not have. (ruling R77) */
export function isLeftOut(to: string): boolean {
  const path = to.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  return PATTERNS.some((pattern) => isPatternMatch(pattern, path))
}
