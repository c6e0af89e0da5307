/** For tests: a teacher whose saves are sent at once and never arrive. */

import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { openQueue, resetQueues } from '#src/api/outbox/queue.ts'
import { GRADING_SAVES, type GradingSave } from '#src/stores/grading/grading-save.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { fakeLine } from './fake-line.ts'
import { resetAllStores } from './reset-all-stores.ts'

/** Called before each test. */
export function holdSaves(): void {
  connectOutbox(outboxPorts)
  localStorage.clear()
  resetAllStores()
  resetQueues()
  connectClient(fakeLine(() => new Promise<Response>(() => undefined)).connection)
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
}

/** Puts the save of the submission `s1` into the outbox. */
export function putSave(save: Pick<GradingSave, 'state' | 'reason' | 'isRefused'>): void {
  const body = { version: 1, key: 's1' }
  openQueue(GRADING_SAVES).put({
    submission: 's1',
    of: 'submission',
    learner: 'নুসরাত',
    body,
    edit: 1,
    ...save,
  })
}
