/** Job posts and placements. (spec 7 Jobs and talent) */

import * as v from 'valibot'
import { read, readWhole } from '#src/api/read.ts'
import { buildPage, get, members, patch, post } from '#src/api/row.ts'
import {
  ApplicationState,
  CvToken,
  JobApplication,
  JobCategory,
  JobFile,
  JobPost,
  JobPostDetail,
  JobType,
  Placement,
  PlacementCategory,
  UploadedCv,
} from '#src/api/shapes/job.ts'
import { Flag, Id, buildList } from '#src/api/shapes/scalar.ts'
import { AnyFile, Filled, FlagText, Line, PageQuery, Typed } from '#src/api/shapes/typed.ts'

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
  type: v.optional(JobType),
  expire_at_from: v.optional(v.string()),
  expire_at_to: v.optional(v.string()),
  posted_at_from: v.optional(v.string()),
  posted_at_to: v.optional(v.string()),
  status: v.optional(ApplicationState),
  has_applied: v.optional(FlagText),
})
const PlacementQuery = v.object({ ...PageQuery.entries, category: v.optional(Id) })
/** The longest note in UTF-16 units: enough for the 500 characters that a reader counts. */
const LONGEST_NOTE = 4000
/** `cv_url` is the address of one of the caller's own files. */
const Application = v.object({ cv_url: Filled, note: v.pipe(Typed, v.maxLength(LONGEST_NOTE)) })
const FileQuery = v.object({ file_type: Filled })

export const job = {
  list: get('jobpost', { role: members, query: JobQuery, reply: buildPage(JobPost) }),
  one: get('jobpost/:id', { role: 'learner', reply: JobPostDetail }),
  categories: get('jobpost/list/category', { role: 'learner', reply: buildList(JobCategory) }),
  files: get('jobpost/list/file', {
    role: 'learner',
    query: FileQuery,
    force: { count: 3 },
    reply: buildList(JobFile),
  }),
  upload: post('jobpost/upload/:id', {
    role: 'learner',
    body: v.object({ file: AnyFile }),
    form: true,
    reply: UploadedCv,
  }),
  mark: patch('jobpost/mark/:id', {
    role: 'learner',
    body: v.object({ marked: v.boolean() }),
    reply: v.object({ is_marked: Flag }),
  }),
  apply: patch('jobpost/apply/:id', { role: 'learner', body: Application, reply: JobApplication }),
  placements: get('jobplacement', { query: PlacementQuery, reply: buildPage(Placement) }),
  placementCategories: get('jobplacement/list/category', { reply: buildList(PlacementCategory) }),
  cvToken: get('cv/token', { stored: 'never', role: 'learner', reply: CvToken }),
}

export const readPlacementSubjects = () => read(job.placementCategories, {}, true)
export const readJobs = (query: Omit<v.InferInput<typeof JobQuery>, 'count' | 'page'>) =>
  readWhole(job.list, query)
export const readPlacements = (category?: string) =>
  readWhole(job.placements, category === undefined ? {} : { category })
export const readJob = (id: string) => read(job.one, { params: { id } }, true)
