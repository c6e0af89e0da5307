import { useEffect, useState } from 'react'
import { getStableName, parseVariants, type Variant } from '#src/lib/stream-playlist.ts'
import type { StreamFiles } from '#src/ui/hooks/stream-loader.ts'

/** Renditions of the stream; empty until read or on failure, then only `auto` is offered. */
export function useVariants(url: string, files: StreamFiles): readonly Variant[] {
  const [variants, setVariants] = useState<readonly Variant[]>([])
  const name = getStableName(url)
  useEffect(() => {
    const stop = new AbortController()
    fetch(url, { signal: stop.signal })
      .then(async (answer) => {
        const playlist = answer.ok ? await answer.text() : ''
        files.learn(url, playlist)
        setVariants(parseVariants(playlist, url))
      })
      // The engine fails on the same playlist and shows the error.
      .catch(() => undefined)
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a later reply has a new address of the same stream
  }, [name])
  return variants
}

/** Estimates the bytes of this many seconds of a rendition. */
export function computeBytes({ bandwidth }: Pick<Variant, 'bandwidth'>, seconds: number): number {
  return (bandwidth / 8) * seconds
}
