/** The page of a level while the server does not respond. (ruling R34) */

import { cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '#src/api/call.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { buildLevelKey } from '#src/features/exam/exam-room/attempt/calls.ts'
import { storeCachedExam } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'
import { testAddresses } from '../../../tests/support/fresh-sandbox.ts'

/** The browser's IndexedDB. */
const indexedStore = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => indexedStore.get(key),
  set: async (key: string, value: unknown) => indexedStore.set(key, value),
  update: async (key: string, change: (before: unknown) => unknown) =>
    indexedStore.set(key, change(indexedStore.get(key))),
  entries: async () => [...indexedStore],
}))

const sandbox = sandboxPerTest()

const LEVEL = 'level-html-css-2'
const ADDRESS = `/dashboard/assessments/assessment-html-css/level/${LEVEL}`
const SLOW = 40_000

async function serverDown(): Promise<void> {
  const address = `${new URL(testAddresses.main).origin}/__sandbox/faults`
  const plan = { method: 'GET', path: 'level/:id', kind: 'status', status: 503, times: 0 }
  await sandbox().fetch(new Request(address, { method: 'POST', body: JSON.stringify(plan) }))
}

it(
  'opens the attempt stored on the device, even on a connection that seems to work',
  async () => {
    await renderApp('/dashboard/assessments', { as: 'learner' })
    const attempt = await call(levelSubmission.start, { params: { id: LEVEL }, body: {} })
    const exam = await call(levelSubmission.question, { params: { id: attempt._id } })
    cleanup()
    await serverDown()
    await renderApp(ADDRESS, { as: 'learner' })
    await storeCachedExam(getPersonId() ?? '', buildLevelKey(LEVEL), { exam, attempt })
    expect(await screen.findByRole('region', { name: 'প্রশ্ন ১' }, { timeout: 20_000 })).toBeVisible()
  },
  SLOW,
)
