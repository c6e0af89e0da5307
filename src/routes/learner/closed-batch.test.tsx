/**
 * A batch or class that is closed to the learner says why and what to do, instead of asking to try again.
 * (decisions 7 Payment in the local API)
 */

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

/** The place in this batch is frozen. */
const ABROAD = '+14155550123'
const NEWCOMER = '01811111111'
/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

test.each([
  [
    'a frozen batch',
    ABROAD,
    paths.batch('batch-ux-7'),
    'ব্যাচটি আপাতত বন্ধ আছে',
    'বাকি টাকা দিন',
    paths.purchase('ux-design'),
  ],
  [
    'its notices',
    ABROAD,
    paths.batchNotices('batch-ux-7'),
    'ব্যাচটি আপাতত বন্ধ আছে',
    'বাকি টাকা দিন',
    paths.purchase('ux-design'),
  ],
  [
    'a batch of others',
    NEWCOMER,
    paths.batch('batch-full-stack-12'),
    'আপনি এই ব্যাচে ভর্তি নন',
    'আমার কোর্স',
    paths.myCourses(),
  ],
  [
    'a batch that is not there',
    NEWCOMER,
    paths.batchProgress('batch-nowhere'),
    'ব্যাচটি পাওয়া যায়নি',
    'আমার কোর্স',
    paths.myCourses(),
  ],
  [
    'a class of others',
    NEWCOMER,
    paths.joinLive('live-fs12-23'),
    'ক্লাসটি আপনার জন্য খোলা নয়',
    'আমার কোর্স',
    paths.myCourses(),
  ],
  [
    'a class that is not there',
    NEWCOMER,
    paths.joinLive('live-nowhere'),
    'ক্লাসটি পাওয়া যায়নি',
    'আমার কোর্স',
    paths.myCourses(),
  ],
])(
  '%s',
  async (_what, phone, address, title, name, way) => {
    await renderApp(address, { phone })
    expect(await screen.findByRole('heading', { name: title }, LONG_WAIT)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name }).at(-1)).toHaveAttribute('href', way)
    expect(main.queryByRole('button', { name: 'আবার চেষ্টা করুন' })).not.toBeInTheDocument()
  },
  SLOW,
)

test('the address of a removed module leads to today’s module', async () => {
  await renderApp(paths.module('batch-full-stack-12', 'module-gone'), { as: 'learner' })
  expect(await screen.findByRole('heading', { name: 'React: কম্পোনেন্ট থেকে অ্যাপ' }, LONG_WAIT)).toBeVisible()
})
