/** A page without its data still has a title. (spec 1 Page title) */

import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const pages = [
  { path: 'course/:slug', address: paths.course('full-stack-javascript'), title: 'কোর্স' },
  { path: 'public/assessment/:id', address: paths.purchaseLevels('assessment-javascript'), title: 'পেমেন্ট' },
] as const
const faults = [{ kind: 'delay', delay_ms: 20_000 } as const, { kind: 'status', delay_ms: 0 } as const]

test.each(pages.flatMap((page) => faults.map((fault) => ({ ...page, fault }))))(
  '$address ($fault.kind)',
  async ({ path, address, title, fault }) => {
    sandbox().faults.add([{ method: 'GET', path, status: 500, times: 0, headers: {}, ...fault }])
    await renderApp(address)
    await waitFor(() => expect(document.title).toBe(`${title} – ${brand.name}`), { timeout: 20_000 })
  },
)
