/**
 * The end of maintenance that a server names is shown; a dismissed banner stays away, and open work is not
 * disturbed.
 */

import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { callFailed } from '#src/stores/shell/last-failure.ts'
import { reset } from '#src/stores/shell/maintenance-store.ts'
import { words as appWords } from '../../words.ts'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { watchMaintenance } from './watch-maintenance.ts'

const words = appWords.maintenance

const banner = () => screen.queryByRole('region', { name: words.title })
const refuse = (retryAfter: number) =>
  act(() => callFailed({ method: 'GET', path: 'batch', status: 503, kind: 'http', retryAfter }))

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no host')))
  vi.useFakeTimers()
  watchMaintenance()
  render(<MaintenanceBanner />)
})
afterEach(() => {
  vi.useRealTimers()
  act(reset)
})

test('a refusal with a time to return counts down until the page can be retried', async () => {
  refuse(40_000)
  expect(banner()).toHaveTextContent('আর ৪০ সেকেন্ড পর')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(banner()).toHaveTextContent('আর ৩৫ সেকেন্ড পর')
  await act(() => vi.advanceTimersByTimeAsync(36_000))
  expect(screen.getByRole('button', { name: words.reload })).toBeInTheDocument()
})

test('a dismissed banner stays away, however often the server repeats itself', () => {
  refuse(60_000)
  fireEvent.click(screen.getByRole('button', { name: words.putAway }))
  refuse(60_000)
  expect(banner()).toBeNull()
})

test('an exam in progress never shows it', () => {
  const end = workBegan()
  refuse(60_000)
  expect(banner()).toBeNull()
  act(end)
  expect(banner()).toBeInTheDocument()
})

test.each([
  [7000 * 365, /কখন শেষ হবে, তা এখনো জানা যায়নি/],
  [3, /সব চালু হওয়ার কথা [০-৯]+ [^ ]+, ২০/],
  [0.5, /আর ১১ ঘণ্টা ৫[০-৯] মিনিট পর/],
])(
  'an end %f days ahead is described in suitable words, and never in thousands of hours',
  async (days, text) => {
    const now = getServerNow()
    const until = new Date(now + days * DAY_MS).toISOString()
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ maintenance: { from: new Date(now - 1000).toISOString(), until } })),
    )
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000 + 1000))
    expect(banner()).toHaveTextContent(text)
    expect(banner()?.textContent).not.toMatch(/[০-৯],[০-৯]|[০-৯]{3} ঘণ্টা|Infinity|NaN/)
  },
)
