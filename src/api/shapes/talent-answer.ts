/** Interviews and offers, and how they are answered. (ruling R56) */

import * as v from 'valibot'
import { Address, Count, DateOnly, Id, Instant, MaybeInstant, Money, Text } from './scalar.ts'

/** `answer_by`: an answer may be changed until then. (ruling R56) */
export const Interview = v.object({
  _id: Id,
  company: Text,
  title: Text,
  at: Instant,
  minutes: Count,
  place: Text,
  url: Address,
  invitation_status: v.picklist(['waiting', 'accepted', 'declined']),
  answer_by: Instant,
  answered_at: MaybeInstant,
})
export type Interview = v.InferOutput<typeof Interview>

/** `salary` is monthly; `letter_url` expires and must be requested again. (ruling R56) */
export const Offer = v.object({
  _id: Id,
  company: Text,
  title: Text,
  salary: Money,
  currency: Text,
  place: Text,
  start_date: DateOnly,
  answer_by: Instant,
  letter_url: Address,
  offer_status: v.picklist(['waiting', 'accepted', 'declined', 'expired']),
  answered_at: MaybeInstant,
})
export type Offer = v.InferOutput<typeof Offer>

/** The two answers that a person can give; the server sets all other states. */
export const Answer = v.picklist(['accepted', 'declined'])
export type Answer = v.InferOutput<typeof Answer>
