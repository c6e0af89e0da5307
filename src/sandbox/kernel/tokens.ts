/**
 * Access and session tokens: JWT, HS256. The payload carries `role` and `_id` as specified. (spec 3 Session
 * token payload)
 */

import { computeHmac } from './sha256.ts'

export interface TokenPayload {
  /** A role, or `half-login` for the ten-minute token of ruling R33. */
  role: 'learner' | 'teacher' | 'talent' | 'half-login'
  /** The person's id. */
  _id: string
  /**
   * The login of this token, including a half login. Empty for a session token, which gives no access by
   * itself.
   */
  sid: string
  /** Seconds since 1970. */
  exp: number
  /** Audience other than the client: the CV builder's token works only for the builder's calls. (spec 9) */
  aud?: 'cv-builder'
}

export interface Tokens {
  sign(payload: TokenPayload): string
  /** Undefined when it is not ours or malformed; does not check the expiry. */
  read(token: string): TokenPayload | undefined
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const encode = (value: object) => base64Url(new TextEncoder().encode(JSON.stringify(value)))

function decode(part: string): TokenPayload | undefined {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(
      new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))),
    ) as TokenPayload
  } catch {
    return undefined
  }
}

export function makeTokens(secret: string): Tokens {
  const header = encode({ alg: 'HS256', typ: 'JWT' })
  const computeSignature = (body: string) => base64Url(computeHmac(secret, `${header}.${body}`))
  return {
    sign(payload) {
      const body = encode(payload)
      return `${header}.${body}.${computeSignature(body)}`
    },
    read(token) {
      const [head, body, mark, ...rest] = token.split('.')
      if (head !== header || !body || rest.length > 0 || mark !== computeSignature(body)) return undefined
      return decode(body)
    },
  }
}
