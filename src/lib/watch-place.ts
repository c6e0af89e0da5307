/** Where a video was left; all lists and the player use it. (ruling R26) */

/** A video left within these last seconds counts as finished: it starts from the beginning. */
const LAST_SECONDS = 15

export function isAtEnd(position: number, duration: number): boolean {
  // An unknown length has no end.
  return position > 0 && duration > 0 && position > duration - LAST_SECONDS
}

interface Watched {
  position: number
  duration: number
  is_watched: boolean
}

/** Tells whether it was begun and continues somewhere in the middle. */
export function isBegun({ position, duration, is_watched: isWatched }: Watched): boolean {
  return position > 0 && !isWatched && !isAtEnd(position, duration)
}
