/** Hands this browser's storage and session to the outbox, whose layer sees no store. */

import type { OutboxPorts } from '#src/api/outbox/ports.ts'
import { OWN_PREFIX, readText, writeText } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from './forget.ts'
import { getPersonId, useSession } from './session-store.ts'

export const outboxPorts: OutboxPorts = {
  storage: {
    read: (key) => readText('localStorage', OWN_PREFIX + key),
    write: (key, text) => writeText('localStorage', OWN_PREFIX + key, text),
  },
  session: {
    getOwner: getPersonId,
    onChange: (listen) =>
      useSession.subscribe((now, before) => {
        if (now.status !== before.status || now.user?._id !== before.user?._id) listen()
      }),
    onEnd: runAtSessionEnd,
  },
}
