/** The first reads of the assessment pages; in a separate file, so that no other page includes these rows. */

import {
  readAllAssessments,
  readAllLevels,
  readAssessments,
  readAssessmentSubject,
  readAssessmentSubjects,
  readLevel,
  readOwnAssessment,
  readPublicAssessment,
  readPurchases,
  readTopList,
} from '#src/api/contract/assessment.ts'
import {
  readLevelAttempts,
  readLevelOverview,
  readLevelResponse,
  readLevelSummary,
} from '#src/api/contract/level-submission.ts'
import type { Preload } from '#src/api/preload.ts'
import { parseListQuery } from '#src/features/exam/assessments/list-query.ts'

interface OfId {
  params: { id: string }
}

export function listAssessmentsReads({ query }: { query: URLSearchParams }): Preload[] {
  return [readAssessments(parseListQuery(query).page), readAssessmentSubjects()]
}

export function listAssessmentSubjectReads({ params }: OfId): Preload[] {
  return [readAssessmentSubject(params.id), readAssessmentSubjects()]
}

export function listAssessmentReads({ params }: OfId): Preload[] {
  return [readPublicAssessment(params.id), readTopList(params.id)]
}

export function listLevelPurchaseReads({ params }: OfId): Preload[] {
  return [readPublicAssessment(params.id)]
}

export function listMyAssessmentsReads(): Preload[] {
  return [readPurchases(), readLevelOverview(), readAllLevels(), readAllAssessments()]
}

export function listMyAssessmentReads({ params }: OfId): Preload[] {
  return [readOwnAssessment(params.id), readTopList(params.id)]
}

/** With an attempt in the query its result, or its answers, are shown. */
export function listLevelReads({
  params,
  query,
}: {
  params: { levelId: string }
  query: URLSearchParams
}): Preload[] {
  const attempt = query.get('attempt')
  if (attempt === null) return [readLevel(params.levelId), readLevelAttempts(params.levelId)]
  return [query.get('view') === 'answers' ? readLevelResponse(attempt) : readLevelSummary(attempt)]
}
