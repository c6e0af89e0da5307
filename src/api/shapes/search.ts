/** The search service. (spec 7 Search service, ruling R40) */
import * as z from 'zod/mini'
import { Category } from './category.ts'
import { CourseCard } from './course.ts'
import { Flag, Id, Instant, Text, listOf } from './scalar.ts'

/** Something searched for before. */
export const SearchEntry = z.object({ _id: Id, text: Text, at: Instant })
export type SearchEntry = z.infer<typeof SearchEntry>

/** What the empty search field shows. */
export const SearchStart = z.object({
  trending: listOf(z.string()),
  history: listOf(SearchEntry),
  categories: listOf(Category),
  courses: listOf(CourseCard),
})
export type SearchStart = z.infer<typeof SearchStart>

/** `corrected` is what was searched for instead, unless `is_forced` asked for the typed text itself. */
export const SearchResult = z.object({
  q: Text,
  corrected: z.nullish(z.string()),
  is_forced: Flag,
  courses: listOf(CourseCard),
  categories: listOf(Category),
})
export type SearchResult = z.infer<typeof SearchResult>

/** One line under the search field; with a slug it leads straight there. */
export const Suggestion = z.object({ text: Text, kind: z.enum(['course', 'category', 'query']), slug: z.nullish(z.string()) })
export type Suggestion = z.infer<typeof Suggestion>
