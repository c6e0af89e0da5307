/** Reads the filter of attempts at levels from the address and writes it back. */

import { defineFilters, ID, nameField, PAGE, pickOne } from '#src/lib/filters.ts'

export type Shown = 'waiting' | 'checked' | 'all'

export interface LevelFilter {
  shown: Shown
  /** Empty means all. */
  batch: string
  learner: string
  /** Counts from 1. */
  page: number
}

export const PER_PAGE = 50

export const { parse: parseFilter, buildAddress } = defineFilters<LevelFilter>({
  shown: nameField('show', pickOne(['waiting', 'checked', 'all'], 'waiting')),
  batch: ID,
  learner: ID,
  page: PAGE,
})

export function buildRequest({ shown, batch, learner, page }: LevelFilter) {
  const checked = shown === 'all' ? undefined : shown === 'checked'
  return { checked, batch: batch || undefined, learner: learner || undefined, page, count: PER_PAGE }
}
