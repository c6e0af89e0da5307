/** The headers of the contract, read once per call. (spec 7, ruling R40) */

import type { SentHeader } from '#src/api/client/headers.ts'
import type { Visitor } from './handler.ts'

/** Fingerprint of a refresh that sends none. (spec 7 Refresh) */
const FALLBACK_FINGERPRINT = 'server-side-request'

function readMetadata(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

export function readVisitor({ headers }: Request): Visitor {
  const read = (name: SentHeader) => headers.get(name) ?? ''
  return {
    guestId: read('guestid'),
    fingerprint: read('fingerprint') || FALLBACK_FINGERPRINT,
    metadata: readMetadata(read('metadata')),
    refreshToken: read('refreshtoken'),
    accessToken: read('accesstoken'),
  }
}
