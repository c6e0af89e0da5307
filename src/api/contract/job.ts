/** Job posts and who was placed. (spec 7 Jobs and talent) */
import * as v from 'valibot'
import { Id } from '#src/api/shapes/scalar.ts'
import { AnyFile, Filled, FlagText, Line, PageQuery, Typed } from '#src/api/shapes/typed.ts'
import { get, members, patch, post } from '#src/api/row.ts'

/** Job post filters; the four times are instants. (spec 3) */
const JobQuery = v.object({
  ...PageQuery.entries,
  batch: v.optional(Id),
  category_slug: v.optional(v.string()),
  category: v.optional(Id),
  search: v.optional(Line),
  added_by: v.optional(Id),
  updated_by: v.optional(Id),
  is_published: v.optional(FlagText),
  location: v.optional(v.string()),
  type: v.optional(v.string()),
  expire_at_from: v.optional(v.string()),
  expire_at_to: v.optional(v.string()),
  posted_at_from: v.optional(v.string()),
  posted_at_to: v.optional(v.string()),
  status: v.optional(v.string()),
  has_applied: v.optional(FlagText),
})
const PlacementQuery = v.object({ ...PageQuery.entries, category: v.optional(Id) })
const Application = v.object({ cv_url: Typed, note: Typed })

export const job = {
  list: get('jobpost', { role: members, query: JobQuery }),
  one: get('jobpost/:id', { role: 'learner' }),
  categories: get('jobpost/list/category', { role: 'learner' }),
  files: get('jobpost/list/file', { role: 'learner', query: v.object({ file_type: Filled }), force: { count: 3 } }),
  upload: post('jobpost/upload/:id', { role: 'learner', body: v.object({ file: AnyFile }), form: true }),
  mark: patch('jobpost/mark/:id', { role: 'learner', body: v.object({ marked: v.boolean() }) }),
  apply: patch('jobpost/apply/:id', { role: 'learner', body: Application }),
  placements: get('jobplacement', { query: PlacementQuery }),
  placementCategories: get('jobplacement/list/category', {}),
  cvToken: get('cv/token', { role: 'learner' }),
}
