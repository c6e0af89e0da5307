/** The parts that a room consists of. */

import type { AnswerValue, Attempt } from '#src/api/shapes/submission.ts'
import type { Transport } from './calls.ts'
import type { ServerClock } from './clock.ts'
import type { AnswerStorage } from './storage.ts'
import type { StoredAnswer, StoredAttempt } from './stored.ts'
import type { FileSync, SyncContext } from './sync.ts'
import type { TabChannel } from './tabs.ts'

/** The page passes the real parts, tests pass fakes. */
export interface RoomParts {
  /** From the server, or from the device if the server is unreachable. */
  attempt: Pick<Attempt, '_id' | 'version' | 'deadline'>
  server: Attempt['answers'] | undefined
  stored: { drafts: readonly StoredAnswer[]; about: StoredAttempt }
  /** The random id of this tab. */
  writer: string
  clock: Pick<ServerClock, 'now' | 'isSure'>
  transport: Transport
  makeFiles: (context: SyncContext) => FileSync
  storage: Pick<AnswerStorage, 'write' | 'rewrite' | 'writeAttempt'>
  tabs: Pick<TabChannel, 'post'>
  newKey: () => string
}

/** The file that belongs to an edit, and its choice in a conflict: null dismisses the other version. */
export interface EditOptions {
  file?: { replaced?: AnswerValue | undefined }
  other?: AnswerValue
}
