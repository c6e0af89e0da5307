/** A talent in the app's frame; apart from the whole profile, which the frames of others need not know. */

import * as v from 'valibot'
import { Address, Count, Flag, Id, Text } from './scalar.ts'

/** The talent's card for the frame; what waits for an answer is counted by us. (ruling R55) */
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
