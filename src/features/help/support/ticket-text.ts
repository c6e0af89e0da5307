/** A draft as it is checked, stored and sent: only the fields of its category, and nothing that the form did not show. (rulings R24, R45) */

import { splitGraphemes } from '#src/lib/bn.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { TICKET_FIELDS, type TicketCategory } from '#src/lib/ticket-category.ts'
import type { TicketDraft } from './draft.ts'
import { getRelease } from './hosts.ts'
import type { WrittenTicket } from './ticket-queue.ts'
import { categoryWords, words } from './words.ts'

/** Letters of the description. Ours: the specification has no bounds. */
export const LONGEST_TEXT = 500

export function countLetters(text: string): number {
  return splitGraphemes(text.trim()).length
}

/** Ids of the form's controls, so that the summary of errors can lead to them. */
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

/** An account has a contact of its own; a guest gives one. */
export function findContactProblems(contact: string, isGuest: boolean): Problems {
  if (isBlank(contact) && !isGuest) return {}
  return findReachableContact(contact) === undefined ? { contact: words.problems.contact } : {}
}

export function hasProblems(problems: Problems): boolean {
  return Object.keys(problems).length > 0
}

/** The lines under the description that the form shows as going along. */
export function buildFactLines({ failure, check }: TicketDraft): string[] {
  return [failure, check, words.facts.release(getRelease())].filter((line) => line !== undefined)
}

/** By their numbers, empty ones left out; files (9) go by their ids. */
export function listWrittenFields(
  category: TicketCategory,
  { fields }: TicketDraft,
  known: TicketDraft['fields'],
): Record<string, string> {
  const asked = TICKET_FIELDS[category].filter((field) => field !== 9)
  const values = asked.map((field) => [String(field), trimText(fields[field] ?? known[field] ?? '')] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/** With the facts under the description, and the hour after the phone in its one form. (ruling R32) */
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

/** A ticket as its writer's own data tell it. */
export function describeTicket({ category, fields, number, writtenAt }: WrittenTicket) {
  return { title: categoryWords[category].name, text: fields['8'] ?? '', number, at: writtenAt }
}
