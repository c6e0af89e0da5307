/** The query of the assessments' list: a page, or the levels up to a price. */

import { defineFilters, nameField, PAGE, pickWhole } from '#src/lib/filters.ts'

/** Highest prices in taka that can be chosen. */
export const LIMITS = [0, 100, 200] as const

interface ListQuery {
  page: number
  limit: (typeof LIMITS)[number] | undefined
}

export const { parse: parseListQuery, buildAddress: buildListAddress } = defineFilters<ListQuery>({
  page: PAGE,
  limit: nameField('max', pickWhole(LIMITS, undefined)),
})
