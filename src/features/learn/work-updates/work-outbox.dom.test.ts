import { beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { resetQueues } from '#src/api/outbox/queue.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { envelope, fakeLine } from '../../../../tests/support/fake-line.ts'
import { sendWork, writeWork } from './work-outbox.ts'
import { workQueue } from './work-queue.ts'

const DAY = '2026-11-25'
const saved = { _id: 'w', date: DAY, text: 'প্রথম', link: null, updated_at: '2026-11-25T10:00:00Z' }

beforeEach(() => {
  resetQueues()
  connectOutbox(outboxPorts)
  useSession.setState({
    status: 'signed-in',
    user: { _id: 'one', name: 'নাম', picture: null, role: 'learner' },
  })
})

test('a text for the same day that is written while the first is being sent follows it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let answer: () => void = () => undefined
  const first = new Promise<void>((resolve) => (answer = resolve))
  let calls = 0
  const line = fakeLine(async () => {
    calls += 1
    if (calls === 1) await first
    return envelope(saved)
  })
  connectClient(line.connection)
  writeWork(DAY, 'প্রথম', '')
  await vi.waitFor(() => expect(calls).toBe(1))
  vi.advanceTimersByTime(1000)
  writeWork(DAY, 'দ্বিতীয়', '')
  answer()
  await sendWork()
  await vi.waitFor(() => expect(workQueue.getOwn()).toEqual([]))
  expect(calls).toBe(2)
  vi.useRealTimers()
})
