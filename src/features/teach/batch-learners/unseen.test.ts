import { expect, test } from 'vitest'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { buildLearnersCsv } from './learners-csv.ts'
import { findUnseen } from './unseen.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const live = (at: string) => ({ kind: 'live' as const, at })
const DOINGS = [
  live('2026-11-24T15:00:00Z'),
  { kind: 'exam' as const, at: '2026-11-25T15:00:00Z' },
  live('2026-11-15T15:00:00Z'),
  // An hour more than two weeks ago.
  live('2026-11-12T11:00:00Z'),
]

const learner = (name: string, classes: BatchLearner['classes'], over: Partial<BatchLearner> = {}) =>
  ({
    person: { _id: name, name },
    joined_at: '2026-09-01T00:00:00Z',
    is_frozen: false,
    rank: 1,
    points: 20,
    handed_in: 2,
    task_count: 3,
    average: null,
    classes,
    ...over,
  }) as BatchLearner

const gone = learner('=রাকিব', ['present', 'missed', 'missed'])
const LEARNERS = [
  gone,
  learner('শেষে ছিলেন', ['missed', 'missed', 'present']),
  learner('রেকর্ডিং', ['missed', 'recording', 'missed']),
  learner('নতুন', ['missed', 'missed', 'missed'], { joined_at: '2026-11-20T00:00:00Z' }),
  learner('বন্ধ', ['missed', 'missed', 'missed'], { is_frozen: true }),
]

test('who missed every class of two weeks and watched none of them is named', () => {
  expect(findUnseen(LEARNERS, DOINGS, NOW)).toEqual([gone])
})

test('nobody is named without a class in that time, or if the lists do not match', () => {
  expect(findUnseen(LEARNERS, DOINGS, NOW + 30 * DAY_MS)).toBeUndefined()
  expect(findUnseen([...LEARNERS, learner('ক', [])], DOINGS, NOW)).toBeUndefined()
})

test('the table names the learner without running as a formula', () => {
  const [head, first] = buildLearnersCsv(LEARNERS, [gone]).split('\r\n')
  expect(head).toMatch(/^\uFEFFনাম,/)
  expect(first).toBe("'=রাকিব,1,20,2,3,,1,0,3,2026-09-01,,হ্যাঁ")
})
