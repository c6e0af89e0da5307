/** The calls of an attempt, by what it is at: an exam, or a level of an assessment. Both follow one protocol. (ruling R34) */
import { call, type CallOptions } from '#src/api/call.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { exam } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { BodyOf } from '#src/api/row.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Attempt, SubmissionWritten } from '#src/api/shapes/submission.ts'

const LEVEL = 'level:'

/** What an attempt is at, as the device names it beside the answers: an exam by its id, a level by this. */
export function levelWork(levelId: string): string {
  return LEVEL + levelId
}

type Write = BodyOf<typeof levelSubmission.save>

export interface AttemptCalls {
  /** Begins, or answers the attempt that is open. */
  start: () => Promise<Attempt>
  questions: (attemptId: string) => Promise<ExamRevised>
  read: (attemptId: string, options?: CallOptions) => Promise<Attempt>
  save: (attemptId: string, body: Write, options: CallOptions) => Promise<SubmissionWritten>
}

function examCalls(examId: string): AttemptCalls {
  return {
    start: () => call(submission.start, { body: { exam: examId } }),
    questions: () => call(exam.revised, { params: { id: examId } }),
    read: (id, options) => call(submission.draft, { params: { id } }, options),
    save: (id, body, options) => call(submission.save, { params: { id }, body }, options),
  }
}

function levelCalls(levelId: string): AttemptCalls {
  return {
    start: () => call(levelSubmission.start, { params: { id: levelId }, body: {} }),
    questions: (id) => call(levelSubmission.question, { params: { id } }),
    read: (id, options) => call(levelSubmission.response, { params: { id } }, options),
    save: (id, body, options) => call(levelSubmission.save, { params: { id }, body }, options),
  }
}

export function callsOf(work: string): AttemptCalls {
  return work.startsWith(LEVEL) ? levelCalls(work.slice(LEVEL.length)) : examCalls(work)
}
