/** What the learner's screens ask for as soon as their address is known. A file of its own, so that guests do not carry these rows. */
import { assignment } from '#src/api/contract/assignment.ts'
import { auth } from '#src/api/contract/auth.ts'
import { batch } from '#src/api/contract/batch.ts'
import { overview } from '#src/api/contract/overview.ts'
import { progress } from '#src/api/contract/progress.ts'
import { recording } from '#src/api/contract/recording.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { prefetch } from '#src/api/prefetch.ts'

export function askForCourses(): void {
  prefetch(batch.list, {})
}

export function askForToday(): void {
  prefetch(overview.newClassJoining, {})
  prefetch(recording.progressList, {})
  askForCourses()
  prefetch(overview.upcomingGrouped, {})
  prefetch(progress.all, {})
}

export function askForPlan(batchId: string): void {
  prefetch(batch.one, { params: { id: batchId } })
  prefetch(studyPlan.revised, { params: { id: batchId } })
}

export function askForRecording(recordingId: string): void {
  prefetch(recording.one, { params: { id: recordingId } }, { isQuiet: 'when-missing' })
  prefetch(recording.progress, { params: { id: recordingId } }, { isQuiet: true })
}

export function askForAssignment(batchId: string, assignmentId: string): void {
  prefetch(batch.one, { params: { id: batchId } })
  prefetch(assignment.one, { params: { id: assignmentId } })
}

export function askForProfile(): void {
  prefetch(auth.me, {})
}
