/**
 * The one register of the queues on the device: queued items are sent from whatever page a visit opens. A new
 * queue is a line here. Without it `tests/outbox/register.test.ts` fails, and the count of a logout does not
 * compile. (rulings R21, R42, R54)
 */

import { sendRequests } from '#src/api/requests/request-outbox.ts'
import { sendHandIns } from '#src/features/exam/assignment/hand-in-outbox.ts'
import { sendTickets } from '#src/features/help/support/ticket-outbox.ts'
import { sendApplications } from '#src/features/learn/jobs/application-outbox.ts'
import { sendNotes } from '#src/features/learn/notes/note-outbox.ts'
import { sendWork } from '#src/features/learn/work-updates/work-outbox.ts'
import { sendAcceptances } from '#src/features/teach/grading/ai/acceptance-outbox.ts'
import { sendReasonChanges } from '#src/features/teach/grading/reasons/change/send-change.ts'
import { sendSaves } from '#src/features/teach/grading/saving/save-outbox.ts'
import { sendNotices } from '#src/features/teach/notice-editor/notice-outbox.ts'
import { offers } from '#src/lib/features.ts'
import './requests.ts'
import { listWaiting, type WaitingName } from '../outbox/has-waiting.ts'

const sendNothing = async () => undefined

/** By the name of the queue; a feature that the owner has switched off since has no sender. */
export const WAITING = {
  tickets: sendTickets,
  applications: offers.jobs ? sendApplications : sendNothing,
  notes: sendNotes,
  'work-updates': sendWork,
  'hand-ins': sendHandIns,
  'grading-saves': sendSaves,
  'reason-changes': sendReasonChanges,
  notices: sendNotices,
  'ai-acceptances': offers.ai ? sendAcceptances : sendNothing,
  requests: sendRequests,
} satisfies Record<WaitingName, () => Promise<unknown>>

/** Resolves when each has been tried; a failed item waits for its next try. */
export async function sendWaiting(): Promise<void> {
  await Promise.allSettled(listWaiting().map((name) => WAITING[name]()))
}
