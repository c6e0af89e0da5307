/** Passes this browser's storage, session and messages to the outbox, whose layer sees no store. */

import type { OutboxPorts } from '#src/api/outbox/ports.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { runAtSessionEnd } from './forget.ts'
import { getPersonId, useSession } from './session-store.ts'
import { readWaitingList, writeWaitingList } from './waiting-lists.ts'

export const outboxPorts: OutboxPorts = {
  showToast,
  storage: { read: readWaitingList, write: writeWaitingList },
  session: {
    getOwner: getPersonId,
    onChange: (listen) =>
      useSession.subscribe((now, before) => {
        if (now.status !== before.status || now.user?._id !== before.user?._id) listen()
      }),
    onEnd: runAtSessionEnd,
  },
}
