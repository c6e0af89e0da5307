/** Counts the distinct seconds that were watched. (contract `watched`) */

/** Longest distance between two reports during play, in seconds; a longer one is a seek. */
const MAX_STEP = 2.5

export interface Seen {
  /** Reports the current position; the time between two close reports counts as watched. */
  reached: (position: number) => void
  count: () => number
}

/**
 * The server stores only the number of watched seconds; they are assumed to be the first ones of the video.
 */
export function countSeen(before: number, duration: number): Seen {
  const seconds = new Uint8Array(Math.ceil(duration) + 1)
  let total = Math.min(Math.floor(before), Math.floor(duration))
  seconds.fill(1, 0, total)
  let last: number | undefined
  const see = (second: number) => {
    if (seconds[second] !== 0) return
    seconds[second] = 1
    total += 1
  }
  return {
    reached(position) {
      const isPlay = last !== undefined && position > last && position - last <= MAX_STEP
      if (isPlay) for (let second = Math.floor(last!); second < Math.floor(position); second += 1) see(second)
      last = position
    },
    count: () => Math.min(total, Math.floor(duration)),
  }
}
