/** Filters and sorts the learners of a batch. (ruling R39 talentpool) */

import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { compareBengali } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'
import { defineFilters, ID, nameField, pickOne } from '#src/lib/filters.ts'
import { cleanLine } from '#src/lib/invisible.ts'

const SHOWS = ['all', 'risk', 'talent', 'frozen'] as const
export type Show = (typeof SHOWS)[number]
export const SHOWN = offers.talents ? SHOWS : SHOWS.filter((show) => show !== 'talent')
export const SORTS = ['rank', 'name', 'average', 'handed'] as const
export type Sort = (typeof SORTS)[number]

export interface LearnerFilter {
  show: Show
  sort: Sort
  search: string
}

/** In the address of the list, and of a learner's page opened from it. */
export const { parse: parseLearnerFilter } = defineFilters<LearnerFilter>({
  show: pickOne(SHOWN, 'all'),
  sort: pickOne(SORTS, 'rank'),
  search: nameField('q', ID),
})

const belongs: Record<Show, (learner: BatchLearner) => boolean> = {
  all: () => true,
  risk: ({ is_at_risk }) => is_at_risk,
  talent: ({ is_talent }) => is_talent,
  frozen: ({ is_frozen }) => is_frozen,
}

const order: Record<Sort, (one: BatchLearner, other: BatchLearner) => number> = {
  rank: (one, other) => one.rank - other.rank,
  name: (one, other) => compareBengali(one.person.name, other.person.name),
  // Learners without marks come last.
  average: (one, other) => (one.average ?? 101) - (other.average ?? 101),
  handed: (one, other) => one.handed_in - other.handed_in,
}

export function countLearners(learners: readonly BatchLearner[], show: Show): number {
  return learners.filter(belongs[show]).length
}

/** `search` matches any part of the name or username. */
export function filterLearners(
  learners: readonly BatchLearner[],
  show: Show,
  sort: Sort,
  search: string,
): BatchLearner[] {
  const wanted = cleanLine(search).toLocaleLowerCase('bn')
  const isFound = ({ person, username }: BatchLearner) =>
    `${person.name} ${username}`.toLocaleLowerCase('bn').includes(wanted)
  return learners.filter((each) => belongs[show](each) && isFound(each)).toSorted(order[sort])
}
