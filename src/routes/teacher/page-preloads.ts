/** The first reads of further teacher pages; separate, since no first visit needs their rows. */

import { readTaughtAssignment } from '#src/api/contract/assignment.ts'
import {
  readAllBatches,
  readBatch,
  readBatchLearners,
  readBatchPerformance,
} from '#src/api/contract/batch.ts'
import { readTaughtExam } from '#src/api/contract/exam.ts'
import { readJobs } from '#src/api/contract/job.ts'
import {
  readLearnerAttempts,
  readLevelResponse,
  readTaughtAttempts,
} from '#src/api/contract/level-submission.ts'
import { readClass } from '#src/api/contract/live.ts'
import { readNotice, readTaughtNotices } from '#src/api/contract/notice.ts'
import { readResourcesByModule } from '#src/api/contract/resource.ts'
import { readActivity, readPlanCounts, readStudyPlan } from '#src/api/contract/study-plan.ts'
import { readLearnerPapers, readUncheckedCount } from '#src/api/contract/submission.ts'
import type { Preload } from '#src/api/preload.ts'
import { parseJobFilters, pickServerQuery } from '#src/features/learn/jobs/job-filters.ts'
import { isSearch, parseFilter as parseQueueFilter } from '#src/features/teach/grading-queue/filters.ts'
import { isQueueOpen } from '#src/features/teach/grading-queue/queue-reading.ts'
import { readRows } from '#src/features/teach/grading-queue/read-page.ts'
import { buildRequest, parseFilter } from '#src/features/teach/level-audits/level-filter.ts'
import { offers } from '#src/lib/features.ts'
import { readPage } from '#src/lib/filters.ts'

interface OfId {
  params: { id: string }
}
interface OfBatch {
  params: { batchId: string }
}
interface OfQuery {
  query: URLSearchParams
}

/** The open queue keeps its rows; a search reads many pages. */
export function listSubmissionsReads({ query }: OfQuery): Preload[] {
  const filter = parseQueueFilter(query)
  const isRead = filter.only.length > 0 || isSearch(filter) || isQueueOpen(filter)
  return [
    { ...readUncheckedCount(), isQuiet: true },
    ...(isRead ? [] : [{ ...readRows(filter, filter.page), isQuiet: true }]),
  ]
}
export const listJobsReads = ({ query }: OfQuery): Preload[] =>
  offers.jobs ? [readJobs(pickServerQuery(parseJobFilters(query)))] : []
export const listBatchesReads = (): Preload[] => [readAllBatches()]
export const listExamReads = ({ params }: OfId): Preload[] => [readTaughtExam(params.id)]
export const listAssignmentReads = ({ params }: OfId): Preload[] => [readTaughtAssignment(params.id)]
export const listClassReads = ({ params }: OfId): Preload[] => [readClass(params.id)]
export const listNoticeReads = ({ params }: OfId): Preload[] => [readAllBatches(), readNotice(params.id)]
export const listNoticesReads = ({ query }: OfQuery): Preload[] => [
  { ...readAllBatches(), isQuiet: true },
  readTaughtNotices(query.get('batch') ?? '', readPage(query)),
]

export function listLevelsReads({ query }: OfQuery): Preload[] {
  if (!offers.assessments) return []
  return [{ ...readAllBatches(), isQuiet: true }, readTaughtAttempts(buildRequest(parseFilter(query)))]
}

export function listLevelReads({ params, query }: OfId & OfQuery): Preload[] {
  if (!offers.assessments) return []
  return [
    readLevelResponse(params.id),
    { ...readTaughtAttempts(buildRequest(parseFilter(query))), isQuiet: true },
  ]
}

export function listNewExamReads({ query }: OfQuery): Preload[] {
  const plan = query.get('study_plan')
  return [readAllBatches(), ...(plan ? [{ ...readActivity(plan), isQuiet: true }] : [])]
}

export function listNewAssignmentReads({ query }: OfQuery): Preload[] {
  const batch = query.get('batch')
  return batch ? [readStudyPlan(batch)] : []
}

const readTaughtBatch = (id: string): Preload => ({ ...readBatch(id), isQuiet: false })

export const listLearnersReads = ({ params }: OfBatch): Preload[] => [
  readTaughtBatch(params.batchId),
  readBatchLearners(params.batchId),
  { ...readBatchPerformance(params.batchId), isQuiet: true },
]

export function listLearnerReads({
  params: { batchId, learnerId },
}: {
  params: { batchId: string; learnerId: string }
}): Preload[] {
  return [
    ...listLearnersReads({ params: { batchId } }),
    readLearnerPapers(batchId, learnerId),
    ...(offers.assessments ? [readLearnerAttempts(learnerId)] : []),
  ]
}

export const listNewDayReads = ({ params }: OfBatch): Preload[] => [
  readTaughtBatch(params.batchId),
  readStudyPlan(params.batchId),
]

export function listPerformanceReads({ params: { batchId } }: OfBatch): Preload[] {
  return [readTaughtBatch(batchId), readBatchPerformance(batchId)]
}

export function listBatchNoticesReads({ params: { batchId }, query }: OfBatch & OfQuery): Preload[] {
  return [readTaughtBatch(batchId), readTaughtNotices(batchId, readPage(query))]
}

export function listResourcesReads({ params: { batchId } }: OfBatch): Preload[] {
  return [readTaughtBatch(batchId), readResourcesByModule(batchId)]
}

export function listPlanReads({ params: { batchId } }: OfBatch): Preload[] {
  return [readTaughtBatch(batchId), readStudyPlan(batchId), readPlanCounts(batchId)]
}

export function listDayReads({
  params: { batchId, planId },
}: {
  params: { batchId: string; planId: string }
}): Preload[] {
  return [readTaughtBatch(batchId), readStudyPlan(batchId), readActivity(planId)]
}
