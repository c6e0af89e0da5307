/**
 * The server's time on this device: read with `other/time` and advanced by the page's monotonic clock, so
 * that neither a wrong device clock nor a reload nor sleep moves a deadline. (ruling R34) All times in
 * milliseconds.
 */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { other } from '#src/api/contract/other.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'

/** Between two requests to the server; it is also asked when the device wakes up. */
const EVERY = 60_000
const AGAIN_AFTER_FAILURE = 4000
/** How far the device's clock and the monotonic one may drift apart before a sleep is suspected. */
const JUMP = 2000
const WATCH = 1000
/**
 * The longest assumed way of a response: better late than early, since the server grants some seconds and the
 * page closes.
 */
const LONGEST_WAY_BACK = 2000

export interface ServerClock {
  now: () => number
  /** False until the server has answered on this page: until then the device's clock gives an estimate. */
  isSure: () => boolean
  /** The time to show: after a sleep the device's clock tells how long it was, until the server answers. */
  shown: () => number
  /** Runs and polls until the returned function is called; `onChange` gets the correction. */
  start: (onChange: (moved: number) => void) => () => void
}

interface ClockParts {
  /** The server's time now. */
  ask: () => Promise<number>
  /** The last known server time minus device time. */
  lastOffset: number | undefined
  onOffset: (offset: number) => void
  steady?: () => number
  device?: () => number
}

/**
 * Runs `wake` when the page returns, and when the device's clock and the monotonic one diverge: then one was
 * set, or stopped during a sleep.
 */
function watchWaking(gapNow: () => number, wake: (slept: number) => void): () => void {
  let gap = gapNow()
  const look = () => {
    const wide = gapNow()
    const slept = Math.abs(wide - gap) > JUMP ? wide - gap : 0
    gap = wide
    return slept
  }
  const watch = setInterval(() => {
    const slept = look()
    if (slept !== 0) wake(slept)
  }, WATCH)
  const woken = new AbortController()
  const onBack = () => document.visibilityState === 'visible' && wake(look())
  document.addEventListener('visibilitychange', onBack, { signal: woken.signal })
  for (const name of ['pageshow', 'online']) addEventListener(name, onBack, { signal: woken.signal })
  return () => {
    clearInterval(watch)
    woken.abort()
  }
}

/** Asks now, and again after each response or failure. `again` asks out of turn. */
function startPolling(ask: () => Promise<void>): { again: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isAsking = false
  const turn = async () => {
    clearTimeout(timer)
    if (isAsking || isStopped) return
    isAsking = true
    const isHeard = await ask().then(
      () => true,
      () => false,
    )
    isAsking = false
    if (!isStopped) timer = setTimeout(() => void turn(), isHeard ? EVERY : AGAIN_AFTER_FAILURE)
  }
  void turn()
  return {
    again: () => void turn(),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const getSteadyNow = () => performance.now()

export function makeServerClock({
  ask,
  lastOffset = 0,
  onOffset,
  steady = getSteadyNow,
  device = getDeviceNow,
}: ClockParts): ServerClock {
  /** Server time at the zero of the monotonic clock. */
  let base = device() + lastOffset - steady()
  let sample: { takenAt: number; trip: number } | undefined
  let isSure = false
  /** Milliseconds that the device's clock advanced while the monotonic one stood still. */
  let asleep = 0
  const getNow = () => base + steady()

  /**
   * Assumes half of the round trip for the response; of two samples of similar age the shorter round trip is
   * more precise.
   */
  async function measure(): Promise<void> {
    const sentAt = steady()
    const server = await ask()
    const trip = steady() - sentAt
    const isOld = sample === undefined || steady() - sample.takenAt > 2 * EVERY
    if (sample !== undefined && !isOld && trip > sample.trip + JUMP) return
    sample = { takenAt: steady(), trip }
    base = server + Math.min(trip / 2, LONGEST_WAY_BACK) - steady()
    isSure = true
    asleep = 0
    onOffset(getNow() - device())
  }

  return {
    now: getNow,
    isSure: () => isSure && asleep === 0,
    shown: () => getNow() + asleep,
    start: (onChange) => {
      const asking = startPolling(async () => {
        const before = base
        await measure()
        onChange(base - before)
      })
      const stopWatching = watchWaking(
        () => device() - steady(),
        (slept) => {
          // On some devices a sleep stops the monotonic clock: the earlier measurement is invalid.
          sample = undefined
          asleep = Math.max(0, asleep + slept)
          asking.again()
        },
      )
      return () => {
        asking.stop()
        stopWatching()
      }
    },
  }
}

const OFFSET = 'device:server-offset'
/** Some thirty years: this app never stores a larger offset. */
const MOST_OFF = 1e12

/**
 * The only clock for the page's exams; the last known offset serves a reload without a connection. (ruling
 * R34)
 */
export const examClock = makeServerClock({
  ask: async () => Date.parse((await call(other.time, {}, { isQuiet: true, isOnce: true })).now),
  lastOffset: recall(OFFSET, v.pipe(v.number(), v.minValue(-MOST_OFF), v.maxValue(MOST_OFF))),
  onOffset: (offset) => remember(OFFSET, Math.round(offset)),
})
