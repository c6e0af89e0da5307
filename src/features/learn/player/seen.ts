/** Counts the seconds really seen, however often a person goes back. (contract `watched`) */

/** More than this between two reports is a jump, not play: reports come four times a second, twice as far apart at double speed. */
const LONGEST_STEP = 2.5

export interface Seen {
  /** The video stands here now; what lies between two near reports was seen. */
  reached: (position: number) => void
  count: () => number
}

/** The server tells only how many seconds were seen before; they are taken to be the first ones. */
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
      const isPlay = last !== undefined && position > last && position - last <= LONGEST_STEP
      if (isPlay) for (let second = Math.floor(last!); second < Math.floor(position); second += 1) see(second)
      last = position
    },
    count: () => Math.min(total, Math.floor(duration)),
  }
}
