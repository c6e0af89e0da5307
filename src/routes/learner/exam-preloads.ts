/**
 * The first reads of an exam's page; in a separate file, so that no other learner page includes these rows.
 */

import { readBatch } from '#src/api/contract/batch.ts'
import { exam, readEligible, readInstruction } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import { type Preload, sendPreloads, startWithReply } from '#src/api/preload.ts'
import { read } from '#src/api/read.ts'
import type { ExamEligible } from '#src/api/shapes/exam.ts'
import { listLocalKeys } from '#src/features/exam/exam-room/attempt/has-stored.ts'

/** An open attempt continues at once: the reads of its room are sent together, unless the device has them. */
function preloadRoom(id: string, { cause, submission: attempt }: ExamEligible): void {
  if (cause !== 'running' || !attempt || listLocalKeys().length > 0) return
  sendPreloads([
    read(submission.draft, { params: { id: attempt } }, true),
    read(exam.revised, { params: { id } }, true),
  ])
}

export function listExamReads({
  params: { batchId, examId: id },
}: {
  params: { batchId: string; examId: string }
}): Preload[] {
  return [
    readBatch(batchId),
    readInstruction(id),
    startWithReply(readEligible(id), (reply) => preloadRoom(id, reply)),
  ]
}
