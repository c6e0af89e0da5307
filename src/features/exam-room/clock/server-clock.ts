/**
 * The server's time on this device: asked for with `other/time`, carried on by the page's own steady clock, so that neither a
 * wrong device clock nor a reload nor sleep moves a deadline. (ruling R34) All times in milliseconds.
 */

/** Asked again this often, and when the device wakes. */
const EVERY = 60_000
const AGAIN_AFTER_FAILURE = 4000
/** The device's clock and the steady one may drift apart so far before a sleep is suspected. */
const JUMP = 2000
const WATCH = 1000

export interface ServerClock {
  now: () => number
  /** False until the server has been heard in this page: then it is an estimate by the device's clock. */
  isSure: () => boolean
  /** Runs and asks until the returned function is called; `onChange` hears by how much the time was corrected. */
  start: (onChange: (moved: number) => void) => () => void
}

interface ClockParts {
  /** The server's time now. */
  ask: () => Promise<number>
  /** Server time minus device time as it was last known. */
  lastOffset: number | undefined
  onOffset: (offset: number) => void
  steady?: () => number
  device?: () => number
}

export function makeServerClock({
  ask,
  lastOffset = 0,
  onOffset,
  steady = () => performance.now(),
  device = Date.now,
}: ClockParts): ServerClock {
  /** Server time at the zero of the steady clock. */
  let base = device() + lastOffset - steady()
  let sample: { takenAt: number; trip: number } | undefined
  let isSure = false
  const now = () => base + steady()

  /** Half of the trip is taken for the way back; of two samples of about the same age the shorter trip is the truer. */
  async function measure(): Promise<void> {
    const sentAt = steady()
    const server = await ask()
    const trip = steady() - sentAt
    const isOld = sample === undefined || steady() - sample.takenAt > 2 * EVERY
    if (sample !== undefined && !isOld && trip > sample.trip + JUMP) return
    sample = { takenAt: steady(), trip }
    base = server + trip / 2 - steady()
    isSure = true
    onOffset(now() - device())
  }

  function start(onChange: (moved: number) => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let isAsking = false
    const askNow = async () => {
      clearTimeout(timer)
      if (isAsking || isStopped) return
      isAsking = true
      const before = base
      const isHeard = await measure().then(
        () => true,
        () => false,
      )
      isAsking = false
      if (isStopped) return
      if (isHeard) onChange(base - before)
      timer = setTimeout(() => void askNow(), isHeard ? EVERY : AGAIN_AFTER_FAILURE)
    }
    const wake = () => {
      // A sleep stops the steady clock on some devices: what was measured before says nothing any more.
      sample = undefined
      void askNow()
    }
    let gap = device() - steady()
    const watch = setInterval(() => {
      const wide = device() - steady()
      if (Math.abs(wide - gap) > JUMP) wake()
      gap = wide
    }, WATCH)
    const woken = new AbortController()
    for (const name of ['visibilitychange', 'pageshow', 'online']) {
      const target = name === 'visibilitychange' ? document : globalThis
      target.addEventListener(name, () => document.visibilityState === 'visible' && wake(), { signal: woken.signal })
    }
    void askNow()
    return () => {
      isStopped = true
      clearTimeout(timer)
      clearInterval(watch)
      woken.abort()
    }
  }

  return { now, isSure: () => isSure, start }
}
