import { expect, test } from 'vitest'
import { HOUR_MS } from '#src/lib/duration.ts'
import { computeWait } from './own-wait.tsx'

const by = { _id: 'teacher', name: 'তানভীর', picture: null }
/** Handed in on the first, marked after so many hours. */
const paper = (hours: number, checked_by: typeof by | null = by) => ({
  submitted_at: '2026-11-01T10:00:00Z',
  checked_at: new Date(Date.parse('2026-11-01T10:00:00Z') + hours * HOUR_MS).toISOString(),
  checked_by,
})

test('the mean of the own papers in days, at least one', () => {
  expect(computeWait([paper(24), paper(48), paper(72)])).toEqual({ papers: 3, days: 2 })
  expect(computeWait([paper(1), paper(2), paper(3)])).toEqual({ papers: 3, days: 1 })
})

test('nothing from fewer than three, where those marked by a key do not count', () => {
  expect(computeWait([paper(24), paper(24)])).toBeUndefined()
  expect(computeWait([paper(24), paper(24), paper(0, null)])).toBeUndefined()
})
