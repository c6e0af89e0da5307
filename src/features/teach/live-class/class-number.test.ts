import { expect, test } from 'vitest'
import { findClassNumber } from './class-number.ts'

const doings = [
  { _id: 'c2', kind: 'live', at: '2026-11-03T15:00:00Z' },
  { _id: 'e1', kind: 'exam', at: '2026-11-02T15:00:00Z' },
  { _id: 'c1', kind: 'live', at: '2026-11-01T15:00:00Z' },
] as const
const learner = (...classes: ('present' | 'recording' | 'missed')[]) => ({ classes })

test('the number of a class is that of its day among the classes, and unknown where learners saw more or fewer', () => {
  expect(findClassNumber('c2', doings, [learner('present', 'missed')])).toBe(1)
  expect(findClassNumber('c1', doings, [learner('present', 'missed')])).toBe(0)
  expect(findClassNumber('c1', doings, [learner('present')])).toBeUndefined()
  expect(findClassNumber('e1', doings, [learner('present', 'missed')])).toBeUndefined()
})
