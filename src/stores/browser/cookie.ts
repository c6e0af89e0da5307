/** Cookies set by script, with the attributes of ruling R17; each write is read back. */
import Cookies from 'js-cookie'

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
export function inAYear(): Date {
  return new Date(Date.now() + YEAR)
}

export function readCookie(name: CookieName): string | undefined {
  return Cookies.get(name)
}

/**
 * Keeps a value until a date; without one, until the browser ends. False when it does not read back: too long, or cookies are
 * off. Secure everywhere but on plain http (local, lan), where the browser would refuse it. (ruling R17)
 */
export function writeCookie(name: CookieName, value: string, until: Date | undefined): boolean {
  const secure = globalThis.location?.protocol !== 'http:'
  Cookies.set(name, value, { expires: until, secure, sameSite: 'Strict', path: '/' })
  return Cookies.get(name) === value
}

export function removeCookie(name: CookieName): void {
  Cookies.remove(name, { path: '/' })
}
