/** By what somebody who left a lead or a ticket is reached: stricter than the rule of spec 5, since a person has to call. */
import { parseContact } from './contact.ts'

/** Plus and digits: what somebody calls back has eight of them at least, though the rule of spec 5 takes two. */
const SHORTEST_INTERNATIONAL = 9

/** The contact as it is sent, or undefined when it is none. An international number needs its plus or a length that can be called. (ruling R11) */
export function findReachableContact(typed: string): string | undefined {
  const contact = parseContact(typed)
  if (contact === undefined) return undefined
  if ('email' in contact) return contact.email
  const isMeantSo = typed.trim().startsWith('+') || contact.phone.length >= SHORTEST_INTERNATIONAL
  return isMeantSo ? contact.phone : undefined
}
