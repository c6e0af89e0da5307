/** A talent in the app's frame; separate from the full profile, which the frame does not need. */

import * as v from 'valibot'
import { Address, Count, Flag, Id, Text } from './scalar.ts'

/** The talent's card for the frame; the count of unanswered items is our own addition. (ruling R55) */
export const TalentCard = v.object({
  _id: Id,
  name: Text,
  title: Text,
  username: Text,
  picture: Address,
  show_profile: Flag,
  waiting_interviews: Count,
  open_offers: Count,
})
export type TalentCard = v.InferOutput<typeof TalentCard>
