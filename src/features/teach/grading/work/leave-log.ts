/** How often and how long the page was left during an attempt: pairs of the logged events. A fact, no verdict. */
import type { AttemptEvent } from '#src/api/shapes/submission.ts'

export interface Leaving {
  at: string
  /** Until the return; undefined when there was none. */
  seconds: number | undefined
}

export function leavingsIn(events: readonly AttemptEvent[]): Leaving[] {
  const inOrder = events.toSorted((one, other) => one.at.localeCompare(other.at))
  const leavings: Leaving[] = []
  for (const { kind, at } of inOrder) {
    const open = leavings.at(-1)
    if (kind === 'left') leavings.push({ at, seconds: undefined })
    else if (kind === 'back' && open?.seconds === undefined && open) open.seconds = (Date.parse(at) - Date.parse(open.at)) / 1000
  }
  return leavings
}
