/** Assessments and their ladders of levels, for members and for guests. (spec 7 Assessments) */

import * as v from 'valibot'
import { read, readWhole } from '#src/api/read.ts'
import { get, members, buildPage } from '#src/api/row.ts'
import {
  Assessment,
  AssessmentCard,
  AssessmentCategory,
  AssessmentCategoryDetail,
  Level,
  OwnAssessment,
  OwnAssessmentCard,
  OwnLevel,
  OwnLevelDetail,
  TopRow,
} from '#src/api/shapes/assessment.ts'
import { Id, buildList } from '#src/api/shapes/scalar.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'
import { ASSESSMENTS_PER_PAGE } from '#src/lib/page-count.ts'

const AssessmentQuery = v.object({ ...PageQuery.entries, category: v.optional(Id) })
const LevelQuery = v.object({ ...PageQuery.entries, assessment: v.optional(Id) })

export const assessment = {
  list: get('assessment', { role: members, query: AssessmentQuery, reply: buildPage(OwnAssessmentCard) }),
  one: get('assessment/:id', { role: members, reply: OwnAssessment }),
  purchases: get('assessment/purchases', { role: 'learner', reply: buildList(OwnAssessmentCard) }),
  levels: get('level', { role: members, query: LevelQuery, reply: buildPage(OwnLevel) }),
  level: get('level/:id', { role: members, reply: OwnLevelDetail }),
  publicLevels: get('public/assessment/levels', { reply: buildList(Level) }),
  publicList: get('public/assessment/list', { query: AssessmentQuery, reply: buildPage(AssessmentCard) }),
  publicCategories: get('public/assessment/categories', { reply: buildList(AssessmentCategory) }),
  publicCategory: get('public/assessment/category/:id', { reply: AssessmentCategoryDetail }),
  publicOne: get('public/assessment/:id', { reply: Assessment }),
  topList: get('public/assessment/top-list/:id', { reply: buildList(TopRow) }),
}

export const readAssessments = (page: number) =>
  read(assessment.publicList, { query: { count: ASSESSMENTS_PER_PAGE, page } })
export const readAssessmentSubjects = () => read(assessment.publicCategories, {}, true)
export const readAssessmentSubject = (id: string) => read(assessment.publicCategory, { params: { id } })
export const readPublicAssessment = (id: string) => read(assessment.publicOne, { params: { id } })
export const readTopList = (id: string) => read(assessment.topList, { params: { id } }, true)
export const readPurchases = () => read(assessment.purchases, {})
export const readOwnAssessment = (id: string) => read(assessment.one, { params: { id } })
export const readLevel = (id: string) => read(assessment.level, { params: { id } })
export const readAllLevels = () => readWhole(assessment.levels, {}, true)
export const readAllAssessments = () => readWhole(assessment.list, {}, true)
