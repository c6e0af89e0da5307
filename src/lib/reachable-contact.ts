/**
 * Contacts for leads and tickets: stricter than the rule of spec 5, since somebody has to call the number.
 */

import { parseContact } from './contact.ts'
import { cleanLine } from './invisible.ts'

/**
 * Plus and eight digits: the shortest number that can be called, though the rule of spec 5 accepts two
 * digits.
 */
const SHORTEST_INTERNATIONAL = 9

/**
 * Parses typed text into the contact to send; undefined if it is not one. An international number needs its
 * plus or a callable length. (ruling R11)
 */
export function findReachableContact(typed: string): string | undefined {
  const contact = parseContact(typed)
  if (contact === undefined) return undefined
  if ('email' in contact) return contact.email
  const isMeantSo = cleanLine(typed).startsWith('+') || contact.phone.length >= SHORTEST_INTERNATIONAL
  return isMeantSo ? contact.phone : undefined
}
