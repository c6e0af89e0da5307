/** Things beside a batch: a link to invite others, the courses of a bundle, one course to go on with. (ruling R63) */

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

/** `batch`: the class of the course that one is in; missing while none has begun. */
export const EnrolledBundle = v.object({
  _id: Id,
  slug: v.string(),
  title: Text,
  courses: buildList(v.object({ _id: Id, slug: v.string(), title: Text, batch: MaybeId })),
})
export type EnrolledBundle = v.InferOutput<typeof EnrolledBundle>

/** One at most; null when there is nothing to suggest. */
export const CrossSale = v.nullish(v.object({ course: CourseCard, reason: Text }))
export type CrossSale = v.InferOutput<typeof CrossSale>
