/**
 * Suggestions of the assistant that a teacher took over: the server hears of each when the time to take it back is over. They wait on
 * the device until then, and go at logout. (ruling R21)
 */
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { openQueue } from '#src/api/outbox/queue.ts'
import { isRetryable } from '#src/api/outbox/retry.ts'

/** How long an acceptance can be taken back, in milliseconds. */
const UNDO_MS = 10_000
/** The marks themselves are the teacher's: nobody is in a hurry for this. */
const AGAIN_MS = 30_000

const Acceptance = v.object({
  suggestion: v.string(),
  submission: v.string(),
  owner: v.optional(v.string()),
  /** Milliseconds since 1970; until then it can be taken back. */
  leavesAt: v.number(),
})
type Acceptance = v.InferOutput<typeof Acceptance>

const queue = openQueue({ name: 'ai-acceptances', shape: Acceptance, getKey: ({ suggestion }) => suggestion })

/** Leaves one that was accepted anew meanwhile: that one has its own time. */
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
  // No loss of the teacher's where the server never hears of it.
  onFailure: (acceptance, failure) => isRetryable(failure) || drop(acceptance),
  backOff: { first: AGAIN_MS, longest: AGAIN_MS },
})

export const sendAcceptances = outbox.send

/** Returns the acceptance that it takes the place of: of other criteria of the same suggestion, and not told yet. */
export function beginAcceptance(suggestion: string, submission: string): Acceptance | undefined {
  const before = queue.getOwn().find((each) => each.suggestion === suggestion)
  queue.put({ suggestion, submission, leavesAt: Date.now() + UNDO_MS })
  void sendAcceptances()
  return before
}

/** Takes the last acceptance back; the one `before` it stands, and is told in its own time. */
export function takeBackAcceptance(suggestion: string, before: Acceptance | undefined): void {
  queue.remove(suggestion)
  if (before === undefined) return
  queue.put(before)
  void sendAcceptances()
}
