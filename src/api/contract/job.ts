/** Job posts and who was placed. (spec 7 Jobs and talent) */
import * as z from 'zod/mini'
import { Id } from '#src/api/shapes/scalar.ts'
import { AnyFile, Filled, FlagText, PageQuery, Typed } from '#src/api/shapes/typed.ts'
import { get, members, patch, post } from '#src/api/row.ts'

/** Job post filters; the four times are instants. (spec 3) */
const JobQuery = z.extend(PageQuery, {
  batch: z.optional(Id),
  category_slug: z.optional(z.string()),
  category: z.optional(Id),
  search: z.optional(z.string()),
  added_by: z.optional(Id),
  updated_by: z.optional(Id),
  is_published: z.optional(FlagText),
  location: z.optional(z.string()),
  type: z.optional(z.string()),
  expire_at_from: z.optional(z.string()),
  expire_at_to: z.optional(z.string()),
  posted_at_from: z.optional(z.string()),
  posted_at_to: z.optional(z.string()),
  status: z.optional(z.string()),
  has_applied: z.optional(FlagText),
})
const PlacementQuery = z.extend(PageQuery, { category: z.optional(Id) })
const Application = z.object({ cv_url: Typed, note: Typed })

export const job = {
  list: get('jobpost', { role: members, query: JobQuery }),
  one: get('jobpost/:id', { role: 'learner' }),
  categories: get('jobpost/list/category', { role: 'learner' }),
  files: get('jobpost/list/file', { role: 'learner', query: z.object({ file_type: Filled }), force: { count: 3 } }),
  upload: post('jobpost/upload/:id', { role: 'learner', body: z.object({ file: AnyFile }), form: true }),
  mark: patch('jobpost/mark/:id', { role: 'learner', body: z.object({ marked: z.boolean() }) }),
  apply: patch('jobpost/apply/:id', { role: 'learner', body: Application }),
  placements: get('jobplacement', { query: PlacementQuery }),
  placementCategories: get('jobplacement/list/category', {}),
  cvToken: get('cv/token', { role: 'learner' }),
}
