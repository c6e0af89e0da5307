/**
 * The one register of the queues whose items wait on the device: whatever page a visit opens, what waits is sent. A new queue is a line
 * here; `tests/outbox/register.test.ts` fails without it, and what a logout counts does not compile. (rulings R21, R42, R54)
 */
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'

/** By the name of the queue: fetches the code that sends, and sends. */
export const WAITING = {
  tickets: async () => (await import('#src/features/help/support/ticket-outbox.ts')).sendTickets(),
  applications: async () => (await import('#src/features/learn/jobs/application-outbox.ts')).sendApplications(),
  notes: async () => (await import('#src/features/learn/notes/note-outbox.ts')).sendNotes(),
  'work-updates': async () => (await import('#src/features/learn/work-updates/work-outbox.ts')).sendWork(),
  'grading-saves': async () => (await import('#src/features/teach/grading/drafts/save-outbox.ts')).sendSaves(),
  'ai-acceptances': async () => (await import('#src/features/teach/grading/ai/acceptance-outbox.ts')).sendAcceptances(),
} satisfies Record<string, () => Promise<unknown>>
export type WaitingName = keyof typeof WAITING

/** What the queues say of an item that waits for nobody or for the person: a ticket's number, a refusal. */
const Items = v.array(
  v.object({
    owner: v.optional(v.string()),
    number: v.optional(v.string()),
    refusal: v.optional(v.string()),
    isRefused: v.optional(v.boolean()),
  }),
)

function isWaiting(queue: WaitingName): boolean {
  try {
    const items = readAs(Items, JSON.parse(outboxPorts.storage.read(queue) ?? '[]')) ?? []
    const mine = items.filter(({ owner }) => owner === undefined || owner === outboxPorts.session.getOwner())
    return mine.some(({ number, refusal, isRefused }) => number === undefined && refusal === undefined && isRefused !== true)
  } catch {
    return false
  }
}

/** Fetches the code that sends only when something waits: nearly no visit needs it. No line, no file: the next visit tries again. */
export function sendWaiting(): void {
  for (const name of Object.keys(WAITING) as WaitingName[]) if (isWaiting(name)) WAITING[name]().catch(() => undefined)
}
