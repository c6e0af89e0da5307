/** The headers of the contract, read once per call. (spec 7, ruling R40) */

import type { Visitor } from './handler.ts'

/** Fingerprint of a refresh that sends none. (spec 7 Refresh) */
const FALLBACK_FINGERPRINT = 'server-side-request'

function readMetadata(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

export function readVisitor({ headers }: Request): Visitor {
  return {
    guestId: headers.get('guestid') ?? '',
    fingerprint: headers.get('fingerprint') || FALLBACK_FINGERPRINT,
    metadata: readMetadata(headers.get('metadata')),
    refreshToken: headers.get('refreshtoken') ?? '',
    accessToken: headers.get('accesstoken') ?? '',
  }
}
