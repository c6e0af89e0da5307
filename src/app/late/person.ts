/** Delivers, counts and throws away what a person has on the device: fetched and run in the first calm moment, for guests when something waits. */
import { deleteOldAttempts } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { syncAttempts } from '#src/features/exam/exam-room/attempt/sync-attempts.ts'
import { countUnsentWork } from '../count-unsent.ts'
import { sendWaiting } from './send-waiting.ts'

export const personWork = { countUnsentWork, deleteOldAttempts, sendWaiting, syncAttempts } as const
