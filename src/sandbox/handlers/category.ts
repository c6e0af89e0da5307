/** Subjects of the catalogue. (spec 7 Catalogue) */

import type { category as rows } from '#src/api/contract/category.ts'
import { type Catalogue, readCatalogue } from '../content/catalogue/catalogue.ts'
import type { CategoryRow } from '../database/tables/catalogue.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { NotFound } from '../kernel/http-error.ts'

function findCategory({ categories }: Pick<Catalogue, 'categories'>, slugOrId: string): CategoryRow {
  const row = categories.find(({ _id, slug }) => slug === slugOrId || _id === slugOrId)
  if (!row) throw new NotFound('ক্যাটাগরিটি')
  return row
}

export const categoryHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const catalogue = await readCatalogue(context)
    return catalogue.categories.map(catalogue.shownCategory)
  },
  async one(context) {
    const catalogue = await readCatalogue(context)
    return catalogue.shownCategory(findCategory(catalogue, context.params.slugOrId))
  },
  async details(context) {
    const catalogue = await readCatalogue(context)
    const row = findCategory(
      { categories: catalogue.categories.filter(({ slug }) => slug === context.params.slug) },
      context.params.slug,
    )
    const courses = catalogue.courses.filter(({ category }) => category === row._id)
    return { ...catalogue.shownCategory(row), courses: courses.map(catalogue.card), faqs: row.faqs }
  },
}
