/** A page without its course has a name all the same. (spec 1 Page title) */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

test.each([
  ['is on its way', { kind: 'delay', delay_ms: 5000 } as const],
  ['cannot be had', { kind: 'status', delay_ms: 0 } as const],
])('while the course %s', { timeout: 40_000 }, async (_when, fault) => {
  sandbox().faults.add([{ method: 'GET', path: 'course/:slug', status: 500, times: 0, headers: {}, ...fault }])
  await renderApp(paths.course('full-stack-web-development'))
  if (fault.kind === 'status') await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  await waitFor(() => expect(document.title).toBe(`কোর্স – ${brand.name}`))
})
