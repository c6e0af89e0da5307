/** Tells whether unsent items are queued on the device, before the code that sends them is loaded. */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'

/** All queues; `late/send-waiting.ts` lists their senders under the same names. */
const QUEUES = [
  'tickets',
  'applications',
  'notes',
  'work-updates',
  'hand-ins',
  'grading-saves',
  'reason-changes',
  'notices',
  'ai-acceptances',
  'requests',
] as const
export type WaitingName = (typeof QUEUES)[number]

/** The fields that mark a finished item, or one that waits for the person: a ticket's number, a rejection. */
const Items = v.array(
  v.object({
    owner: v.optional(v.string()),
    number: v.optional(v.string()),
    refusal: v.optional(v.string()),
    isRefused: v.optional(v.boolean()),
  }),
)

function isWaiting(queue: string): boolean {
  try {
    const items = readAs(Items, JSON.parse(outboxPorts.storage.read(queue) ?? '[]')) ?? []
    const mine = items.filter(({ owner }) => owner === undefined || owner === outboxPorts.session.getOwner())
    return mine.some(
      ({ number, refusal, isRefused }) => number === undefined && refusal === undefined && isRefused !== true,
    )
  } catch {
    return false
  }
}

export const listWaiting = (): WaitingName[] => QUEUES.filter(isWaiting)
