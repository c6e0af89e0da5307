/** People as others see them: a name and a picture. */

import * as v from 'valibot'
import { Address, Count, Id, Text } from './scalar.ts'

/** A teacher, a fellow learner, an author. Without a picture, a portrait is generated from the id. */
export const Person = v.object({ _id: Id, name: Text, picture: Address })
export type Person = v.InferOutput<typeof Person>

/** A teacher on the course page. */
export const Teacher = v.object({
  ...Person.entries,
  title: Text,
  about: Text,
  experience_years: Count,
  rating: v.optional(v.number(), 0),
  review_count: Count,
  batch_count: Count,
  learner_count: Count,
})
export type Teacher = v.InferOutput<typeof Teacher>
