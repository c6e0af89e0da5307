/** The calls that the page of an exam begins with; a file of its own, so that no other page of a learner carries these rows. */
import { batch } from '#src/api/contract/batch.ts'
import { exam } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import { buildPreload, type Preload, sendPreloads } from '#src/api/preload.ts'
import type { ExamEligible } from '#src/api/shapes/exam.ts'
import { listLocalKeys } from '#src/features/exam/exam-room/attempt/has-stored.ts'

/** An open attempt is gone on with at once: what its room needs leaves together, unless the device has it. */
function preloadRoom(id: string, { cause, submission: attempt }: ExamEligible): void {
  if (cause !== 'running' || !attempt || listLocalKeys().length > 0) return
  sendPreloads([
    buildPreload(submission.draft, { params: { id: attempt } }, { isQuiet: true }),
    buildPreload(exam.revised, { params: { id } }, { isQuiet: true }),
  ])
}

export function listExamCalls({ params: { batchId, examId: id } }: { params: { batchId: string; examId: string } }): Preload[] {
  return [
    buildPreload(batch.one, { params: { id: batchId } }),
    buildPreload(exam.instruction, { params: { id } }),
    buildPreload(exam.eligible, { params: { id } }, { onReply: (reply) => preloadRoom(id, reply) }),
  ]
}
