/** Shapes of a batch's belongings: an invite link, the courses of a bundle, one suggested course. (ruling R63) */

import * as v from 'valibot'
import { CourseCard } from './course.ts'
import { Count, Id, MaybeId, Text, buildList } from './scalar.ts'

/** `url` carries the code as `affiliate`; `joined` of those `invited` have paid. */
export const Referral = v.object({
  code: Text,
  url: v.string(),
  invited: Count,
  joined: Count,
  reward_text: Text,
})
export type Referral = v.InferOutput<typeof Referral>

/** `batch`: the learner's batch of the course; missing until one has begun. */
export const EnrolledBundle = v.object({
  _id: Id,
  slug: v.string(),
  title: Text,
  courses: buildList(v.object({ _id: Id, slug: v.string(), title: Text, batch: MaybeId })),
})
export type EnrolledBundle = v.InferOutput<typeof EnrolledBundle>

/** At most one; null if there is nothing to suggest. */
export const CrossSale = v.nullish(v.object({ course: CourseCard, reason: Text }))
export type CrossSale = v.InferOutput<typeof CrossSale>
