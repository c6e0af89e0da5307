/** The first reads of the learner's pages; in a separate file, so that guests do not load these rows. */

import { readAssignment } from '#src/api/contract/assignment.ts'
import { readMe } from '#src/api/contract/auth.ts'
import { readBatch, readBatches } from '#src/api/contract/batch.ts'
import { readBookingStatus, readTransaction, readTransactions } from '#src/api/contract/commerce.ts'
import { readNewestNotices } from '#src/api/contract/notice.ts'
import { readDays, readNextClass } from '#src/api/contract/overview.ts'
import {
  readRecording,
  readRecordingNotes,
  readRecordingProgress,
  readResume,
} from '#src/api/contract/recording.ts'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { isPlayerKnown, readPlayer } from '#src/api/player-probe.ts'
import type { Preload } from '#src/api/preload.ts'
import { getHosts } from '#src/lib/configured-hosts.ts'
import { offers } from '#src/lib/features.ts'

export interface OfBatch {
  params: { batchId: string }
}

export function listDashboardReads(): Preload[] {
  return [readNextClass(), readNewestNotices(), readBookingStatus(), readResume(1), readBatches(), readDays()]
}

export function listPlanReads({ params }: OfBatch): Preload[] {
  return [readBatch(params.batchId), readStudyPlan(params.batchId)]
}

export function listRecordingReads({
  params: { recordingId: id },
}: {
  params: { recordingId: string }
}): Preload[] {
  const { media } = getHosts()
  return [
    readRecording(id),
    readRecordingProgress(id),
    ...(offers.notes ? [readRecordingNotes(id)] : []),
    // A recording names its host only in the reply; nearly all are at this one.
    ...(media && !isPlayerKnown(media) ? [readPlayer(media)] : []),
  ]
}

export function listAssignmentReads({
  params,
}: {
  params: { batchId: string; assignmentId: string }
}): Preload[] {
  return [readBatch(params.batchId), readAssignment(params.assignmentId)]
}

/** Courses with an unpaid rest are shown above the list. */
export function listTransactionsReads({ params: { idx } }: { params: { idx: string } }): Preload[] {
  return idx ? [readTransaction(idx)] : [readBookingStatus(), readTransactions()]
}

export const listDaysReads = (): Preload[] => [readDays()]
export const listProfileReads = (): Preload[] => [readMe()]
/** The cards lie on the device; the account adds what another device did. */
export const listReviewReads = (): Preload[] => [{ ...readMe(), isQuiet: true }]
