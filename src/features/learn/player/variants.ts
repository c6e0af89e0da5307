import { useEffect, useState } from 'react'
import { parseHttpAddress } from '#src/lib/external-link.ts'

/** Renditions of the stream; empty until read or on failure, then only `auto` is offered. */
export function useVariants(url: string): readonly Variant[] {
  const [variants, setVariants] = useState<readonly Variant[]>([])
  useEffect(() => {
    const stop = new AbortController()
    fetch(url, { signal: stop.signal })
      .then(async (answer) => setVariants(answer.ok ? parseVariants(await answer.text(), url) : []))
      // The engine fails on the same playlist and shows the error.
      .catch(() => undefined)
    return () => stop.abort()
  }, [url])
  return variants
}

/** Reads the renditions of an HLS stream from its master playlist, for the quality choice and its data usage. */

export interface Variant {
  url: string
  /** Bits per second. */
  bandwidth: number
}

/** Parses the renditions, smallest first; a plain media playlist has none. */
export function parseVariants(playlist: string, address: string): Variant[] {
  const lines = playlist.split(/\r?\n/)
  return lines
    .flatMap((line, index) => {
      const bandwidth = Number(/^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+)/.exec(line)?.[1])
      const next = lines[index + 1]
      const url = parseHttpAddress(next, address)?.href
      return Number.isFinite(bandwidth) && next && url ? [{ url, bandwidth }] : []
    })
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
}

/** Estimates the bytes of this many seconds of a rendition. */
export function computeBytes({ bandwidth }: Pick<Variant, 'bandwidth'>, seconds: number): number {
  return (bandwidth / 8) * seconds
}
