/** What the outbox is handed: this browser's storage and its session. */
import type { OutboxPorts } from '#src/api/outbox/ports.ts'
import { OWN_PREFIX, storageOf } from '#src/stores/browser/local-storage.ts'
import { whenSessionEnds } from './forget.ts'
import { useSession } from './session-store.ts'

export const outboxPorts: OutboxPorts = {
  storage: {
    read: (key) => {
      try {
        return storageOf('localStorage')?.getItem(OWN_PREFIX + key) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (key, text) => {
      try {
        storageOf('localStorage')?.setItem(OWN_PREFIX + key, text)
        return storageOf('localStorage') !== undefined
      } catch {
        return false
      }
    },
  },
  session: {
    getOwner: () => useSession.getState().user?._id,
    onChange: (listen) =>
      useSession.subscribe((now, before) => {
        if (now.status !== before.status || now.user?._id !== before.user?._id) listen()
      }),
    onEnd: whenSessionEnds,
  },
}
