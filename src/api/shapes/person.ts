/** People as others see them: a name and a face. */
import * as z from 'zod/mini'
import { Address, Count, Id, Text } from './scalar.ts'

/** A teacher, a fellow learner, an author. Without a picture the portrait is drawn from the id. */
export const Person = z.object({ _id: Id, name: Text, picture: Address })
export type Person = z.infer<typeof Person>

/** A teacher on the course page. */
export const Teacher = z.extend(Person, {
  title: Text,
  about: Text,
  experience_years: Count,
  rating: z._default(z.number(), 0),
  review_count: Count,
  batch_count: Count,
  learner_count: Count,
})
export type Teacher = z.infer<typeof Teacher>
