/** Formats a contact in Latin digits, since it is a phone or an address. (ruling R3) */

import type { LoginFlow } from './login-flow.ts'

export function getContactKind({ contact }: LoginFlow): 'phone' | 'email' {
  return contact !== undefined && 'email' in contact ? 'email' : 'phone'
}

/** `01712 345 678` is easier to read than eleven digits in a row; an address is unchanged. */
export function formatContact({ contact }: LoginFlow): string {
  if (contact === undefined) return ''
  return 'email' in contact ? contact.email : contact.phone.replace(/^(01\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}
