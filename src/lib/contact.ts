/** Distinguishes e-mail addresses from phone numbers. (spec 5 Contact type) */

import { isEmail, isStrictEmail } from './email.ts'
import { cleanLine } from './invisible.ts'
import { isLocalPhone, normalisePhone } from './phone.ts'

export type ContactType = 'email' | 'phone' | 'error'

/** Email pattern gives email, local phone gives phone, otherwise error; read literally. (spec 5 Contact type) */
export function getContactType(text: string): ContactType {
  if (isEmail(text)) return 'email'
  return isLocalPhone(text) ? 'phone' : 'error'
}

export type Contact = { email: string } | { phone: string }

/**
 * Parses typed text into the contact to send: a trimmed e-mail, or a normalised local or international phone;
 * undefined for neither. (ruling R11, ruling R32)
 */
export function parseContact(typed: string): Contact | undefined {
  const text = cleanLine(typed)
  if (getContactType(text) === 'email') return isStrictEmail(text) ? { email: text } : undefined
  const phone = normalisePhone(text)
  return phone === undefined ? undefined : { phone }
}
