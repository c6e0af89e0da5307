/** A certificate as anybody with its address may see it: no phone, no e-mail. (ruling R38) */
import * as v from 'valibot'
import { Address, Id, Instant, Text } from './scalar.ts'

/** `number` is what is printed on it. */
export const SharedCertificate = v.object({
  _id: Id,
  type: v.picklist(['course', 'level']),
  title: Text,
  learner: v.object({ name: Text, picture: Address }),
  issued_at: Instant,
  number: Text,
  url: v.string(),
})
export type SharedCertificate = v.InferOutput<typeof SharedCertificate>
