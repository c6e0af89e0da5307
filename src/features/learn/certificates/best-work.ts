/** Chooses the learner's work for the proof book. */

import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'

export interface MarkedWork {
  id: string
  title: string
  course: string
  mark: number
  marks: number
}

const MOST_WORK = 3

/**
 * The three with the highest share of their full mark, each exam and assignment once; a tie goes to the
 * larger one.
 */
export function chooseBestWork(cards: readonly SubmissionCard[]): MarkedWork[] {
  const marked = cards.flatMap(({ _id, exam, assignment, title, batch, mark, marks }): MarkedWork[] =>
    typeof mark === 'number' && marks
      ? [{ id: exam ?? assignment ?? _id, title, course: batch?.course_title ?? '', mark, marks }]
      : [],
  )
  const best = marked.toSorted(
    (one, other) => other.mark / other.marks - one.mark / one.marks || other.marks - one.marks,
  )
  return best
    .filter(({ id, mark }, at) => mark > 0 && best.findIndex((each) => each.id === id) === at)
    .slice(0, MOST_WORK)
}

export interface LevelStars {
  id: string
  title: string
  stars: number
}

/** The best result of each passed level, most stars first. */
export function listLevelStars(cards: readonly LevelSubmissionCard[]): LevelStars[] {
  const passed = cards.filter(({ state, stars }) => state === 'passed' && stars > 0)
  const all = passed.map(({ level, assessment, stars }) => ({
    id: level._id,
    title: `${assessment.title}: ${level.title}`,
    stars,
  }))
  const best = all.toSorted((one, other) => other.stars - one.stars)
  return best.filter(({ id }, at) => best.findIndex((each) => each.id === id) === at)
}
