/**
 * The calls of an attempt at an exam or at a level of an assessment; both follow one protocol. Each call is
 * sent once, since the room itself retries. (rulings R34, R41)
 */

import { call, type CallOptions } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { exam } from '#src/api/contract/exam.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { submission } from '#src/api/contract/submission.ts'
import { takeOrCall } from '#src/api/preload.ts'
import type { BodyOf } from '#src/api/row.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Attempt, Saved, Submission, SubmissionWritten } from '#src/api/shapes/submission.ts'
import { offers } from '#src/lib/features.ts'
import type { Answer } from './answer.ts'
import type { LeavingEvent } from './stored.ts'

const LEVEL = 'level:'

/** The key under which the device stores an attempt at a level; an exam's key is its id. */
export function buildLevelKey(levelId: string): string {
  return LEVEL + levelId
}

interface AttemptCalls {
  /** Starts an attempt, or returns the open one. */
  start: () => Promise<Attempt>
  questions: (attemptId: string, options?: CallOptions) => Promise<ExamRevised>
  /** Reads an open attempt to continue it; a visit that begins with one has already requested it. */
  resume: (attemptId: string) => Promise<Attempt>
  read: (attemptId: string, options?: CallOptions) => Promise<Attempt>
  save: (
    attemptId: string,
    body: BodyOf<typeof levelSubmission.save>,
    options: CallOptions,
  ) => Promise<SubmissionWritten>
  /** The id of the open attempt, whoever started it. */
  findRunning: () => Promise<string | undefined>
}

function getExamCalls(examId: string): AttemptCalls {
  return {
    start: () => call(submission.start, { body: { exam: examId } }),
    questions: (_id, options) => takeOrCall(exam.revised, { params: { id: examId } }, options),
    resume: (id) => takeOrCall(submission.draft, { params: { id } }),
    read: (id, options) => call(submission.draft, { params: { id } }, options),
    save: (id, body, options) => call(submission.save, { params: { id }, body }, options),
    findRunning: async () => {
      const { cause, submission: last } = await call(
        exam.eligible,
        { params: { id: examId } },
        { isQuiet: true },
      )
      return cause === 'running' ? (last ?? undefined) : undefined
    },
  }
}

function getLevelCalls(levelId: string): AttemptCalls {
  return {
    start: () => call(levelSubmission.start, { params: { id: levelId }, body: {} }),
    questions: (id, options) => call(levelSubmission.question, { params: { id } }, options),
    resume: (id) => call(levelSubmission.response, { params: { id } }),
    read: (id, options) => call(levelSubmission.response, { params: { id } }, options),
    save: (id, body, options) => call(levelSubmission.save, { params: { id }, body }, options),
    // The page of a level comes before its room, and starts or finds the open attempt itself.
    findRunning: () => Promise.resolve(undefined),
  }
}

export function getCalls(examKey: string): AttemptCalls {
  return offers.assessments && examKey.startsWith(LEVEL)
    ? getLevelCalls(examKey.slice(LEVEL.length))
    : getExamCalls(examKey)
}

export interface Transport {
  read: () => Promise<Attempt>
  save: (answers: readonly Answer[], events: readonly LeavingEvent[], version: number) => Promise<Saved>
  file: (answer: Answer, file: File, version: number, options: FileOptions) => Promise<Saved>
  finish: (key: string) => Promise<Submission>
}

interface FileOptions {
  onPercent: (percent: number) => void
  signal: AbortSignal
}

/** A reply of the other kind breaks the contract. */
function expectSaved(reply: Saved | Submission): Saved {
  if (!('saved' in reply)) throw new ApiError('broken')
  return reply
}

export function makeTransport(attemptId: string, examKey: string): Transport {
  const calls = getCalls(examKey)
  const quiet = { isQuiet: true, isOnce: true }
  return {
    read: () => calls.read(attemptId, quiet),
    save: async (answers, events, version) => {
      const sent = answers.map(({ question, value, edit, writer, edited_at }) => ({
        question,
        value,
        edit,
        writer,
        edited_at,
      }))
      const body = { version, answers: sent, ...(events.length > 0 && { events: [...events] }) }
      return expectSaved(await calls.save(attemptId, body, quiet))
    },
    file: async ({ question, edit, writer }, file, version, options) => {
      const body = { version, question, edit, writer, file }
      return expectSaved(await calls.save(attemptId, body, { ...quiet, ...options }))
    },
    finish: async (key) => {
      const reply = await calls.save(attemptId, { finish: true, key }, quiet)
      if ('saved' in reply) throw new ApiError('broken')
      return reply
    },
  }
}
