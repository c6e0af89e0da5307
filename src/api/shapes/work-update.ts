/** A learner's own report on a day's work. (ruling R57) */

import * as v from 'valibot'
import { Address, DateOnly, Id, Instant, Text } from './scalar.ts'

/** `date` is a day in Dhaka; each has one update. */
export const WorkUpdate = v.object({
  _id: Id,
  date: DateOnly,
  text: Text,
  link: Address,
  updated_at: Instant,
})
export type WorkUpdate = v.InferOutput<typeof WorkUpdate>
