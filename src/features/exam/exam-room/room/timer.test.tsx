import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTitleMark } from '#src/stores/shell/title-mark-store.ts'
import { RoomContext, type RoomFacts } from './context.ts'
import { Timer } from './timer.tsx'
import { words } from './words.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows no more than the attempt began with while the clock of the device is wrong', () => {
  const startedAt = new Date(Date.now() + 7 * 3600_000).toISOString()
  const deadline = new Date(Date.parse(startedAt) + 30 * 60_000).toISOString()
  render(
    <RoomContext value={{ room: { endByTime: () => undefined }, startedAt } as unknown as RoomFacts}>
      <Timer deadline={deadline} />
    </RoomContext>,
  )
  expect(screen.getByRole('timer')).toHaveAccessibleName(words.timer.name(30 * 60))
})

it('marks the title with the minutes left, once a minute and not each second', () => {
  const seen: (string | undefined)[] = []
  function Title() {
    seen.push(useTitleMark())
    return null
  }
  const deadline = new Date(Date.now() + 24.5 * 60_000).toISOString()
  render(
    <RoomContext value={{ room: { endByTime: () => undefined } } as unknown as RoomFacts}>
      <Timer deadline={deadline} />
      <Title />
    </RoomContext>,
  )
  act(() => void vi.advanceTimersByTime(29_000))
  expect(seen.at(-1)).toBe('২৫ মিনিট')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(seen.at(-1)).toBe('২৪ মিনিট')
  expect(seen.filter((mark) => mark !== undefined)).toEqual(['২৫ মিনিট', '২৪ মিনিট'])
})
