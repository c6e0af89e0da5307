/**
 * A draft in the form in which it is checked, stored and sent: only the fields of its category, and nothing
 * that the form did not show. (rulings R24, R45)
 */

import { splitGraphemes } from '#src/lib/bn.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import {
  type NumberedTicketFields,
  numberTicketFields,
  TICKET_FIELDS,
  type TicketCategory,
  type TicketFields,
  type TicketTextField,
} from '#src/lib/ticket-category.ts'
import type { TicketDraft } from './draft.ts'
import { getRelease } from './hosts.ts'
import type { WrittenTicket } from './ticket-queue.ts'
import { categoryWords, words } from './words.ts'

/** The longest description, in letters. Our choice: the specification has no limit. */
export const LONGEST_TEXT = 500

export function countLetters(text: string): number {
  return splitGraphemes(text.trim()).length
}

/** Ids of the form's controls, so that the error summary can link to them. */
export type Problems = Partial<Record<TicketTextField | 'contact', string>>

export function findDetailProblems(category: TicketCategory, { fields }: TicketDraft): Problems {
  const text = trimText(fields.text ?? '')
  const call = trimText(fields.call ?? '')
  const isCallAsked = TICKET_FIELDS[category].includes('call')
  return {
    ...(text === '' && { text: words.problems.text }),
    ...(countLetters(text) > LONGEST_TEXT && { text: words.problems.long(LONGEST_TEXT) }),
    ...(isCallAsked && call !== '' && normalisePhone(call) === undefined && { call: words.problems.call }),
  }
}

/** An account has a contact; a guest must give one. */
export function findContactProblems(contact: string, isGuest: boolean): Problems {
  if (isBlank(contact) && !isGuest) return {}
  return findReachableContact(contact) === undefined ? { contact: words.problems.contact } : {}
}

export function hasProblems(problems: Problems): boolean {
  return Object.keys(problems).length > 0
}

/** The lines below the description that the form shows as part of the ticket. */
export function buildFactLines({ failure, check }: TicketDraft): string[] {
  return [failure, check, words.facts.release(getRelease())].filter((line) => line !== undefined)
}

/** Without empty ones; files are given by their ids. */
export function listWrittenFields(
  category: TicketCategory,
  { fields }: TicketDraft,
  known: TicketFields,
): TicketFields {
  const asked = TICKET_FIELDS[category].filter((field) => field !== 'files')
  const values = asked.map((field) => [field, trimText(fields[field] ?? known[field] ?? '')] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/** By their numbers, with the facts below the description, and the hour after the normalised phone. (ruling R32) */
export function buildSentFields({
  fields,
  facts,
  hour,
}: Pick<WrittenTicket, 'fields' | 'facts' | 'hour'>): NumberedTicketFields {
  const { text = '', call } = fields
  return numberTicketFields({
    ...fields,
    text: [text, ...facts].join('\n'),
    ...(call !== undefined && { call: [normalisePhone(call) ?? call, hour].filter(Boolean).join(', ') }),
  })
}

/** A ticket as described in its writer's own data. */
export function describeTicket({ category, fields, number, writtenAt }: WrittenTicket) {
  return { title: categoryWords[category].name, text: fields.text ?? '', number, at: writtenAt }
}
