import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'

sandboxPerTest()

const NOTICES = '/dashboard/my-courses/batch-full-stack-12/notices'
const LONG_WAIT = { timeout: 20_000 }
const countNew = async () => within(await screen.findByRole('main')).queryAllByText('নতুন').length

test('a notice opened by a link is marked as read in the bell too, and the others stay new', async () => {
  await renderApp(`${NOTICES}?open=notice-fs12-1`, { as: 'learner' })
  expect(await screen.findByText('ক্লাসের সময় বদলেছে', undefined, LONG_WAIT)).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'নোটিফিকেশন, ২টি না-পড়া' }, LONG_WAIT)).toBeInTheDocument()
  await waitFor(async () => expect(await countNew()).toBe(1), LONG_WAIT)
  await userEvent.click(screen.getByText('অ্যাসাইনমেন্ট ৫ জমার নিয়ম'))
  expect(await screen.findByRole('link', { name: 'নোটিফিকেশন, ১টি না-পড়া' }, LONG_WAIT)).toBeInTheDocument()
})

test('a notice that nobody has opened stays new', async () => {
  await renderApp(NOTICES, { as: 'learner' })
  expect(await screen.findByText('ক্লাসের সময় বদলেছে', undefined, LONG_WAIT)).toBeInTheDocument()
  expect(await countNew()).toBe(2)
  expect(await screen.findByRole('link', { name: 'নোটিফিকেশন, ৩টি না-পড়া' }, LONG_WAIT)).toBeInTheDocument()
})
