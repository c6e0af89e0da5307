/**
 * Cookies set by script, each write read back, including the session's tokens: the TokenStore of the client.
 * (spec 3 Cookies, ruling R17)
 */

import Cookies from 'js-cookie'
import type { TokenStore } from '#src/api/client/ports.ts'
import type { Refreshed, SessionData } from '#src/api/shapes/session.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { parseExpiry } from '#src/lib/expiry.ts'
import { isPrivateHost } from '#src/lib/private-host.ts'
import { isRole, type Role } from '#src/lib/role.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { readTokenPayload, type TokenPayload } from '#src/lib/token-payload.ts'

/** The eight cookies of the product. (spec 3 Cookies) */
type CookieName =
  | 'session_token'
  | 'accessToken'
  | 'role'
  | 'refreshToken'
  | 'goal'
  | 'userFingerprint'
  | 'userMetadata'
  | 'guest_user_id'

const YEAR_MS = 365 * DAY_MS

/** A year from now: the life of every cookie that is not the session's. (ruling R17) */
export function computeYearFromNow(): Date {
  return new Date(getDeviceNow() + YEAR_MS)
}

export function readCookie(name: CookieName): string | undefined {
  return Cookies.get(name)
}

/**
 * Secure everywhere except on plain http of a private host, as in local and lan. Decided by the host and not
 * by the build: cookies are written before an environment could be passed in, and a page opened over plain
 * http elsewhere stores no token. (ruling R17)
 */
function isSecure(): boolean {
  const { protocol, hostname } = globalThis.location ?? {}
  return protocol !== 'http:' || !isPrivateHost(hostname)
}

/**
 * Stores a value until a date, or until the browser closes. False if it does not read back: too long, cookies
 * are off, or the connection is not secure. (ruling R17)
 */
export function writeCookie(name: CookieName, value: string, until: Date | undefined): boolean {
  const secure = isSecure()
  Cookies.set(name, value, { expires: until, secure, sameSite: 'Strict', path: '/' })
  return Cookies.get(name) === value
}

export function removeCookie(name: CookieName): void {
  Cookies.remove(name, { path: '/' })
}

const SESSION_COOKIES = ['session_token', 'accessToken', 'refreshToken', 'role'] as const

let session = new AbortController()

/**
 * The end of a cookie's life. A date in the past means a device clock that is ahead. As a session cookie the
 * token still works; dropping it would cause a refresh before every call.
 */
function computeLifeEnd(exp: unknown): Date | undefined {
  const date = parseExpiry(exp)
  return date !== undefined && date.getTime() > getDeviceNow() ? date : undefined
}

/**
 * Role and id of the first token with one of our roles, whatever the device's clock says: the server knows
 * when it expires.
 */
function namedBy(...tokens: readonly (string | null | undefined)[]): TokenPayload | undefined {
  return tokens.map((token) => readTokenPayload(token, 0)).find(({ role }) => role !== 'guest')
}

/**
 * Tells whether session data names a role: in the session token, else in the access token. (spec 3 Session
 * token payload, spec 6)
 */
export function hasRole(session: SessionData): boolean {
  return namedBy(session.session_token, session.accessToken) !== undefined
}

/** The person named by the tokens in the cookies. (spec 6) */
export function readTokenPerson(): TokenPayload | undefined {
  return namedBy(readCookie('session_token'), readCookie('accessToken'))
}

/** Writes the session data; omitted fields stay unchanged. False if a cookie does not read back. */
function write(renewed: NonNullable<Refreshed>): boolean {
  const { accessToken, refreshToken, session_token: sessionToken } = renewed
  const refreshEnd = computeLifeEnd(renewed.refreshTokenExp)
  // The last one is the previous session token, in case a refresh returned none.
  const role = namedBy(sessionToken, accessToken, readCookie('session_token'))?.role
  // Without a new expiry it keeps its current one.
  const isRoleCurrent = !renewed.refreshTokenExp && role === readCookie('role')
  const written = [
    !refreshToken || writeCookie('refreshToken', refreshToken, refreshEnd),
    !sessionToken || writeCookie('session_token', sessionToken, refreshEnd),
    role === undefined || isRoleCurrent || writeCookie('role', role, refreshEnd),
    !accessToken || writeCookie('accessToken', accessToken, computeLifeEnd(renewed.accessTokenExp)),
  ]
  return written.every(Boolean)
}

/** Removes the four cookies of the session; the other four stay. (ruling R21) */
function clear(): void {
  for (const name of SESSION_COOKIES) removeCookie(name)
  dropOldSession()
}

export const sessionCookies: TokenStore = {
  read: () => ({
    accessToken: readCookie('accessToken') || undefined,
    refreshToken: readCookie('refreshToken') || undefined,
  }),
  write,
  clear,
  sessionSignal: () => session.signal,
}

/** Another tab ended or changed the session: requests of the old session are dropped. */
export function dropOldSession(): void {
  session.abort()
  session = new AbortController()
}

/**
 * The role in its cookie, which the gate accepts even offline; guest if it names none of our roles. (rulings
 * R16, R44)
 */
export function readCookieRole(): Role {
  const role = readCookie('role')
  return isRole(role) && (readCookie('refreshToken') || readCookie('accessToken')) ? role : 'guest'
}
