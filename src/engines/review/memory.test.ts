import { createEmptyCard, fsrs } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { randomFrom } from '../../../tests/support/random.ts'
import { type Entry, mergeLogs } from './entry.ts'
import { applyEntry, computeWaits, NEW_MEMORY, replay, replayAll } from './memory.ts'

const START = Date.parse('2026-11-26T14:00:00Z')

const answer = (n: number, at: number, grade: 1 | 2 | 3 | 4, card = 'q1', by = 'phone'): Entry => ({
  kind: 'answer',
  at,
  by,
  n,
  card,
  grade,
  took: 20,
})

describe('the published vectors of FSRS 6', () => {
  test('memory after again, good, good, good, good, good at 0, 0, 1, 3, 8 and 21 days', () => {
    const grades = [1, 3, 3, 3, 3, 3] as const
    let at = START
    const log = [0, 0, 1, 3, 8, 21].map((days, n) => {
      at += days * DAY_MS
      return answer(n, at, grades[n]!)
    })
    const { stability, difficulty } = replay(log)
    expect(stability).toBeCloseTo(53.62691, 4)
    expect(difficulty).toBeCloseTo(6.3574867, 4)
  })

  test('the installed library gives the published intervals', () => {
    const grades = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3] as const
    const library = fsrs()
    let card = createEmptyCard(START)
    const days = grades.map((grade) => {
      card = library.next(card, card.due, grade).card
      return card.scheduled_days
    })
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  })
})

test('a forgotten card returns after ten minutes, an easy one later than a good one, a hard one sooner', () => {
  const waits = computeWaits(NEW_MEMORY, START)
  expect(waits[1]).toBe(10 * 60_000)
  expect(waits[2]).toBeLessThan(waits[3])
  expect(waits[3]).toBeLessThan(waits[4])
})

test('an undone entry counts as never written, whatever came after it', () => {
  const kept = [answer(0, START, 3), answer(2, START + 3 * DAY_MS, 3)]
  const undone: Entry[] = [
    ...kept,
    answer(1, START + DAY_MS, 1),
    { kind: 'undo', at: START + DAY_MS + 1, by: 'phone', n: 3, card: 'q1', entry: 'phone:1' },
  ]
  expect(replay(undone)).toEqual(replay(kept))
})

test('suspend, bury, edit and delete are part of the log', () => {
  const deed = (n: number, rest: object) => ({ at: START + n, by: 'phone', n, card: 'q1', ...rest }) as Entry
  const memory = replay([
    deed(0, { kind: 'suspend' }),
    deed(1, { kind: 'resume' }),
    deed(2, { kind: 'bury' }),
    deed(3, { kind: 'edit', front: 'a', back: 'b' }),
    deed(4, { kind: 'delete' }),
  ])
  expect(memory).toMatchObject({
    isSuspended: false,
    isDeleted: true,
    buriedOn: '2026-11-26',
    edit: { front: 'a', back: 'b' },
  })
})

/** Two devices and a file of an old one, with undone entries among them. */
function makeLogs(seed: number): Entry[][] {
  const random = randomFrom(seed)
  const pick = (most: number) => Math.floor(random() * most)
  return ['phone', 'desk', 'old'].map((by) =>
    Array.from({ length: 40 }, (_, n): Entry => {
      const place = { at: START + pick(30) * DAY_MS + pick(3), by, n, card: `q${pick(5)}` }
      const kind = pick(10)
      if (kind === 0) return { ...place, kind: 'suspend' }
      if (kind === 1) return { ...place, kind: 'resume' }
      if (kind === 2) return { ...place, kind: 'undo', entry: `${by}:${pick(40)}` }
      if (kind === 3) return { ...place, kind: 'edit', front: `${n}`, back: by }
      return { ...place, kind: 'answer', grade: (pick(4) + 1) as 1 | 2 | 3 | 4, took: pick(60) }
    }),
  )
}

test('logs of several devices give one state, in any order, in parts and twice', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const [one = [], two = [], three = []] = makeLogs(seed)
    const expected = replayAll(mergeLogs(one, two, three))
    expect(replayAll(mergeLogs(three, two, one))).toEqual(expected)
    expect(replayAll(mergeLogs(mergeLogs(two, three), mergeLogs(one, two)))).toEqual(expected)
    expect(replayAll(mergeLogs(two, one, three).toReversed())).toEqual(expected)
  }
})

test('an entry that is later than all others needs only the memory before it', () => {
  const entries = mergeLogs(...makeLogs(7)).filter(({ card, kind }) => card === 'q1' && kind !== 'undo')
  expect(entries.reduce(applyEntry, NEW_MEMORY)).toEqual(replay(entries))
})
