/** What a teacher has typed for one paper. */

import * as v from 'valibot'

const QuestionDraft = v.object({
  /** Null if the question has criteria, or no mark yet. */
  mark: v.nullable(v.number()),
  /** By the title of the criterion. */
  rubric: v.record(v.string(), v.number()),
  comment: v.string(),
  /** Lines count from 1. */
  lines: v.array(v.object({ line: v.pipe(v.number(), v.integer()), text: v.string() })),
})
export type QuestionDraft = v.InferOutput<typeof QuestionDraft>

export const GradingDraft = v.object({
  submission: v.string(),
  owner: v.optional(v.string()),
  /** The server's version that it is based on. */
  version: v.pipe(v.number(), v.integer()),
  questions: v.record(v.string(), QuestionDraft),
  comment: v.string(),
  retest: v.optional(v.picklist(['granted', 'refused'])),
  /** Counts up with each change; shows whether a save contained all of it. */
  edit: v.pipe(v.number(), v.integer()),
})
export type GradingDraft = v.InferOutput<typeof GradingDraft>
