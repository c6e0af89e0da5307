/** The renditions of an HLS stream, read from its first playlist: for the small one, and for what watching costs. */

export interface Variant {
  url: string
  /** Bits a second. */
  bandwidth: number
}

/** Smallest first; a playlist that names no renditions has none. */
export function variantsIn(playlist: string, address: string): Variant[] {
  const lines = playlist.split(/\r?\n/)
  return lines
    .flatMap((line, index) => {
      const bandwidth = Number(/^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+)/.exec(line)?.[1])
      const next = lines[index + 1]
      return Number.isFinite(bandwidth) && next ? [{ url: new URL(next, address).href, bandwidth }] : []
    })
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
}

/** Bytes that so many seconds of a rendition take. */
export function bytesOf({ bandwidth }: Pick<Variant, 'bandwidth'>, seconds: number): number {
  return (bandwidth / 8) * seconds
}
