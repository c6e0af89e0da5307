/** Delivers, counts and throws away what a person has on the device, and fetches what opens without a line: fetched and run in the first calm moment, for guests when something waits. */

import { deleteOldAttempts } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { syncAttempts } from '#src/features/exam/exam-room/attempt/sync-attempts.ts'
import { countUnsentWork } from '../waiting/count-unsent.ts'
import { fetchDay } from './fetch-day.ts'
import { sendWaiting } from './send-waiting.ts'

export const personWork = { countUnsentWork, deleteOldAttempts, fetchDay, sendWaiting, syncAttempts } as const
