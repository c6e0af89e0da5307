import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { openQueue, resetQueues } from '#src/api/outbox/queue.ts'
import { GRADING_SAVES, type GradingSave } from '#src/stores/grading/grading-save.ts'
import { useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { fakeLine } from '../../../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../../../tests/support/reset-all-stores.ts'
import { words } from '../words.ts'
import { SaveQueue } from './save-queue.tsx'

connectOutbox(outboxPorts)

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  resetQueues()
  // An item that is due is sent at once, and stays on its way.
  connectClient(fakeLine(() => new Promise<Response>(() => undefined)).connection)
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
})

function show(save: Pick<GradingSave, 'state' | 'reason' | 'isRefused'>): void {
  const body = { version: 1, key: 's1' }
  openQueue(GRADING_SAVES).put({ submission: 's1', of: 'submission', learner: 'নুসরাত', body, edit: 1, ...save })
  render(<SaveQueue />, { wrapper: MemoryRouter })
}

const hasButton = (name: string) => screen.queryByText(name) !== null

test('for a conflict it promises no sending by itself, and offers the paper alone', () => {
  show({ state: 'conflict', reason: words.save.conflict })
  expect([hasButton(words.saveQueue.text), hasButton(words.saveQueue.textWaiting)]).toEqual([false, true])
  expect([hasButton(words.saveQueue.again), hasButton(words.saveQueue.open)]).toEqual([false, true])
})

test('after the end of the session it offers the login', () => {
  show({ state: 'waiting', reason: words.save.session })
  expect([hasButton(words.saveQueue.text), hasButton(words.saveQueue.again)]).toEqual([false, false])
  fireEvent.click(screen.getByText(words.saveQueue.login))
  expect(useLoginPanel.getState().show).toBe(true)
})
