/** The averages of a batch's work, as bars with their numbers. */

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

const LONG_WAIT = { timeout: 20_000 }

test('each bar is as long as the average beside it, and leads to its work', async () => {
  await renderApp(paths.teacherPerformance('batch-full-stack-12'), { as: 'teacher' })
  const heading = await screen.findByRole('heading', { name: 'গড় নম্বর, কাজ ধরে' }, LONG_WAIT)
  const bars = within(heading.closest('section')!).getAllByRole('listitem')
  expect(bars.length).toBeGreaterThan(2)
  const [bar] = bars
  const share = Number.parseFloat(bar!.style.getPropertyValue('--share'))
  const shown = new Intl.NumberFormat('bn-BD').format(share)
  expect(within(bar!).getByText(`${shown}%`)).toBeVisible()
  expect(within(bar!).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/teacher\//))
  expect(screen.getAllByText(`গড় ${shown}%`).length).toBeGreaterThan(0)
})
