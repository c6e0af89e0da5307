/** A certificate as anybody with its address may see it: no phone, no e-mail. (ruling R38) */
import * as z from 'zod/mini'
import { Address, Id, Instant, Text } from './scalar.ts'

/** `number` is what is printed on it. */
export const SharedCertificate = z.object({
  _id: Id,
  type: z.enum(['course', 'level']),
  title: Text,
  learner: z.object({ name: Text, picture: Address }),
  issued_at: Instant,
  number: Text,
  url: z.string(),
})
export type SharedCertificate = z.infer<typeof SharedCertificate>
