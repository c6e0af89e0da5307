/** Whole seconds until a deadline; never a running sum. `now` in milliseconds. */
export function secondsLeft(deadline: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - now) / 1000))
}

/** Timers may fire a little early: a look then would find the old second, in milliseconds. */
const SLACK = 10

/** Milliseconds until the second changes that {@link secondsLeft} tells; after the deadline a whole one. */
export function untilNextSecond(deadline: string, now: number): number {
  const left = Date.parse(deadline) - now
  return (left > 0 ? left % 1000 || 1000 : 1000) + SLACK
}

const SPOKEN_AT = [1, 5, 10] as const

/** The minutes to be spoken between two looks at the clock; a jump over several of them speaks the last alone. */
export function spokenMinutes(before: number, now: number): number | undefined {
  return SPOKEN_AT.find((minutes) => before > minutes * 60 && now <= minutes * 60 && now > 0)
}
