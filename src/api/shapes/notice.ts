/** Notices of a batch: urgent first, then newest. (ruling R35) */

import * as v from 'valibot'
import { BatchMark } from './batch.ts'
import { Person } from './person.ts'
import { DateOnly, Flag, Html, Id, Instant, Text } from './scalar.ts'
import { Filled, Typed } from './typed.ts'

/** `description` is HTML, `meta_description` the plain text for lists. */
export const Notice = v.object({
  _id: Id,
  title: Text,
  date: v.nullish(DateOnly),
  topic: Text,
  meta_description: Text,
  description: Html,
  is_published: v.optional(v.boolean(), true),
  is_urgent: Flag,
  is_read: Flag,
  batch: v.nullish(BatchMark),
  author: v.nullish(Person),
  created_at: Instant,
})
export type Notice = v.InferOutput<typeof Notice>

/** The body of the notice writes. (spec 3 Notice) */
export const NoticeDraft = v.object({
  title: Filled,
  date: DateOnly,
  topic: Typed,
  meta_description: Typed,
  description: Typed,
  is_published: v.boolean(),
  is_urgent: v.boolean(),
  batch: Id,
})
