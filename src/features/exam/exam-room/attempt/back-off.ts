/** Why a save failed, and when it is tried again. (rulings R34, R42) All times in milliseconds. */
import { ApiError } from '#src/api/client/api-error.ts'

/** `line`: no answer came · `server`: it came and was no good · `session`: somebody must sign in again. */
export type Cause = 'line' | 'server' | 'session'

export interface Failure {
  cause: Cause
  /** The server's own sentence, where it said one. */
  msg: string | undefined
  retryAfter: number | undefined
}

const FIRST = 1000
/** An exam is short: nobody waits longer than this for the next try, and the server is not pressed harder either. */
const LONGEST = 8000
/** As far as a server's wish is followed. (ruling R42) */
const LONGEST_WISH = 10_000

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { cause: 'server', msg: undefined, retryAfter: undefined }
  const { kind, status, msg, retryAfter } = error
  if (kind === 'session' || status === 401) return { cause: 'session', msg: undefined, retryAfter: undefined }
  if (kind === 'no-answer' || kind === 'late' || kind === 'cancelled') return { cause: 'line', msg: undefined, retryAfter: undefined }
  const isSpoken = kind === 'http' && (status ?? 0) < 500 && status !== 429
  return { cause: 'server', msg: isSpoken ? msg : undefined, retryAfter }
}

/** `failures` in a row, from 1. */
export function waitAfter(failures: number, { retryAfter }: Pick<Failure, 'retryAfter'>): number {
  if (retryAfter !== undefined) return Math.min(Math.max(retryAfter, FIRST), LONGEST_WISH)
  return Math.min(FIRST * 2 ** (failures - 1), LONGEST)
}
