/**
 * Saves of marks that wait on the device: the newest of each submission. What waits, failed or met another's change outlives a reload,
 * and goes at logout. (rulings R21, R41)
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
  /** Attempts at levels go by a call of their own. */
  of: v.picklist(['submission', 'level']),
  /** The learner's name, for the list of what waits. */
  learner: v.string(),
  body: Body,
  /** The edit of the draft that it carries. */
  edit: v.pipe(v.number(), v.integer()),
  /** `waiting`: not tried, or to be tried again · `failed`: a try failed · `conflict`: somebody else has changed it meanwhile. */
  state: v.picklist(['waiting', 'failed', 'conflict']),
  /** A sentence that says why it waits. */
  reason: v.optional(v.string()),
  /** The server said no: only the teacher tries again. */
  isRefused: v.optional(v.boolean()),
})
export type GradingSave = v.InferOutput<typeof GradingSave>

export const GRADING_SAVES: QueueDefinition<GradingSave> = {
  name: 'grading-saves',
  shape: GradingSave,
  getKey: ({ body }) => body.key,
}
