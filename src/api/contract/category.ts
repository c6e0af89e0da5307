/** Subjects of the catalogue. (spec 7 Catalogue) */
import * as v from 'valibot'
import { Category } from '#src/api/shapes/category.ts'
import { CategoryDetail } from '#src/api/shapes/course.ts'
import { get } from '#src/api/row.ts'

export const category = {
  list: get('category', { reply: v.array(Category) }),
  one: get('category/:slugOrId', { reply: Category }),
  details: get('category/details/:slug', { reply: CategoryDetail }),
}
