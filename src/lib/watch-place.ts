/** Where a video was left, as all lists and the player say it. (ruling R26) */

/** A video that was left within these last seconds was watched to its end: it starts from the beginning. */
const LAST_SECONDS = 15

export function isAtEnd(position: number, duration: number): boolean {
  // A length that nobody has said has no end.
  return position > 0 && duration > 0 && position > duration - LAST_SECONDS
}

interface Watched {
  position: number
  duration: number
  is_watched: boolean
}

/** True for one that was begun and goes on somewhere in its middle. */
export function isBegun({ position, duration, is_watched: isWatched }: Watched): boolean {
  return position > 0 && !isWatched && !isAtEnd(position, duration)
}
