/** Finds the subject that a goal speaks of. A goal is chosen from the subjects by a guest, and written freely in a profile. (ruling R15) */

import type { Category } from '#src/api/shapes/category.ts'

/** Shorter words stand in many goals. */
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
