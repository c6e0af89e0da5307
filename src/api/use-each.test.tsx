/** A screen that joins several replies shows those that came. */

import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { UncheckedCount } from '#src/api/shapes/submission.ts'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const LONG_WAIT = { timeout: 20_000 }
const unknown = { method: 'GET', kind: 'status', status: 404, delay_ms: 0, headers: {} } as const

test('an unknown batch removes only its own work from the teacher’s day, and the page says so', async () => {
  const answer = sandbox().fetch.bind(undefined)
  // The server counts a batch that it does not know any more.
  const asked = vi.spyOn(sandbox(), 'fetch').mockImplementation(async (request) => {
    const reply = await answer(request)
    if (!request.url.endsWith('/submission/unchecked-count')) return reply
    const envelope = (await reply.json()) as { data: UncheckedCount }
    const [first] = envelope.data.batches
    envelope.data.batches.push({ ...first!, batch: { ...first!.batch, _id: 'batch-gone' } })
    return Response.json(envelope)
  })
  await renderApp(paths.teacher(), { as: 'teacher' })
  expect(await screen.findByText(/১টি ব্যাচের কাজ এখন আনা গেল না/, {}, LONG_WAIT)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /সবচেয়ে পুরোনো খাতাটি দেখুন$/ }).length).toBeGreaterThan(0)
  asked.mockRestore()
}, 60_000)

test('when no batch is known, the page says so', async () => {
  sandbox().faults.add([{ ...unknown, path: 'batch/performance/:id', times: 0 }])
  await renderApp(paths.teacher(), { as: 'teacher' })
  expect((await screen.findAllByRole('button', { name: /^(আবার চেষ্টা করুন|আবার)$/ }, LONG_WAIT)).length).toBe(1)
}, 60_000)
