import { expect, test } from 'vitest'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { chooseBestWork, listLevelStars } from './best-work.ts'

const buildCard = (submission: Partial<SubmissionCard>) =>
  ({ _id: `s-${submission.exam}`, title: submission.exam, ...submission }) as SubmissionCard
const buildLevel = (id: string, state: string, stars: number) =>
  ({
    state,
    stars,
    level: { _id: id, title: id },
    assessment: { _id: 'a', title: 'JS' },
  }) as LevelSubmissionCard

test('the best three by their share of the full mark, each exam once, without unmarked and empty ones', () => {
  const cards = [
    buildCard({ exam: 'half', mark: 10, marks: 20 }),
    buildCard({ exam: 'full', mark: 10, marks: 10 }),
    buildCard({ exam: 'full', mark: 4, marks: 10 }),
    buildCard({ exam: 'great', mark: 50, marks: 50 }),
    buildCard({ exam: 'waiting', mark: null, marks: 10 }),
    buildCard({ exam: 'none', mark: 0, marks: 10 }),
    buildCard({ exam: 'free', mark: 3, marks: 0 }),
    buildCard({ exam: 'low', mark: 1, marks: 10 }),
  ]
  expect(chooseBestWork(cards).map(({ id, mark }) => [id, mark])).toEqual([
    ['great', 50],
    ['full', 10],
    ['half', 10],
  ])
  expect(chooseBestWork([])).toEqual([])
})

test('each passed level once, with its most stars', () => {
  const cards = [
    buildLevel('l1', 'passed', 1),
    buildLevel('l2', 'failed', 2),
    buildLevel('l1', 'passed', 3),
    buildLevel('l3', 'passed', 2),
  ]
  expect(listLevelStars(cards)).toEqual([
    { id: 'l1', title: 'JS: l1', stars: 3 },
    { id: 'l3', title: 'JS: l3', stars: 2 },
  ])
})
