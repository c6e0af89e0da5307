/**
 * A draft in the form in which it is checked, stored and sent: only the fields of its category, and nothing
 * that the form did not show. (rulings R24, R45)
 */

import { splitGraphemes } from '#src/lib/bn.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { TICKET_FIELDS, type TicketCategory } from '#src/lib/ticket-category.ts'
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
export type Problems = Partial<Record<'text' | 'call' | 'contact', string>>

export function findDetailProblems(category: TicketCategory, { fields }: TicketDraft): Problems {
  const text = trimText(fields[8] ?? '')
  const call = trimText(fields[10] ?? '')
  const isCallAsked = TICKET_FIELDS[category].includes(10)
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

/** By their numbers, without empty ones; files (9) are given by their ids. */
export function listWrittenFields(
  category: TicketCategory,
  { fields }: TicketDraft,
  known: TicketDraft['fields'],
): Record<string, string> {
  const asked = TICKET_FIELDS[category].filter((field) => field !== 9)
  const values = asked.map((field) => [String(field), trimText(fields[field] ?? known[field] ?? '')] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/** With the facts below the description, and the hour after the normalised phone. (ruling R32) */
export function buildSentFields({
  fields,
  facts,
  hour,
}: Pick<WrittenTicket, 'fields' | 'facts' | 'hour'>): Record<string, string> {
  const { 8: text = '', 10: call, ...others } = fields
  return {
    ...others,
    8: [text, ...facts].join('\n'),
    ...(call !== undefined && { 10: [normalisePhone(call) ?? call, hour].filter(Boolean).join(', ') }),
  }
}

/** A ticket as described in its writer's own data. */
export function describeTicket({ category, fields, number, writtenAt }: WrittenTicket) {
  return { title: categoryWords[category].name, text: fields['8'] ?? '', number, at: writtenAt }
}
