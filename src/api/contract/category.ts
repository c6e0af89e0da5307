/** Subjects of the catalogue. (spec 7 Catalogue) */
import * as z from 'zod/mini'
import { Category } from '../shapes/category.ts'
import { CategoryDetail } from '../shapes/course.ts'
import { get } from '../row.ts'

export const category = {
  list: get('category', { reply: z.array(Category) }),
  one: get('category/:slugOrId', { reply: Category }),
  details: get('category/details/:slug', { reply: CategoryDetail }),
}
