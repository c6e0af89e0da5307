/** The guest user id: made once, stored a year, sent as a header. (spec 6, ruling R28) */
import { computeYearFromNow, readCookie, writeCookie } from './cookie.ts'

let made: string | undefined

/** A random UUID also where `randomUUID` is missing, as on plain http. (ruling R28) */
export function createId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** With cookies off it lives as long as the page. */
export function getGuestId(): string {
  const stored = readCookie('guest_user_id') ?? made
  if (stored !== undefined) return stored
  made = createId()
  writeCookie('guest_user_id', made, computeYearFromNow())
  return made
}
