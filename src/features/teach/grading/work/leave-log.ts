/** Pairs the logged events of leaving the page during an attempt with their returns. */

import type { AttemptEvent } from '#src/api/shapes/submission.ts'

export interface Leaving {
  at: string
  /** Time until the return; undefined if there was none. */
  seconds: number | undefined
}

export function listLeavings(events: readonly AttemptEvent[]): Leaving[] {
  const inOrder = events.toSorted((one, other) => one.at.localeCompare(other.at))
  const leavings: Leaving[] = []
  for (const { kind, at } of inOrder) {
    const open = leavings.at(-1)
    if (kind === 'left') leavings.push({ at, seconds: undefined })
    else if (kind === 'back' && open?.seconds === undefined && open)
      open.seconds = (Date.parse(at) - Date.parse(open.at)) / 1000
  }
  return leavings
}
