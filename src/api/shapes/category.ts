/** Subjects of the catalogue. (spec 7 Catalogue) */

import * as v from 'valibot'
import { Count, Id, Text } from './scalar.ts'

/** Keys of the category colours; the theme knows the colours themselves. */
export const CategoryColour = v.picklist(['web', 'ux', 'data', 'marketing', 'english', 'office'])
export type CategoryColour = v.InferOutput<typeof CategoryColour>

/** A category as a course, a batch or a recording names it. */
export const CategoryMark = v.object({
  _id: Id,
  slug: v.string(),
  title: Text,
  colour: v.fallback(CategoryColour, 'web'),
})
export type CategoryMark = v.InferOutput<typeof CategoryMark>

/** A category in the row on the home page and in the mega menu. */
export const Category = v.object({ ...CategoryMark.entries, text: Text, course_count: Count })
export type Category = v.InferOutput<typeof Category>
