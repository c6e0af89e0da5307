/** The two e-mail checks of the specification. (spec 5 Contact type) */

/**
 * The longest deliverable address, in characters (RFC 5321). Checked first, so that the patterns never see a
 * long text.
 */
const LONGEST = 254
const LONGEST_LOCAL_PART = 64
const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

/**
 * The e-mail pattern: something, an at sign, something with a dot. Distinguishes an e-mail from a phone.
 * (spec 5 Contact type)
 */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && PATTERN.test(text)
}

/**
 * The stricter check, before an address is stored or mailed: a plain local part of at most 64 characters, and
 * a domain name of valid labels with a top level. Quoted parts, comments and IP literals are rejected: nobody
 * here has such an address. (spec 5)
 */
export function isStrictEmail(text: string): boolean {
  if (text.length > LONGEST) return false
  const atSign = text.lastIndexOf('@')
  if (atSign < 1 || atSign > LONGEST_LOCAL_PART) return false
  return LOCAL_PART.test(text.slice(0, atSign)) && DOMAIN.test(text.slice(atSign + 1))
}
