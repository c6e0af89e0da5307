/**
 * Reports accepted suggestions of the assistant to the server once the time to undo them is over. Until then they are stored on the
 * device and deleted at logout. (ruling R21)
 */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { openQueue } from '#src/api/outbox/queue.ts'
import { isRetryable } from '#src/api/outbox/retry.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'

/** Time to undo an acceptance, in milliseconds. */
const UNDO_MS = 10_000
/** Pause between tries; the report is not urgent, since the marks are saved separately. */
const AGAIN_MS = 30_000

const Acceptance = v.object({
  suggestion: v.string(),
  submission: v.string(),
  owner: v.optional(v.string()),
  /** Milliseconds since 1970; undo is possible until then. */
  leavesAt: v.number(),
})
type Acceptance = v.InferOutput<typeof Acceptance>

const queue = openQueue({ name: 'ai-acceptances', shape: Acceptance, getKey: ({ suggestion }) => suggestion })

/** Removes only this acceptance; the same suggestion may have been accepted again with a later time. */
function drop({ suggestion, leavesAt }: Acceptance): void {
  queue.update((all) => all.filter((each) => each.suggestion !== suggestion || each.leavesAt !== leavesAt))
}

const outbox = makeOutbox<Acceptance>({
  name: 'ai-acceptances',
  getWaiting: queue.getOwn,
  getKey: ({ suggestion, leavesAt }) => `${suggestion} ${leavesAt}`,
  getLeaveTime: ({ leavesAt }) => leavesAt,
  send: async (acceptance) => {
    const { suggestion, submission } = acceptance
    await call(ai.accept, { params: { id: suggestion }, body: { submission } }, { isQuiet: true })
    drop(acceptance)
  },
  // A report that never arrives costs the teacher nothing.
  onFailure: (acceptance, failure) => isRetryable(failure) || drop(acceptance),
  backOff: { first: AGAIN_MS, longest: AGAIN_MS },
})

export const sendAcceptances = outbox.send

/** Returns the unreported acceptance that it replaces, of other criteria of the same suggestion. */
export function beginAcceptance(suggestion: string, submission: string): Acceptance | undefined {
  const before = queue.getOwn().find((each) => each.suggestion === suggestion)
  queue.put({ suggestion, submission, leavesAt: getDeviceNow() + UNDO_MS })
  void sendAcceptances()
  return before
}

/** Undoes the last acceptance and restores the one `before` it with its own time. */
export function takeBackAcceptance(suggestion: string, before: Acceptance | undefined): void {
  queue.remove(suggestion)
  if (before === undefined) return
  queue.put(before)
  void sendAcceptances()
}
