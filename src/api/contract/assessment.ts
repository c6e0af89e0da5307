/** Assessments and their ladders of levels, for members and for guests. (spec 7 Assessments) */
import * as z from 'zod/mini'
import { Id } from '#src/api/shapes/scalar.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'
import { get, members } from '#src/api/row.ts'

const AssessmentQuery = z.extend(PageQuery, { category: z.optional(Id) })
const LevelQuery = z.extend(PageQuery, { assessment: z.optional(Id) })

export const assessment = {
  list: get('assessment', { role: members, query: AssessmentQuery }),
  one: get('assessment/:id', { role: members }),
  purchases: get('assessment/purchases', { role: 'learner' }),
  levels: get('level', { role: members, query: LevelQuery }),
  level: get('level/:id', { role: members }),
  publicLevels: get('public/assessment/levels', {}),
  publicList: get('public/assessment/list', { query: AssessmentQuery }),
  publicCategories: get('public/assessment/categories', {}),
  publicCategory: get('public/assessment/category/:id', {}),
  publicOne: get('public/assessment/:id', {}),
  topList: get('public/assessment/top-list/:id', {}),
}
