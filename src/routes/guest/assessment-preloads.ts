/** The calls that pages of assessments begin with; a file of its own, so that no other page carries these rows. */
import { assessment } from '#src/api/contract/assessment.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { buildPreload, type Preload } from '#src/api/preload.ts'
import { ASSESSMENTS_PER_PAGE, readPage } from '#src/features/exam/assessments/list-query.ts'

export function listAssessmentsCalls({ query }: { query: URLSearchParams }): Preload[] {
  return [
    buildPreload(assessment.publicList, { query: { count: ASSESSMENTS_PER_PAGE, page: readPage(query) } }),
    buildPreload(assessment.publicCategories, {}, { isQuiet: true }),
  ]
}

export function listAssessmentCategoryCalls({ params }: { params: { id: string } }): Preload[] {
  return [
    buildPreload(assessment.publicCategory, { params }, { isQuiet: 'when-missing' }),
    buildPreload(assessment.publicCategories, {}, { isQuiet: true }),
  ]
}

export function listAssessmentCalls({ params }: { params: { id: string } }): Preload[] {
  return [
    buildPreload(assessment.publicOne, { params }, { isQuiet: 'when-missing' }),
    buildPreload(assessment.topList, { params }, { isQuiet: true }),
  ]
}

export function listMyAssessmentsCalls(): Preload[] {
  return [buildPreload(assessment.purchases, {}), buildPreload(levelSubmission.overview, {})]
}

export function listMyAssessmentCalls({ params }: { params: { id: string } }): Preload[] {
  return [
    buildPreload(assessment.one, { params }, { isQuiet: 'when-missing' }),
    buildPreload(assessment.topList, { params }, { isQuiet: true }),
  ]
}

/** With an attempt in the query its result is asked for by its own screen. */
export function listLevelCalls({ params, query }: { params: { levelId: string }; query: URLSearchParams }): Preload[] {
  if (query.has('attempt')) return []
  return [
    buildPreload(assessment.level, { params: { id: params.levelId } }, { isQuiet: 'when-missing' }),
    buildPreload(levelSubmission.list, { query: { level: params.levelId, count: 100 } }),
  ]
}
