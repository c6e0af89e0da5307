/** A server that names the end of its rest is believed; what is put away stays away, and open work is left in peace. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { callFailed } from '#src/stores/shell/last-failure.ts'
import { reset } from '#src/stores/shell/maintenance-store.ts'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { words } from './maintenance-words.ts'
import { watchMaintenance } from './watch-maintenance.ts'

const banner = () => screen.queryByRole('region', { name: words.title })
const refuse = (retryAfter: number) => act(() => callFailed({ method: 'GET', path: 'batch', status: 503, kind: 'http', retryAfter }))

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

test('a refusal that says when to come again counts down to a way on', async () => {
  refuse(40_000)
  expect(banner()).toHaveTextContent('আর ৪০ সেকেন্ড পর')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(banner()).toHaveTextContent('আর ৩৫ সেকেন্ড পর')
  await act(() => vi.advanceTimersByTimeAsync(36_000))
  expect(screen.getByRole('button', { name: words.reload })).toBeInTheDocument()
})

test('put away it stays away, however often the server repeats itself', () => {
  refuse(60_000)
  fireEvent.click(screen.getByRole('button', { name: words.putAway }))
  refuse(60_000)
  expect(banner()).toBeNull()
})

test('an exam under way never sees it', () => {
  const end = workBegan()
  refuse(60_000)
  expect(banner()).toBeNull()
  act(end)
  expect(banner()).toBeInTheDocument()
})
