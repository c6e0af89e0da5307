/** What the screens of assessments ask for while their files are on the way; a file of its own, so that nobody else carries these rows. */
import { assessment } from '#src/api/contract/assessment.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { prefetch } from '#src/api/prefetch.ts'
import { ASSESSMENTS_PER_PAGE, pageIn } from '#src/features/exam/assessments/list-query.ts'

export function assessmentsEarly({ query }: { query: URLSearchParams }): void {
  prefetch(assessment.publicList, { query: { count: ASSESSMENTS_PER_PAGE, page: pageIn(query) } })
  prefetch(assessment.publicCategories, {}, { isQuiet: true })
}

export function assessmentCategoryEarly({ params }: { params: { id: string } }): void {
  prefetch(assessment.publicCategory, { params }, { isQuiet: 'when-missing' })
  prefetch(assessment.publicCategories, {}, { isQuiet: true })
}

export function assessmentEarly({ params }: { params: { id: string } }): void {
  prefetch(assessment.publicOne, { params }, { isQuiet: 'when-missing' })
  prefetch(assessment.topList, { params }, { isQuiet: true })
}

export function myAssessmentsEarly(): void {
  prefetch(assessment.purchases, {})
  prefetch(levelSubmission.overview, {})
}

/** With an attempt in the query its result is asked for by its own screen. */
export function levelEarly({ params, query }: { params: { levelId: string }; query: URLSearchParams }): void {
  if (query.has('attempt')) return
  prefetch(assessment.level, { params: { id: params.levelId } }, { isQuiet: 'when-missing' })
  prefetch(levelSubmission.list, { query: { level: params.levelId, count: 100 } })
}

export function myAssessmentEarly({ params }: { params: { id: string } }): void {
  prefetch(assessment.one, { params }, { isQuiet: 'when-missing' })
  prefetch(assessment.topList, { params }, { isQuiet: true })
}
