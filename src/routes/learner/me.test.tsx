import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

/** Accounts of the seed: one with a payment due, one without a course. */
const ABROAD = '+14155550123'
const WITHOUT_COURSES = '01811111111'

const shownLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('a phone leads to practice, notes, money and devices, and to the profile form as a separate page', async () => {
  await renderApp(paths.me(), { as: 'learner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'আমি' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  const places = [
    paths.certificates(),
    paths.jobs(),
    paths.practice(),
    paths.tasks(),
    paths.notes(),
    paths.week(),
    paths.leaderboard('batch-full-stack-12'),
    paths.transactions(),
    paths.myAssessments(),
    paths.devices(),
    paths.onDevice(),
    paths.alertSettings(),
    paths.workUpdates(),
    paths.profile(),
    paths.support(),
  ]
  expect(new Set(shownLinks())).toEqual(new Set(places))
  expect(main.getByRole('button', { name: 'লগআউট করুন' })).toBeInTheDocument()
  expect(main.queryByRole('form')).toBeNull()
  expect(screen.getByRole('link', { name: 'আমি' })).toHaveAttribute('aria-current', 'page')
})

test('news is shown beside its entry: notes, levels and devices, with the newest class below the name', async () => {
  await renderApp(paths.me(), { as: 'learner' })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText(/^[০-৯]+টি নোট$/)).toBeInTheDocument()
  expect(
    await main.findByRole('link', { name: /^আমার অ্যাসেসমেন্ট ?(?:লেভেল [০-৯]+|[০-৯]+টি চলছে)$/ }),
  ).toBeInTheDocument()
  expect(await main.findByRole('link', { name: /^ডিভাইস ?[০-৯]+টির মধ্যে [০-৯]+টি$/ })).toBeInTheDocument()
  expect(await main.findByText(/ব্যাচ .+ · /)).toBeInTheDocument()
})

test('a due is shown beside the transactions, and only if there is one', async () => {
  const { unmount } = await renderApp(paths.me(), { phone: ABROAD })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: /^লেনদেন ?\D*[০-৯,]+ বাকি$/ })).toBeInTheDocument()
  unmount()
  await renderApp(paths.me(), { phone: WITHOUT_COURSES })
  expect(await screen.findByText('রেকর্ডিং দেখার সময় লিখুন')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'লেনদেন' })).toBeInTheDocument()
})
