/** The shown time is drawn when it changes, and no timer runs unused. */

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { useShownTime } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const END = Date.parse('2027-01-24T00:00:00Z')
const drawn = vi.fn<(text: string | undefined) => void>()

function Left({ format }: { format: (ms: number) => string }) {
  const text = useShownTime((now) => (END > now ? format(END - now) : undefined))
  drawn(text)
  return <p>{text}</p>
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('days are redrawn when the day changes, not each second', async () => {
  drawn.mockClear()
  render(<Left format={(ms) => `${Math.floor(ms / DAY_MS)} days`} />)
  const before = drawn.mock.calls.length
  await advance(3_600_000)
  expect(screen.getByText('59 days')).toBeVisible()
  // From the sixtieth day to the fifty-ninth with the first second, and then no more.
  expect(drawn.mock.calls.length - before).toBe(1)
  await advance(DAY_MS)
  expect(screen.getByText('58 days')).toBeVisible()
  expect(drawn.mock.calls.length - before).toBe(2)
})

test('seconds are redrawn each second, and no timer runs for an unmounted component', async () => {
  const seconds = (ms: number) => `${Math.floor(ms / 1000)}`
  render(<Left format={seconds} />)
  await advance(2000)
  expect(screen.getByText(String((END - Date.now()) / 1000))).toBeVisible()
  expect(vi.getTimerCount()).toBe(1)
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
