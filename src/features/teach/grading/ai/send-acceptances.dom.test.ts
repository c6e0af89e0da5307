import { expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { fakeLine } from '../../../../../tests/support/fake-line.ts'
import { ownAcceptances, suggestionAccepted } from '#src/stores/grading/ai-acceptance-store.ts'
import { sendAcceptances } from './send-acceptances.ts'

const accepted = (suggestion: string) => suggestionAccepted({ suggestion, submission: 's', leavesAt: 0 })

test('a fault of our own is told once and not tried over and over', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  // No client is connected: a fault of the app, which no line can mend.
  accepted('a')
  await sendAcceptances()
  expect([ownAcceptances(), reported.mock.calls.length]).toEqual([[], 1])
})

test('a dead line leaves it for later', async () => {
  const line = fakeLine(() => {
    throw new TypeError('Failed to fetch')
  })
  connectClient(line.connection)
  accepted('b')
  await sendAcceptances()
  expect(ownAcceptances()).toMatchObject([{ suggestion: 'b' }])
  expect(ownAcceptances()[0]?.leavesAt).toBeGreaterThan(Date.now())
})
