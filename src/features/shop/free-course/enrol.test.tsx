/** A free course is joined on its own page, as its card promises. (spec 7 batch/enroll-to-free-course) */

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const NEWCOMER = '01811111111'
/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }
const PAGE = paths.freeCourse('git-github')
const JOIN = 'বিনামূল্যে ভর্তি হোন'

test(
  'a learner joins with one press, and then finds the link to the class',
  async () => {
    const { router } = await renderApp(PAGE, { phone: NEWCOMER })
    await userEvent.click(await screen.findByRole('button', { name: JOIN }, LONG_WAIT))
    await waitFor(
      () => expect(router.state.location.pathname).toMatch(/^\/dashboard\/my-courses\/batch-git-github/),
      LONG_WAIT,
    )
    await router.navigate(PAGE)
    expect(await screen.findByRole('link', { name: 'ক্লাসে যান' }, LONG_WAIT)).toHaveAttribute(
      'href',
      paths.batch('batch-git-github'),
    )
    expect(screen.queryByRole('button', { name: JOIN })).not.toBeInTheDocument()
  },
  SLOW,
)

test('a guest is asked to log in first', async () => {
  await renderApp(PAGE)
  await userEvent.click(await screen.findByRole('button', { name: JOIN }, LONG_WAIT))
  expect(await screen.findByRole('dialog', undefined, LONG_WAIT)).toBeVisible()
})

test('a teacher is offered nothing', async () => {
  await renderApp(PAGE, { as: 'teacher' })
  expect(await screen.findByRole('heading', { level: 1, name: /গিট/ }, LONG_WAIT)).toBeVisible()
  expect(screen.queryByRole('button', { name: JOIN })).not.toBeInTheDocument()
})
