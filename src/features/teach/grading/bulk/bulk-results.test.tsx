import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { openQueue, resetQueues } from '#src/api/outbox/queue.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { paths } from '#src/lib/paths.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { fakeLine } from '../../../../../tests/support/fake-line.ts'
import { resetAllStores } from '../../../../../tests/support/reset-all-stores.ts'
import { BulkResults } from './bulk-results.tsx'
import type { SentStep } from './sent-steps.ts'
import { words } from './words.ts'

connectOutbox(outboxPorts)

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  resetQueues()
  connectClient(fakeLine(() => new Promise<Response>(() => undefined)).connection)
  useSession.setState({ status: 'signed-in', user: { _id: 'teacher-1', name: 'শিক্ষক', role: 'teacher' } })
})

test('a paper that another teacher marked meanwhile leads to where one of both is chosen', () => {
  const of = { _id: 's1', learner: { _id: 'l1', name: 'নুসরাত' } } as unknown as Submission
  const step = { step: { item: { of } }, key: 'k' } as unknown as SentStep
  openQueue(GRADING_SAVES).put({
    submission: 's1',
    of: 'submission',
    learner: 'নুসরাত',
    body: { version: 1, key: 'k' },
    edit: 1,
    state: 'conflict',
  })
  render(<BulkResults sent={[step]} onClose={() => undefined} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: words.decideFor('নুসরাত') }).getAttribute('href')).toBe(paths.submission('s1'))
})
