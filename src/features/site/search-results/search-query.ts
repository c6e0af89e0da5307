/** The search that an address names. */

import { cleanLine } from '#src/lib/invisible.ts'

export interface Search {
  q: string
  /** Exactly these words, without a correction. */
  isForced: boolean
}

export function parseSearch(address: URLSearchParams): Search {
  return { q: cleanLine(address.get('q') ?? ''), isForced: address.get('forced') === 'true' }
}

export function buildSearchQuery({ q, isForced }: Search): { q: string; is_forced?: boolean } {
  return isForced ? { q, is_forced: true } : { q }
}
