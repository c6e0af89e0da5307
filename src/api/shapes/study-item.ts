/**
 * One item of a study plan for one learner: its state and, if it is closed, the reason. (ruling R29 Chain)
 */

import * as v from 'valibot'
import {
  Address,
  Flag,
  Id,
  Mark,
  MaybeId,
  MaybeInstant,
  Percent,
  Seconds,
  ShownWhole,
  Text,
} from './scalar.ts'

/** The activities of a study plan. (ruling R29) */
export const ItemKind = v.picklist(['recording', 'live', 'assignment', 'exam', 'resource'])
export type ItemKind = v.InferOutput<typeof ItemKind>

/** The submission types of spec 3 that are exams, and the plain quiz. */
export const ExamKind = v.picklist(['quiz', 'essay', 'file_upload', 'code_test', 'interview'])
export type ExamKind = v.InferOutput<typeof ExamKind>

/**
 * `open`: available now · `due`: must be submitted · `today`: a class today · `coming`: a class on a later
 * day · `moved`: rescheduled · `locked`: not yet, see `reason` · `missed` · `under-review`: submitted ·
 * `marked` · `done`.
 */
export const ItemState = v.picklist([
  'done',
  'open',
  'due',
  'today',
  'coming',
  'moved',
  'locked',
  'missed',
  'under-review',
  'marked',
])
export type ItemState = v.InferOutput<typeof ItemState>

/**
 * `start_at` and `end_at` of a class or an exam's window, `moved_from` its former start. `due_at` of a task,
 * `submitted_at` once submitted; `opens_at` when a locked one opens. `duration` in seconds (recording),
 * `minutes` of an exam. `marks` is the full mark, `mark` the learner's. A recorded class has a `recording`, a
 * resource a `url`. Only its teachers see unpublished items.
 */
export const StudyItem = v.object({
  _id: Id,
  kind: ItemKind,
  exam_kind: v.nullish(ExamKind),
  title: Text,
  state: ItemState,
  reason: Text,
  start_at: MaybeInstant,
  end_at: MaybeInstant,
  moved_from: MaybeInstant,
  due_at: MaybeInstant,
  submitted_at: MaybeInstant,
  opens_at: MaybeInstant,
  duration: v.nullish(Seconds),
  minutes: v.nullish(v.number()),
  question_count: v.nullish(ShownWhole),
  marks: v.nullish(Mark),
  mark: v.nullish(Mark),
  percent: v.nullish(Percent),
  recording: MaybeId,
  url: Address,
  submission: MaybeId,
  checked_by: Text,
  has_comment: Flag,
  can_retest: Flag,
  is_optional: Flag,
  is_published: v.optional(v.boolean(), true),
})
export type StudyItem = v.InferOutput<typeof StudyItem>
