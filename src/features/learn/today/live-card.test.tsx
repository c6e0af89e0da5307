/** The card of today's class offers to join only while the class can be joined, and a learner without a course has no card. */

import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '#src/api/call.ts'
import { overview } from '#src/api/contract/overview.ts'
import { setCached } from '#src/api/use-api.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { HOUR_MS } from '#src/lib/duration.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()
afterEach(() => void vi.restoreAllMocks())

const NEWCOMER = '01811111111'
/** The first test of the file also loads the app's modules. */
const SLOW = 40_000

const find = () => within(screen.getByRole('region', { name: 'এখনকার বা পরের ক্লাস' }))
/** Nothing is fetched any more that would replace what a test puts into the cache. */
async function expectDay(): Promise<void> {
  await screen.findByRole('link', { name: 'পুরো রুটিন' })
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
}

it.each([
  { when: 'that begins later today', ahead: 2 * HOUR_MS, way: undefined, from: /থেকে যোগ দিতে পারবেন$/ },
  { when: 'in its window', ahead: HOUR_MS / 6, way: 'ক্লাসে যোগ দিন', from: undefined },
])(
  'the card of a class $when',
  async ({ ahead, way, from }) => {
    await renderApp('/dashboard', { as: 'learner' })
    await expectDay()
    const next = await call(overview.newClassJoining, {})
    const start = new Date(Date.now() + ahead).toISOString()
    act(() => setCached(overview.newClassJoining, {}, { ...next!, start_at: start, end_at: null }))
    // Near midnight the class is tomorrow's.
    if (way === undefined && !isSameDhakaDay(start, Date.now())) return
    await waitFor(find)
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'ক্লাসে যোগ দিন' })).toHaveLength(way ? 1 : 0),
    )
    if (from) expect(find().getByText(from)).toBeVisible()
    if (way) {
      const link = find().getByRole('link', { name: way })
      expect(link).toHaveAttribute('data-variant', 'accent')
      // Directly into the room if the server has opened it: the seed's class of tonight may be running now.
      expect(link.getAttribute('href')).toMatch(/^\/join\/live\/|\/player\?/)
    }
  },
  SLOW,
)

it(
  'without a connection nothing offers to join, and the class is named with what will be there later',
  async () => {
    await renderApp('/dashboard', { as: 'learner' })
    await expectDay()
    const next = await call(overview.newClassJoining, {})
    const start = new Date(Date.now() + HOUR_MS / 6).toISOString()
    act(() => setCached(overview.newClassJoining, {}, { ...next!, start_at: start, end_at: null }))
    await waitFor(() => expect(find().getByRole('link', { name: 'ক্লাসে যোগ দিন' })).toBeVisible())
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      dispatchEvent(new Event('offline'))
    })
    await waitFor(() => expect(find().queryByRole('link', { name: 'ক্লাসে যোগ দিন' })).toBeNull())
    expect(find().getByText('যোগ দিতে ইন্টারনেট লাগবে, রেকর্ডিং পরে পাবেন।')).toBeVisible()
  },
  SLOW,
)

it('without a course the first card links to the courses and the free classes', async () => {
  await renderApp('/dashboard', { phone: NEWCOMER })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: 'কোর্স দেখুন' })).toHaveAttribute('href', '/courses')
  expect(main.getByRole('link', { name: 'ফ্রি ক্লাস' })).toHaveAttribute('href', '/free')
  await waitFor(() =>
    expect(main.queryByRole('heading', { name: 'আজ কোনো ক্লাস নেই' })).not.toBeInTheDocument(),
  )
  expect(main.queryByRole('link', { name: 'রেকর্ডিং দেখুন' })).not.toBeInTheDocument()
})
