/**
 * Paces the saves of an attempt: one at a time, many edits in one, slower after failures. Knows nothing of
 * the content. (rulings R34, R42)
 */

import { type BackOff, computeBackOff } from '#src/api/outbox/retry.ts'
import { makeScheduler } from '#src/api/outbox/scheduler.ts'
import type { Failure } from './room-state.ts'

/** The time between the starts of two saves, so that 100 edits in 10 s cause at most 11. In milliseconds. */
const APART = 1000
/** An exam is short: the longest wait for the next try, without putting more load on the server. */
const BACK_OFF: BackOff = { first: 1000, longest: 8000 }

interface AutosaveParts {
  /**
   * Sends what there is to send; undefined means nothing. Its promise resolves with a failure and never
   * rejects.
   */
  next: () => Promise<Failure | undefined> | undefined
  onFailure: (failure: Failure | undefined) => void
  /** The wait before the first save, since another tab will probably send it. */
  getDelay: () => number
  /** Additional milliseconds between two saves that are not urgent. */
  getExtra?: () => number
}

export interface Autosave {
  /** There may be something to send. */
  schedule: () => void
  /** Sends queued edits at once, whatever the back-off says. */
  sendNow: () => void
  stop: () => void
}

export function startAutosave({ next, onFailure, getDelay, getExtra = () => 0 }: AutosaveParts): Autosave {
  let failures = 0
  let startedAt = -Infinity
  let backOffUntil = -Infinity
  let isHurried = false
  let isStopped = false
  const getNow = () => performance.now()
  const getWait = () =>
    Math.max(0, startedAt + APART + (isHurried ? 0 : getExtra()) - getNow(), backOffUntil - getNow())
  const end = (failure: Failure | undefined) => {
    failures = failure === undefined ? 0 : failures + 1
    backOffUntil =
      failure === undefined ? -Infinity : getNow() + computeBackOff(failures, failure.retryAfter, BACK_OFF)
    onFailure(failure)
  }
  const scheduler = makeScheduler(async () => {
    // More may have been written since this was planned.
    const wait = getWait()
    if (wait > 0) return wait
    isHurried = false
    const sending = next()
    if (sending === undefined) {
      // Another tab has delivered what failed here.
      if (failures > 0) end(undefined)
      return undefined
    }
    startedAt = getNow()
    const failure = await sending
    if (isStopped) return undefined
    end(failure)
    return getWait()
  })
  return {
    schedule: () => scheduler.plan(Math.max(getDelay(), getWait())),
    sendNow: () => {
      isHurried = true
      backOffUntil = -Infinity
      scheduler.plan(getWait())
    },
    stop: () => {
      isStopped = true
      scheduler.stop()
    },
  }
}
