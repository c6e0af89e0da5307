/** Tells when a room has nothing left to send. */

import { isUnsent } from './answer.ts'
import type { AttemptRoom } from './attempt-room.ts'

/** Everything that can be sent from here is on the server, and a requested submission is confirmed. */
export function isDelivered({ store, isFileMissing }: Pick<AttemptRoom, 'store' | 'isFileMissing'>): boolean {
  const { answers, handIn, submission } = store.get()
  const isWaiting = Object.values(answers).some(
    (answer) => isUnsent(answer) && answer.kind !== 'unwanted-file' && !isFileMissing(answer.question),
  )
  return !isWaiting && (handIn === undefined || submission !== undefined)
}

/** Resolves once that is so; for a room that closes earlier it never does. */
export function waitUntilDelivered(room: Pick<AttemptRoom, 'store' | 'isFileMissing'>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isDelivered(room)) return
      stop()
      resolve()
    }
    const stop = room.store.listen(check)
    check()
  })
}
