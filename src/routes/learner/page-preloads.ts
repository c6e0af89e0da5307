/** The first reads of further learner pages; separate, since no first visit needs their rows. */

import { readPurchases } from '#src/api/contract/assessment.ts'
import { readMe } from '#src/api/contract/auth.ts'
import { readAllBatches, readBatch, readBatches, readCourseInfo } from '#src/api/contract/batch.ts'
import { readBundleCourses } from '#src/api/contract/belonging.ts'
import { readCertificate, readLetter, readReportCard } from '#src/api/contract/certificate.ts'
import { readBookingStatus, readTransactions } from '#src/api/contract/commerce.ts'
import { readDevices } from '#src/api/contract/device.ts'
import { readPlayground } from '#src/api/contract/exam.ts'
import { readJob, readJobs } from '#src/api/contract/job.ts'
import { readAllAttempts } from '#src/api/contract/level-submission.ts'
import { readBatchClasses, readClass } from '#src/api/contract/live.ts'
import { readBatchNotices } from '#src/api/contract/notice.ts'
import { readAlerts, readNotifications } from '#src/api/contract/notification.ts'
import { readWorkUpdateOfToday, readWorkUpdates } from '#src/api/contract/other.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { readPracticeLists } from '#src/api/contract/playlist.ts'
import { readBatchProgress, readLeaderboard, readProgress, readReport } from '#src/api/contract/progress.ts'
import {
  readAllNotes,
  readAllProgress,
  readAllRecordings,
  readBatchRecordings,
  readNoteCount,
  readRecent,
  readVideos,
} from '#src/api/contract/recording.ts'
import { readResourcesByModule } from '#src/api/contract/resource.ts'
import type { Preload } from '#src/api/preload.ts'
import { buildNotificationQuery } from '#src/features/account/notifications/shown-notifications.ts'
import { parseJobFilters, pickServerQuery } from '#src/features/learn/jobs/job-filters.ts'
import { parseShown } from '#src/features/learn/recordings/shown-recordings.ts'
import { offers } from '#src/lib/features.ts'
import { readPage } from '#src/lib/filters.ts'
import type { OfBatch } from './preloads.ts'

interface OfQuery {
  query: URLSearchParams
}

export const listMyCoursesReads = (): Preload[] => [readBatches(), readBundleCourses()]
export const listPracticeReads = (): Preload[] => [readPracticeLists()]
export const listPracticeQuizReads = ({ params }: { params: { id: string } }): Preload[] => [
  readPlayground(params.id),
]
export const listRecordingsReads = (): Preload[] => [readRecent(), readAllProgress()]
export const listCatchUpReads = (): Preload[] => [readAllRecordings(), readBatches()]
export const listWeekReads = (): Preload[] => [
  readAllProgress(),
  ...(offers.notes ? [readAllNotes()] : []),
  readProgress(),
  readDays(),
]
export const listNotesReads = (): Preload[] => [readAllNotes()]
export const listClassReads = ({ params }: { params: { liveId: string } }): Preload[] => [
  readClass(params.liveId),
]
export const listDevicesReads = (): Preload[] => [readDevices()]
export const listNotificationsReads = ({ query }: OfQuery): Preload[] => [
  readNotifications(buildNotificationQuery(query)),
]
export const listAlertsReads = (): Preload[] => readAlerts()
export const listCertificatesReads = (): Preload[] =>
  [readAllBatches(), ...(offers.assessments ? [readAllAttempts(), readTransactions()] : [])].map((each) => ({
    ...each,
    isQuiet: true,
  }))
export const listWorkUpdatesReads = (): Preload[] => [readWorkUpdates(), readWorkUpdateOfToday()]

export const listAboutReads = ({ params }: OfBatch): Preload[] => [
  readBatch(params.batchId),
  readCourseInfo(params.batchId),
]
export const listLeaderboardReads = ({ params }: OfBatch): Preload[] => [
  readBatch(params.batchId),
  readLeaderboard(params.batchId),
]
export const listResourcesReads = ({ params }: OfBatch): Preload[] => [
  readBatch(params.batchId),
  readResourcesByModule(params.batchId),
]
export const listClassesReads = ({ params }: OfBatch): Preload[] => [
  readBatch(params.batchId),
  readBatchClasses(params.batchId),
]
export const listBatchRecordingsReads = ({ params, query }: OfBatch & OfQuery): Preload[] => [
  readBatch(params.batchId),
  parseShown(query) === 'videos' ? readVideos(params.batchId) : readBatchRecordings(params.batchId),
]

export function listNoticesReads({ params: { batchId }, query }: OfBatch & OfQuery): Preload[] {
  return [readBatch(batchId), readBatchNotices(batchId, readPage(query))]
}

export function listProgressReads({ params: { batchId } }: OfBatch): Preload[] {
  return [
    readBatch(batchId),
    readReport(batchId),
    readBatchProgress(batchId),
    ...(offers.certificates ? [readReportCard(batchId), readLetter(batchId)] : []),
  ]
}

export function listMeReads(): Preload[] {
  const levels = offers.assessments ? [readPurchases()] : []
  const notes = offers.notes ? [readNoteCount()] : []
  return [readBatches(), ...notes, readBookingStatus(), readProgress(), ...levels].map((each) => ({
    ...each,
    isQuiet: true,
  }))
}

export function listCertificateReads({
  params: { type, id },
}: {
  params: { type: string; id: string }
}): Preload[] {
  return offers.certificates ? [readCertificate(type, id)] : []
}

export function listJobsReads({ params: { id }, query }: OfQuery & { params: { id: string } }): Preload[] {
  if (!offers.jobs) return []
  return [
    readJobs(pickServerQuery(parseJobFilters(query))),
    ...(id ? [readJob(id)] : []),
    ...[readMe(), ...(offers.assessments ? [readAllAttempts()] : [])].map((each) => ({
      ...each,
      isQuiet: true,
    })),
  ]
}
