import { expect, test } from 'vitest'
import type { BatchLearner, BatchPerformance } from '#src/api/shapes/batch-learner.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { countClasses, describeClass, listMarkPoints, listMissed, shortenTitle } from './learner-facts.ts'

const learner = (over: Partial<BatchLearner>) =>
  ({ classes: [], handed_in: 0, task_count: 4, points: 0, ...over }) as unknown as BatchLearner

test('figures of the class beside a learner: means of those who have one, shares of all', () => {
  const one = learner({ classes: ['present', 'recording', 'present'], handed_in: 3, average: 80, points: 10 })
  const other = learner({ classes: ['missed', 'missed', 'present'], handed_in: 1, average: null, points: 5 })
  expect(['present', 'recording', 'missed'].map((state) => countClasses(one, state as 'present'))).toEqual([
    2, 1, 0,
  ])
  // 3 of 6 classes, 4 of 8 assignments, 15 points of two.
  expect(describeClass([one, other])).toEqual({ average: 80, attendance: 50, handedIn: 50, points: 8 })
  expect(describeClass([])).toEqual({
    average: undefined,
    attendance: undefined,
    handedIn: undefined,
    points: 0,
  })
})

const paper = (exam: string, day: number, mark: number | null, over: Partial<SubmissionCard> = {}) =>
  ({
    _id: `${exam}${day}`,
    exam,
    title: exam,
    submitted_at: `2025-03-0${day}T10:00:00Z`,
    mark,
    marks: 8,
    ...over,
  }) as unknown as SubmissionCard

const doings = [
  { _id: 'a', kind: 'exam', title: 'ক', at: '2025-03-01T00:00:00Z', done: 5, average: 61 },
  { _id: 'b', kind: 'assignment', title: 'খ', at: '2025-03-02T00:00:00Z', average: null },
  { _id: 'c', kind: 'exam', title: 'গ', at: '2025-03-09T00:00:00Z', done: 1 },
  { _id: 'few', kind: 'exam', title: 'চ', at: '2025-03-09T00:00:00Z', done: 4, average: 70 },
  { _id: 'l', kind: 'live', title: 'ঘ', at: '2025-03-01T00:00:00Z' },
] as unknown as BatchPerformance['doings']

test('marks in order of time: the last attempt of each task, and none without a mark', () => {
  const points = listMarkPoints(
    [paper('a', 5, 7), paper('a', 1, 2), paper('few', 3, 5), paper('y', 4, null)],
    doings,
  )
  expect(points.map(({ id, own, mean }) => [id, own, mean])).toEqual([
    ['few', 63, undefined],
    ['a', 88, 61],
  ])
})

test('a task counts as missed when it is over and nothing was handed in', () => {
  expect(listMissed([paper('a', 1, 2)], doings, '2025-03-05T00:00:00Z').map(({ id }) => id)).toEqual(['b'])
})

test.each([
  ['লাইভ টেস্ট: MongoDB', 'MongoDB'],
  ['মডিউল ১ কুইজ', 'মডিউল ১ কুইজ'],
  ['অ্যাসাইনমেন্ট ৫: REST API দিয়ে টুডু অ্যাপ', 'REST API…'],
])('below the threshold %s is %s', (title, short) => {
  expect(shortenTitle(title)).toBe(short)
})
