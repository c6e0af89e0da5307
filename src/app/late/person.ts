/**
 * Delivers, counts and deletes a person's data on the device, and fetches pages for offline use. Loaded and
 * run when the page is first idle; for guests only if something is queued.
 */

import { deleteOldAttempts } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { syncAttempts } from '#src/features/exam/exam-room/attempt/sync-attempts.ts'
import { countUnsentWork } from '../waiting/count-unsent.ts'
import { fetchDay } from './fetch-day.ts'
import { sendWaiting } from './send-waiting.ts'

export const personWork = { countUnsentWork, deleteOldAttempts, fetchDay, sendWaiting, syncAttempts } as const
