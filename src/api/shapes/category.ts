/** Subjects of the catalogue. (spec 7 Catalogue) */
import * as z from 'zod/mini'
import { Count, Id, Text } from './scalar.ts'

/** Keys of the category colours; the theme knows the colours themselves. */
export const CategoryColour = z.enum(['web', 'ux', 'data', 'marketing', 'english', 'office'])
export type CategoryColour = z.infer<typeof CategoryColour>

/** A category as a course, a batch or a recording names it. */
export const CategoryMark = z.object({ _id: Id, slug: z.string(), title: Text, colour: z.catch(CategoryColour, 'web') })
export type CategoryMark = z.infer<typeof CategoryMark>

/** A category in the row on the home page and in the mega menu. */
export const Category = z.extend(CategoryMark, { text: Text, course_count: Count })
export type Category = z.infer<typeof Category>
