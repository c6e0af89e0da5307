/** Notices of a batch: urgent first, then newest. (ruling R35) */
import * as z from 'zod/mini'
import { BatchMark } from './batch.ts'
import { Person } from './person.ts'
import { DateOnly, Flag, Html, Id, Instant, Text } from './scalar.ts'
import { Filled, Typed } from './typed.ts'

/** `description` is HTML, `meta_description` the plain line for lists. */
export const Notice = z.object({
  _id: Id,
  title: Text,
  date: z.nullish(DateOnly),
  topic: Text,
  meta_description: Text,
  description: Html,
  is_published: z._default(z.boolean(), true),
  is_urgent: Flag,
  is_read: Flag,
  batch: z.nullish(BatchMark),
  author: z.nullish(Person),
  created_at: Instant,
})
export type Notice = z.infer<typeof Notice>

/** What the notice writes may send. (spec 3 Notice) */
export const NoticeDraft = z.object({
  title: Filled,
  date: DateOnly,
  topic: Typed,
  meta_description: Typed,
  description: Typed,
  is_published: z.boolean(),
  is_urgent: z.boolean(),
  batch: Id,
})
