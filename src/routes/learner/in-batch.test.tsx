/** The pages of a batch below its banners. */

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const BATCH = 'batch-full-stack-12'
const LONG_WAIT = { timeout: 20_000 }
const failing = { path: 'batch/:id', times: 0, status: 500, headers: {} } as const

test('a page whose batch fails is drawn, and the same page stays while the batch is refetched', async () => {
  sandbox().faults.add([{ ...failing, kind: 'status', delay_ms: 0 }])
  await renderApp(paths.batch(BATCH), { as: 'learner' })
  const row = await screen.findByRole('link', { name: /useState দিয়ে ফর্ম/ }, LONG_WAIT)
  expect(screen.queryByText('ক্লাসের সময় বদলেছে')).toBeNull()
  sandbox().faults.clear()
  sandbox().faults.add([{ ...failing, times: 1, kind: 'delay', delay_ms: 500 }])
  await userEvent.click(screen.getByRole('button', { name: 'আবার' }))
  expect(row).toBeInTheDocument()
  expect(await screen.findByText('ক্লাসের সময় বদলেছে', undefined, LONG_WAIT)).toBeInTheDocument()
  expect(row).toBeInTheDocument()
}, 60_000)
