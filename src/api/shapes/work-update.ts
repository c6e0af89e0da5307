/** A learner's own word on a day's work. (ruling R57) */

import * as v from 'valibot'
import { Address, DateOnly, Id, Instant, Text } from './scalar.ts'

/** `date` is a day in Dhaka, one update each. */
export const WorkUpdate = v.object({
  _id: Id,
  date: DateOnly,
  text: Text,
  link: Address,
  updated_at: Instant,
})
export type WorkUpdate = v.InferOutput<typeof WorkUpdate>
