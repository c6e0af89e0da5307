import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NEW_MEMORY } from '#src/engines/review/memory.ts'
import { HOUR_MS } from '#src/lib/duration.ts'
import { RoundDone } from './round-done.tsx'
import type { Review } from './use-review.ts'

const MIDNIGHT = Date.parse('2026-11-29T00:00:00+06:00')

/** Sunday, 00:02; the round began on Saturday. */
vi.mock('#src/ui/hooks/use-now.ts', () => ({
  useNow: () => Date.parse('2026-11-29T00:02:00+06:00'),
}))
vi.mock('#src/lib/server-time.ts', async (load) => ({
  ...(await load<object>()),
  getServerNow: () => Date.parse('2026-11-29T00:02:00+06:00'),
}))

const buildHead = (id: string, due: number) => ({
  id,
  addedAt: MIDNIGHT - 200 * HOUR_MS,
  topic: { key: 'html', title: 'HTML' },
  memory: { ...NEW_MEMORY, asked: 1, state: 2, last: MIDNIGHT - 100 * HOUR_MS, due },
})

test('after a round over midnight the next days are counted from the new day', () => {
  const heads = ['a', 'b'].map((id) => buildHead(id, MIDNIGHT + 30 * HOUR_MS))
  const review = { heads: new Map(heads.map((head) => [head.id, head])), settings: { goal: 10 } }
  render(
    <RoundDone
      review={review as unknown as Review}
      answered={[]}
      onClose={() => undefined}
      onAgain={() => undefined}
    />,
  )
  // Monday is tomorrow, not the day after it.
  expect(screen.getByText(/কাল ২টি/)).toBeVisible()
  expect(screen.queryByText(/কাল কিছু নেই/)).toBeNull()
})
