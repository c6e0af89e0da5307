/**
 * The plan of a batch: modules, days, items. One reply has everything that the batch page draws. (ruling R29)
 */

import * as v from 'valibot'
import { BatchMark, ModuleMark } from './batch.ts'
import {
  Count,
  DateOnly,
  Html,
  Id,
  MaybeId,
  MaybeInstant,
  Percent,
  Text,
  buildItemList,
  buildList,
  Whole,
} from './scalar.ts'
import { ItemKind, ItemState, StudyItem } from './study-item.ts'
import { Filled, Typed } from './typed.ts'

/**
 * One day of a module; `day_no` counts from 1 within the batch, `date` is in Dhaka. A recorded course has no
 * dates.
 */
export const StudyDay = v.object({
  _id: Id,
  title: Text,
  day_no: Whole,
  date: v.nullish(DateOnly),
  items: buildItemList(StudyItem),
})
export type StudyDay = v.InferOutput<typeof StudyDay>

/** `short_title` is shown beside the diamond; a locked module says when it opens. */
export const StudyModule = v.object({
  ...ModuleMark.entries,
  short_title: Text,
  state: v.picklist(['done', 'current', 'open', 'locked']),
  opens_at: MaybeInstant,
  done: Count,
  total: Count,
  plans: buildList(StudyDay),
})
export type StudyModule = v.InferOutput<typeof StudyModule>

/** `study-plan/revised/{batch}`: modules in order, days by `day_no`. (ruling R35) */
export const StudyPlan = v.object({
  batch: BatchMark,
  current_module: MaybeId,
  modules: buildList(StudyModule),
})
export type StudyPlan = v.InferOutput<typeof StudyPlan>

/** `study-plan/attribute-status/{batch}`: only the states, to update a shown plan. */
export const AttributeStatus = v.object({
  _id: Id,
  kind: ItemKind,
  state: ItemState,
  percent: v.nullish(Percent),
})
export type AttributeStatus = v.InferOutput<typeof AttributeStatus>

const DoneOf = v.object({ done: Count, total: Count })

/**
 * `study-plan/attribute-count/{batch}`: done and total of each kind, and what the learner still has to do.
 * For a teacher, past classes and exams count as done, and unchecked submissions as due.
 */
export const AttributeCount = v.object({
  recording: DoneOf,
  live: DoneOf,
  assignment: DoneOf,
  exam: DoneOf,
  resource: DoneOf,
  due: Count,
})
export type AttributeCount = v.InferOutput<typeof AttributeCount>

/** A day of a study plan for one learner, with its neighbours. Description and instructions are HTML. */
export const Activity = v.object({
  ...StudyDay.entries,
  description: Html,
  instructions: Html,
  batch: BatchMark,
  module: ModuleMark,
  previous: MaybeId,
  next: MaybeId,
})
export type Activity = v.InferOutput<typeof Activity>

/** The body of the study-plan writes. (spec 3 Study plan) */
export const StudyPlanDraft = v.object({
  title: Filled,
  description: Typed,
  day_no: v.pipe(Whole, v.minValue(1)),
  instructions: Typed,
})
