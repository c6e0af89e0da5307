/** Changed reasons of many papers that are still being sent, on the device: they go on after a closed tab. (rulings R34, R85) */

import * as v from 'valibot'
import { openQueue } from '#src/api/outbox/queue.ts'

const Reason = v.object({ points: v.number(), words: v.string() })
const EarlierRow = v.object({ mark: v.nullable(v.number()), comment: v.string() })

const SentChange = v.object({
  key: v.string(),
  owner: v.optional(v.string()),
  row: v.object({ id: v.string(), question: v.string(), criterion: v.optional(v.string()) }),
  from: Reason,
  to: Reason,
  /** Marks given by hand become the sum too. */
  takesSum: v.boolean(),
  /** Ids of papers that have it still before them, and of those that have it. */
  left: v.array(v.string()),
  given: v.array(v.string()),
  /** By paper, the mark and comment that the opposite change would not restore. */
  earlier: v.record(v.string(), EarlierRow),
  /** Whether it undoes another change. */
  isBack: v.boolean(),
})
export type SentChange = v.InferOutput<typeof SentChange>

export const reasonChanges = openQueue({
  name: 'reason-changes',
  shape: SentChange,
  getKey: ({ key }) => key,
})
