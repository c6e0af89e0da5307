/** The calls that the learner's pages begin with; a file of its own, so that guests do not carry these rows. */
import { assignment } from '#src/api/contract/assignment.ts'
import { auth } from '#src/api/contract/auth.ts'
import { batch } from '#src/api/contract/batch.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { notice } from '#src/api/contract/notice.ts'
import { overview } from '#src/api/contract/overview.ts'
import { progress } from '#src/api/contract/progress.ts'
import { recording } from '#src/api/contract/recording.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { buildPreload, type Preload } from '#src/api/preload.ts'

export function listDashboardCalls(): Preload[] {
  return [
    buildPreload(overview.newClassJoining, {}),
    buildPreload(notice.list, { query: { count: 5 } }, { isQuiet: true }),
    buildPreload(commerce.bookingStatus, {}, { isQuiet: true }),
    buildPreload(recording.progressList, { query: { count: 20, page: 1 } }),
    buildPreload(batch.list, {}),
    buildPreload(overview.upcomingGrouped, {}),
    buildPreload(progress.all, {}),
  ]
}

export function listMyCoursesCalls(): Preload[] {
  return [buildPreload(batch.list, {})]
}

export function listPlanCalls({ params: { batchId: id } }: { params: { batchId: string } }): Preload[] {
  return [buildPreload(batch.one, { params: { id } }), buildPreload(studyPlan.revised, { params: { id } })]
}

/** The head of every page of a batch; what it says of news stands above the page's own part. */
export function listBatchCalls({ params: { batchId: id } }: { params: { batchId: string } }): Preload[] {
  return [buildPreload(batch.one, { params: { id } }, { isQuiet: 'when-missing' })]
}

export function listRecordingCalls({ params: { recordingId: id } }: { params: { recordingId: string } }): Preload[] {
  return [
    buildPreload(recording.one, { params: { id } }, { isQuiet: 'when-missing' }),
    buildPreload(recording.progress, { params: { id } }, { isQuiet: true }),
  ]
}

export function listAssignmentCalls({ params }: { params: { batchId: string; assignmentId: string } }): Preload[] {
  return [
    buildPreload(batch.one, { params: { id: params.batchId } }),
    buildPreload(assignment.one, { params: { id: params.assignmentId } }),
  ]
}

/** A rest to pay stands above the list. */
export function listTransactionsCalls({ params: { idx } }: { params: { idx: string } }): Preload[] {
  if (idx) return []
  return [buildPreload(commerce.bookingStatus, {}, { isQuiet: true }), buildPreload(commerce.transactions, {})]
}

export function listProfileCalls(): Preload[] {
  return [buildPreload(auth.me, {})]
}
