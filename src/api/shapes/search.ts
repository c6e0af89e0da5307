/** The search service. (spec 7 Search service, ruling R40) */

import * as v from 'valibot'
import { Category } from './category.ts'
import { CourseCard } from './course.ts'
import { Flag, Id, Instant, Text, buildList } from './scalar.ts'

/** An earlier search. */
export const SearchEntry = v.object({ _id: Id, text: Text, at: Instant })
export type SearchEntry = v.InferOutput<typeof SearchEntry>

/** Suggestions for the empty search field. */
export const SearchStart = v.object({
  trending: buildList(v.string()),
  history: buildList(SearchEntry),
  categories: buildList(Category),
  courses: buildList(CourseCard),
})
export type SearchStart = v.InferOutput<typeof SearchStart>

/** `corrected` is the query actually used, unless `is_forced` asked for the typed text itself. */
export const SearchResult = v.object({
  q: Text,
  corrected: v.nullish(v.string()),
  is_forced: Flag,
  courses: buildList(CourseCard),
  categories: buildList(Category),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

/** One line under the search field; one with a slug links straight to its page. */
export const Suggestion = v.object({
  text: Text,
  kind: v.picklist(['course', 'category', 'query']),
  slug: v.nullish(v.string()),
})
export type Suggestion = v.InferOutput<typeof Suggestion>
