/**
 * Decides whether a failed call is worth a retry, and when the next try is sent. Times in milliseconds.
 * (rulings R41, R42)
 */

import { ApiError } from '#src/api/client/api-error.ts'

/**
 * `line`: no response · `retry`: the server is busy, slow or broken · `session`: somebody must log in again ·
 * `conflict`: somebody else was faster (ruling R34) · `refused`: the server rejects it · `fault`: a bug in
 * this app, which no retry fixes.
 */
export type Verdict = 'offline' | 'retry' | 'session' | 'conflict' | 'refused' | 'fault'

export interface Failure {
  verdict: Verdict
  /** The server's own message about the request; undefined for a busy or broken server. */
  refusal: string | undefined
  /** The wait that the server asks for. */
  retryAfter: number | undefined
  /** Missing for a bug in this app. */
  error: ApiError | undefined
}

/** Statuses below 500 that are worth a retry. */
const RETRYABLE_STATUSES = [408, 425, 429]

function classifyStatus(status: number): Verdict {
  if (status === 401) return 'session'
  if (status === 409) return 'conflict'
  return status >= 500 || RETRYABLE_STATUSES.includes(status) ? 'retry' : 'refused'
}

/** Classifies an error by the one rule that the whole outbox and the exam room follow. */
export function classifyError(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'fault'
  const { kind, status = 500 } = error
  if (kind === 'session') return 'session'
  if (kind === 'http') return classifyStatus(status)
  return kind === 'broken' ? 'retry' : 'offline'
}

export function readFailure(error: unknown): Failure {
  const verdict = classifyError(error)
  if (!(error instanceof ApiError))
    return { verdict, refusal: undefined, retryAfter: undefined, error: undefined }
  return {
    verdict,
    refusal: isRefusal({ verdict }) ? error.msg : undefined,
    retryAfter: error.retryAfter,
    error,
  }
}

/** Tells whether the same call may succeed later without a change. */
export function isRetryable({ verdict }: Pick<Failure, 'verdict'>): boolean {
  return verdict === 'offline' || verdict === 'retry' || verdict === 'session'
}

/** Tells whether the server has read the call and rejected it. */
export function isRefusal({ verdict }: Pick<Failure, 'verdict'>): boolean {
  return verdict === 'refused' || verdict === 'conflict'
}

export interface BackOff {
  /** The wait after the first failure; it doubles with each further one. */
  first: number
  longest: number
}

export const BACK_OFF: BackOff = { first: 5000, longest: 60_000 }
/** The server's requested wait is followed up to this limit. (ruling R42) */
const LONGEST_RETRY_AFTER = 10_000

/** Computes the wait until the next try. `failures` in a row, from 1. */
export function computeBackOff(failures: number, retryAfter?: number, { first, longest } = BACK_OFF): number {
  if (retryAfter !== undefined) return Math.min(Math.max(retryAfter, first), LONGEST_RETRY_AFTER)
  return Math.min(first * 2 ** (failures - 1), longest)
}
