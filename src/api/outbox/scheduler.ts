/**
 * Runs a task when it is due, one run at a time, and at once when the page wakes up. Times in milliseconds.
 */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { getPorts, runWhenConnected } from './ports.ts'

/**
 * Calls `onWake` when the connection returns, when somebody logs in or out, and when the tab becomes visible.
 * The returned function stops it. (rulings R34, R41)
 */
export function watchWakeUps(onWake: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('online', onWake, { signal })
  const onSight = () => document.visibilityState === 'visible' && onWake()
  document.addEventListener('visibilitychange', onSight, { signal })
  // Runs afterwards: a logout first deletes the queued items.
  const unfollow = runWhenConnected(() => {
    const stopSession = getPorts().session.onChange(() => queueMicrotask(() => signal.aborted || onWake()))
    signal.addEventListener('abort', stopSession)
  })
  return () => {
    unfollow()
    stop.abort()
  }
}

export interface Scheduler {
  /** Plans a run after this wait; an earlier planned run stays. */
  plan: (wait: number) => void
  /** Runs now. If a run is in progress, another follows; resolves after that one. */
  runNow: () => Promise<void>
  stop: () => void
}

/**
 * `run` does what is due and resolves with the wait until the next run, or undefined to wait for the next
 * plan. It never rejects.
 */
export function makeScheduler(run: () => Promise<number | undefined>): Scheduler {
  let timer: ReturnType<typeof setTimeout> | undefined
  let plannedAt = Infinity
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false

  function clear(): void {
    clearTimeout(timer)
    plannedAt = Infinity
  }

  function plan(wait: number): void {
    const at = getDeviceNow() + wait
    if (isStopped || at >= plannedAt) return
    clear()
    plannedAt = at
    timer = setTimeout(() => void runNow(), wait)
  }

  async function runAll(): Promise<void> {
    isAskedAgain = false
    const wait = await run()
    if (isAskedAgain && !isStopped) return runAll()
    running = undefined
    return wait === undefined ? undefined : plan(wait)
  }

  function runNow(): Promise<void> {
    if (isStopped) return Promise.resolve()
    clear()
    isAskedAgain = true
    running ??= runAll()
    return running
  }

  function stop(): void {
    isStopped = true
    clear()
  }

  return { plan, runNow, stop }
}
