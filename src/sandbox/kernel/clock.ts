/** The sandbox's clock: real time, moved or stopped by the control endpoint. (part 8) */
export interface Clock {
  now(): Date
  /** `now` as ISO 8601 in UTC. */
  iso(): string
  /** The instant this many seconds from now (before, when negative), as ISO 8601. */
  inSeconds(seconds: number): string
  /** Jumps to `at` and runs on, or stops there. */
  moveTo(at: Date, isFrozen?: boolean): void
  forward(seconds: number): void
  /** Back to real time. */
  reset(): void
}

export function makeClock(realNow: () => number = () => Date.now()): Clock {
  let offset = 0
  let frozenAt: number | undefined
  const time = () => frozenAt ?? realNow() + offset

  return {
    now: () => new Date(time()),
    iso: () => new Date(time()).toISOString(),
    inSeconds: (seconds) => new Date(time() + seconds * 1000).toISOString(),
    moveTo(at, isFrozen = false) {
      offset = at.getTime() - realNow()
      frozenAt = isFrozen ? at.getTime() : undefined
    },
    forward(seconds) {
      offset += seconds * 1000
      if (frozenAt !== undefined) frozenAt += seconds * 1000
    },
    reset() {
      offset = 0
      frozenAt = undefined
    },
  }
}
