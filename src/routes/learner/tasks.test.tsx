/** The links to tasks: the sidebar's, the phone's bar's, and the filter for one kind. */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, LONG_WAIT)
const kindsShown = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.split(':')[0])
const chosen = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)

test(
  'the sidebar leads to exams and to assessments, each under its own name',
  { timeout: SLOW },
  async () => {
    const { router } = await renderApp('/dashboard/nothing-there', { as: 'learner' })
    // The sidebar comes first; the bottom bar of a phone has the same name.
    const [sidebar] = await screen.findAllByRole('navigation', { name: 'শিক্ষার্থীর মেনু' }, LONG_WAIT)
    const press = (name: RegExp) => userEvent.click(within(sidebar!).getByRole('link', { name }))
    await press(/^পরীক্ষা/)
    await heading('পরীক্ষা')
    expect(chosen()).toEqual(['পরীক্ষা', 'আমি'])
    await screen.findAllByRole('heading', { level: 3 }, LONG_WAIT)
    expect(new Set(kindsShown())).toEqual(new Set(['পরীক্ষা']))
    await press(/^অ্যাসেসমেন্ট/)
    await heading('আমার অ্যাসেসমেন্ট')
    expect(router.state.location.pathname).toBe('/dashboard/assessments')
    // On a phone they are reached from the learner's own page.
    expect(chosen()).toEqual(['অ্যাসেসমেন্ট', 'আমি'])
  },
)

test('both kinds are listed until the address selects one', async () => {
  const { router } = await renderApp('/dashboard/tasks', { as: 'learner' })
  await heading('কাজ')
  await screen.findAllByRole('heading', { level: 3 }, LONG_WAIT)
  expect(new Set(kindsShown())).toEqual(new Set(['অ্যাসাইনমেন্ট', 'পরীক্ষা']))
  // A phone reaches it from the learner's own page.
  expect(chosen()).toEqual(['আমি'])
  await userEvent.click(screen.getByRole('radio', { name: 'পরীক্ষা' }))
  expect(router.state.location.search).toBe('?kind=exam')
  await heading('পরীক্ষা')
  await userEvent.click(screen.getByRole('radio', { name: 'সব' }))
  expect(router.state.location.search).toBe('')
})

test('nobody is praised without a course, because tasks come with one', async () => {
  const { router } = await renderApp('/dashboard/my-courses', { phone: '01811111111' })
  await screen.findByRole('heading', { name: 'এখনো কোনো কোর্স নেই' }, LONG_WAIT)
  await act(() => router.navigate('/dashboard/tasks'))
  await heading('কাজ')
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(/কাজ আসে কোর্সের সঙ্গে/, {}, LONG_WAIT)).toBeVisible()
  expect(main.getByRole('link', { name: 'কোর্স দেখুন' })).toHaveAttribute('href', '/courses')
})

test.each(['learner', 'talent'] as const)(
  'the phone’s own page of a %s leads to notes and assessments, which a phone has nowhere else',
  async (as) => {
    await renderApp('/dashboard/me', { as })
    const main = within(await screen.findByRole('main', {}, LONG_WAIT))
    const findAddresses = () => main.getAllByRole('link').map((link) => link.getAttribute('href'))
    await waitFor(
      () =>
        expect(findAddresses()).toEqual(
          expect.arrayContaining(['/dashboard/notes', '/dashboard/assessments']),
        ),
      LONG_WAIT,
    )
  },
)
