/** A learner's week: what its rows lead to, earlier weeks, and the print. */

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { findSaturday, getDayOn, shiftDay } from '#src/lib/week.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const LONG_WAIT = { timeout: 30_000 }

const findSection = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name }, LONG_WAIT)).closest('section')!)

test('a week leads to everything that it names', async () => {
  const user = userEvent.setup()
  const { router } = await renderApp(paths.week(), { as: 'learner' })
  const waiting = await findSection('যার অপেক্ষায়')
  const paper = waiting.getAllByRole('link')[0]!
  await vi.waitFor(() =>
    expect(paper.getAttribute('href')).toMatch(/\/module\/[^/]+\/exam\/exam-fs12-mongodb$/),
  )
  const next = await findSection('সামনে')
  expect(next.getAllByRole('link')[0]!.getAttribute('href')).toMatch(/^\/join\/live\//)
  expect(await screen.findByText(/^টানা [০-৯]+ দিন/, {}, LONG_WAIT)).toBeVisible()
  // A week that has just begun has a picture, which jsdom does not decode.
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'প্রিন্ট করুন' }))
  await vi.waitFor(() => expect(print).toHaveBeenCalled())

  const saturday = findSaturday(getDayOn(getServerNow(), 'dhaka'))
  await user.click(screen.getByRole('link', { name: 'আগের সপ্তাহ' }))
  expect(router.state.location.pathname).toBe(paths.weekOf(shiftDay(saturday, -7)))
  // What is next and what waits belong to the current week.
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'সামনে' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('link', { name: 'পরের সপ্তাহ' }))
  expect(await screen.findByRole('heading', { name: 'সামনে' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'পরের সপ্তাহ' })).not.toBeInTheDocument()
}, 60_000)
