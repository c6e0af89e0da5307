/** What becomes of a save that did not arrive, and which is sent next. */
import type { ApiError } from '#src/api/client/api-error.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'

/**
 * `conflict`: somebody else was quicker (ruling R34) · `refused`: the server says no, trying again by itself is of no use ·
 * `session`: it waits for the same person · `later`: line or server, tried again.
 */
export type Verdict = 'conflict' | 'refused' | 'session' | 'later'

/** A server that is busy or slow may say yes later. */
const PASSING = [401, 408, 425, 429]

export function verdictOf({ kind, status }: Pick<ApiError, 'kind' | 'status'>): Verdict {
  if (kind === 'session') return 'session'
  if (kind !== 'http' || status === undefined || status >= 500) return 'later'
  if (status === 409) return 'conflict'
  return PASSING.includes(status) ? 'later' : 'refused'
}

const DELAYS = [5, 15, 60, 300]

/** Milliseconds until the next try, after so many. */
export function delayAfter(tries: number): number {
  return (DELAYS[Math.min(tries, DELAYS.length) - 1] ?? DELAYS[0]!) * 1000
}

/** The save to send now: the oldest that is due; those that wait for the teacher are passed over, one submission has one save under way. */
export function nextDue(saves: readonly GradingSave[], sending: readonly string[], now: number): GradingSave | undefined {
  const isDue = ({ state, isRefused, dueAt }: GradingSave) => state !== 'conflict' && !isRefused && dueAt <= now
  return saves.find((save) => isDue(save) && !sending.includes(save.submission))
}

/** Milliseconds until something is due again; undefined when nothing will be. */
export function nextWait(saves: readonly GradingSave[], now: number): number | undefined {
  const waits = saves.filter(({ state, isRefused }) => state !== 'conflict' && !isRefused).map(({ dueAt }) => Math.max(dueAt - now, 0))
  return waits.length === 0 ? undefined : Math.min(...waits)
}
