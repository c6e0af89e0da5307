/**
 * Finds the subject of a goal. A guest chooses a goal from the subjects; in a profile it is free text.
 * (ruling R15)
 */

import type { Category } from '#src/api/shapes/category.ts'

/** Many goals contain shorter words. */
const LEAST_LETTERS = 4

export function findGoalSubject(goal: string, subjects: readonly Category[]): Category | undefined {
  const wanted = goal.toLowerCase()
  const isNamed = ({ title }: Category) =>
    title
      .toLowerCase()
      .split(/[\s,–-]+/)
      .some((word) => word.length >= LEAST_LETTERS && wanted.includes(word))
  return subjects.find(({ title }) => title === goal) ?? (goal === '' ? undefined : subjects.find(isNamed))
}
