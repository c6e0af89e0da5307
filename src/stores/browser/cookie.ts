/** Cookies set by script, with the attributes of ruling R17; each write is read back. */
import Cookies from 'js-cookie'
import { isPrivateHost } from '#src/lib/private-host.ts'

/** The eight cookies of the product. (spec 3 Cookies) */
export type CookieName =
  | 'session_token'
  | 'accessToken'
  | 'role'
  | 'refreshToken'
  | 'goal'
  | 'userFingerprint'
  | 'userMetadata'
  | 'guest_user_id'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** A year from now: the life of every cookie that is not the session's. (ruling R17) */
export function computeYearFromNow(): Date {
  return new Date(Date.now() + YEAR)
}

export function readCookie(name: CookieName): string | undefined {
  return Cookies.get(name)
}

/**
 * Secure everywhere but on plain http of a private host, where local and lan stand. By the host, not by the build: cookies are
 * written before anybody could hand an environment down, and a page that is opened over plain http elsewhere stores no token. (ruling R17)
 */
function isSecure(): boolean {
  const { protocol, hostname } = globalThis.location ?? {}
  return protocol !== 'http:' || !isPrivateHost(hostname)
}

/**
 * Stores a value until a date; without one, until the browser ends. False when it does not read back: too long, cookies are off, or
 * the line is not secure. (ruling R17)
 */
export function writeCookie(name: CookieName, value: string, until: Date | undefined): boolean {
  const secure = isSecure()
  Cookies.set(name, value, { expires: until, secure, sameSite: 'Strict', path: '/' })
  return Cookies.get(name) === value
}

export function removeCookie(name: CookieName): void {
  Cookies.remove(name, { path: '/' })
}
