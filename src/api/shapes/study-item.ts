/** One item of a study plan as one learner meets it: its state and, when it is closed, the reason. (ruling R29 Chain) */
import * as z from 'zod/mini'
import { Address, Flag, Id, Mark, MaybeId, MaybeInstant, Percent, Seconds, Text } from './scalar.ts'

/** What a study plan is made of. (ruling R29) */
export const ItemKind = z.enum(['recording', 'live', 'assignment', 'exam', 'resource'])
export type ItemKind = z.infer<typeof ItemKind>

/** The submission types of spec 3 that are exams, and the plain quiz. */
export const ExamKind = z.enum(['quiz', 'essay', 'file_upload', 'code_test', 'interview'])
export type ExamKind = z.infer<typeof ExamKind>

/**
 * `open`: may be done now · `due`: must be handed in · `today`: a class of today · `coming`: a class of a later day · `moved`: its
 * hour changed · `locked`: not yet, see `reason` · `missed` · `under-review`: handed in · `marked` · `done`.
 */
export const ItemState = z.enum(['done', 'open', 'due', 'today', 'coming', 'moved', 'locked', 'missed', 'under-review', 'marked'])
export type ItemState = z.infer<typeof ItemState>

/**
 * `start_at` and `end_at` of a class or an exam's window, `moved_from` its former start; `due_at` of a hand-in; `opens_at` when
 * a locked one opens. `duration` in seconds (recording), `minutes` of an exam. `marks` is the full mark, `mark` the learner's.
 * `recording` stands at a class that has been recorded, `url` at a resource. What is not published is its teachers' alone.
 */
export const StudyItem = z.object({
  _id: Id,
  kind: ItemKind,
  exam_kind: z.nullish(ExamKind),
  title: Text,
  state: ItemState,
  reason: Text,
  start_at: MaybeInstant,
  end_at: MaybeInstant,
  moved_from: MaybeInstant,
  due_at: MaybeInstant,
  opens_at: MaybeInstant,
  duration: z.nullish(Seconds),
  minutes: z.nullish(z.number()),
  question_count: z.nullish(z.int()),
  marks: z.nullish(Mark),
  mark: z.nullish(Mark),
  percent: z.nullish(Percent),
  recording: MaybeId,
  url: Address,
  submission: MaybeId,
  checked_by: Text,
  has_comment: Flag,
  can_retest: Flag,
  is_optional: Flag,
  is_published: z._default(z.boolean(), true),
})
export type StudyItem = z.infer<typeof StudyItem>
