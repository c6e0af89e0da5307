/** The pages of a module that has not begun say why they are closed. (ruling R29) */

import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { module } from '#src/sandbox/database/tables/batch.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const BATCH = 'batch-full-stack-12'
const MODULE = 'module-fs12-6'

test.each([
  ['an assignment', paths.assignment(BATCH, MODULE, 'assignment-fs12-5'), 'এখন জমা দেওয়া যাচ্ছে না'],
  ['a recording', paths.recording(BATCH, 'recording-fs12-22'), 'রেকর্ডিংটি এখন আপনার জন্য খোলা নয়'],
])('%s', async (_what, address, heading) => {
  const { db, clock } = sandbox()
  await db
    .update(module)
    .set({ starts_at: clock.inSeconds(3 * 86_400) })
    .where(eq(module._id, MODULE))
  await renderApp(address, { as: 'learner' })
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(within(screen.getByRole('main')).getByText(/^মডিউলটি .* খুলবে।$/)).toBeVisible()
})
