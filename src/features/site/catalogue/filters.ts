/**
 * The catalogue's filters: in the address, so that Back, reload and a shared link show the same list. (ruling
 * R23)
 */

import type { course } from '#src/api/contract/course.ts'
import type { QueryOf } from '#src/api/row.ts'
import { DAY_PART_WORDS, type DayPart } from '#src/lib/day-part.ts'
import { offers } from '#src/lib/features.ts'
import { defineFilters, ID, makeOptional, PAGE, pickOne, readWholeFrom, WORDS } from '#src/lib/filters.ts'
import { paths } from '#src/lib/paths.ts'

type CourseQuery = NonNullable<QueryOf<typeof course.list>>
export type Kind = NonNullable<CourseQuery['kind']>
export type Sort = NonNullable<CourseQuery['sort']>

/** Fills the last row with both three and four columns. */
export const PAGE_SIZE = 12

/** There are few free courses: all of them at once. */
export const FREE_COUNT = 48
/** The next open classes on the page of free content. */
export const FREE_CLASSES_COUNT = 6

/** The offered upper limits in taka; an address may name any other. */
export const PRICE_LIMITS = [0, 1000, 5000, 10_000] as const
export const KINDS = ['live', 'recorded', 'free', 'bundle'] as const satisfies readonly Kind[]
/** Those that are offered to choose. */
export const SHOWN_KINDS = KINDS.filter((kind) => offers.freeCourses || kind !== 'free')
export const SORTS = ['start', 'price', 'rating', 'newest'] as const satisfies readonly Sort[]
export const DAY_PARTS = Object.keys(DAY_PART_WORDS) as DayPart[]

export interface Filters {
  /** A slug. */
  category?: string
  kind?: Kind
  q?: string
  day?: DayPart
  /** Maximum price in whole taka; 0 means free. */
  max?: number
  sort?: Sort
  /** How many pages are shown, from 1. */
  page: number
}

/** The filters that narrow the list: all but order and page. */
export type Narrowing = Exclude<keyof Filters, 'sort' | 'page'>

export const { parse: parseFilters } = defineFilters<Filters>({
  category: makeOptional(ID),
  kind: makeOptional(pickOne(KINDS, '')),
  q: makeOptional(WORDS),
  day: makeOptional(pickOne(DAY_PARTS, '')),
  max: readWholeFrom(0),
  sort: makeOptional(pickOne(SORTS, '')),
  page: PAGE,
})

/** Builds the address of a list; its first page has no number. */
export function buildCatalogueAddress({ page, ...filters }: Filters): string {
  return paths.courses({ ...filters, page: page > 1 ? page : undefined })
}

/** Changes filters and returns to the first page; `undefined` removes a filter. */
export function changeFilters(filters: Filters, change: Partial<Omit<Filters, 'page'>>): Filters {
  return { ...filters, ...change, page: 1 }
}

/** Builds the query of one page of the list. (ruling R35) */
export function buildCourseQuery(
  { category, kind, q, day, max, sort }: Filters,
  page: number,
  count: number = PAGE_SIZE,
): CourseQuery {
  return { category, kind, search: q, day_part: day, price_max: max, sort, page, count }
}
