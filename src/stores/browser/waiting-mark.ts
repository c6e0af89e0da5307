/** Whether a ticket waits to be sent, read at each start without the code that could send it. (ruling R21: gone at logout) */
import { OWN_PREFIX, storageOf } from './local-storage.ts'

const MARK = `${OWN_PREFIX}ticket-waits`

export function markTicketWaiting(isWaiting: boolean): void {
  try {
    const storage = storageOf('localStorage')
    if (isWaiting) storage?.setItem(MARK, 'yes')
    else storage?.removeItem(MARK)
  } catch {
    // Without storage nothing outlives the page anyway.
  }
}

export function isTicketWaiting(): boolean {
  try {
    return Boolean(storageOf('localStorage')?.getItem(MARK))
  } catch {
    return false
  }
}
