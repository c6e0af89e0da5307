/** Subjects of the catalogue. (spec 7 Catalogue) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get } from '#src/api/row.ts'
import { Category } from '#src/api/shapes/category.ts'
import { CategoryDetail } from '#src/api/shapes/course.ts'

export const category = {
  list: get('category', { reply: v.array(Category) }),
  one: get('category/:slugOrId', { reply: Category }),
  details: get('category/details/:slug', { reply: CategoryDetail }),
}

export const readCategories = () => read(category.list, {}, true)
export const readCategory = (slug: string) => read(category.details, { params: { slug } })
