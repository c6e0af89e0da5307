/**
 * Unsent saves of marks: the newest for each submission. Waiting, failed and conflicting saves survive a
 * reload, and are deleted at logout. (rulings R21, R41)
 */

import * as v from 'valibot'
import type { QueueDefinition } from '#src/api/outbox/queue.ts'

const Lines = v.array(v.object({ line: v.pipe(v.number(), v.integer()), text: v.string() }))
const Rubric = v.array(v.object({ title: v.string(), mark: v.number(), marks: v.number() }))
const Body = v.object({
  version: v.pipe(v.number(), v.integer()),
  marks: v.optional(
    v.array(
      v.object({
        question: v.string(),
        mark: v.nullable(v.number()),
        rubric: v.optional(Rubric),
        comment: v.string(),
        lines: v.optional(Lines),
      }),
    ),
  ),
  comment: v.optional(v.string()),
  checked: v.optional(v.boolean()),
  retest: v.optional(v.picklist(['granted', 'refused'])),
  key: v.string(),
})

const GradingSave = v.object({
  submission: v.string(),
  owner: v.optional(v.string()),
  /** Attempts at levels use a different call. */
  of: v.picklist(['submission', 'level']),
  /** The learner's name, for the list of unsent saves. */
  learner: v.string(),
  body: Body,
  /** The edit number of the draft that it contains. */
  edit: v.pipe(v.number(), v.integer()),
  /** Number of marks that the paper asks for. */
  rowCount: v.optional(v.pipe(v.number(), v.integer())),
  /**
   * `waiting`: not tried, or to be retried · `failed`: a try failed · `conflict`: somebody else has changed
   * the submission.
   */
  state: v.picklist(['waiting', 'failed', 'conflict']),
  /** The other marks are the teacher's own, from another device. */
  isOwn: v.optional(v.boolean()),
  /** A sentence that says why it waits. */
  reason: v.optional(v.string()),
  /** The server rejected it: only the teacher can retry. */
  isRefused: v.optional(v.boolean()),
})
export type GradingSave = v.InferOutput<typeof GradingSave>

export const GRADING_SAVES: QueueDefinition<GradingSave> = {
  name: 'grading-saves',
  shape: GradingSave,
  getKey: ({ body }) => body.key,
}
