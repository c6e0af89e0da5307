/** Reads role and id from a session token. For display only: the server decides what is allowed. (spec 6, spec 3 Session token payload) */

import { parseExpiry } from './expiry.ts'
import { isRole, type Role } from './role.ts'
import { getServerNow } from './server-time.ts'

export interface TokenPayload {
  role: Role
  _id: string | undefined
}

const GUEST: TokenPayload = { role: 'guest', _id: undefined }
/** Three base64url parts; a blank, a semicolon or padding makes it invalid. */
const WELL_FORMED = /^[\w-]+\.([\w-]+)\.[\w-]+$/

/** The claims in the middle part; throws if it is not base64, not UTF-8 or not JSON. */
function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

function readClaims(token: unknown): Record<string, unknown> {
  const part = typeof token === 'string' ? WELL_FORMED.exec(token)?.[1] : undefined
  if (part === undefined) return {}
  try {
    const claims = decode(part)
    return typeof claims === 'object' ? { ...claims } : {}
  } catch {
    // A person with an unreadable token is a guest.
    return {}
  }
}

/**
 * Role and id of a session token; a guest if it is malformed, expired, or names none of our roles. Never
 * throws. `now` in milliseconds. (spec 6)
 */
export function readTokenPayload(token: unknown, now: number = getServerNow()): TokenPayload {
  const { role, _id, exp } = readClaims(token)
  if (!isRole(role) || role === 'guest') return GUEST
  if (typeof exp === 'number' && (parseExpiry(exp)?.getTime() ?? 0) <= now) return GUEST
  return { role, _id: typeof _id === 'string' ? _id : undefined }
}
