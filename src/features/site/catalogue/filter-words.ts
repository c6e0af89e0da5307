/** The active filters in words. */

import type { Filters, Narrowing } from './filters.ts'
import { words } from './words.ts'

export interface ActiveFilter {
  name: Narrowing
  text: string
}

/**
 * In the order of the page; the sort order is not included. `titleOf`: a category's title by its slug, once
 * known.
 */
export function listActiveFilters(
  filters: Filters,
  titleOf: (slug: string) => string | undefined,
): ActiveFilter[] {
  const { q, category, kind, day, max } = filters
  const found: ActiveFilter[] = []
  if (q) found.push({ name: 'q', text: words.query(q) })
  if (category) found.push({ name: 'category', text: titleOf(category) ?? category })
  if (kind) found.push({ name: 'kind', text: words.kinds[kind] })
  if (day) found.push({ name: 'day', text: words.days[day] })
  if (max !== undefined) found.push({ name: 'max', text: words.upTo(max) })
  return found
}
