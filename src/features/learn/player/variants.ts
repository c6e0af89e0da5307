import { useEffect, useState } from 'react'
import type { StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { parseVariants, type Variant } from '#src/engines/streams/stream-playlist.ts'

/** Renditions of the stream; undefined until read, empty on failure, then only `auto` is offered. */
export function useVariants(url: string, files: StreamFiles): readonly Variant[] | undefined {
  const [variants, setVariants] = useState<readonly Variant[]>()
  const name = files.getPlace(url)
  useEffect(() => {
    if (url === '') return undefined
    const stop = new AbortController()
    fetch(url, { signal: stop.signal })
      .then(async (answer) => {
        const playlist = answer.ok ? await answer.text() : ''
        files.learn(url, playlist, answer.url || url)
        setVariants(parseVariants(playlist, answer.url || url))
      })
      // The engine fails on the same playlist and shows the error.
      .catch(() => !stop.signal.aborted && setVariants([]))
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a later reply has a new address of the same stream
  }, [name])
  return variants
}

export interface Renditions {
  areRead: boolean
  /** Smallest first. */
  pictures: readonly Variant[]
  /** Of only sound; undefined if the stream has none. */
  sound: Variant | undefined
}

export function findRenditions(variants: readonly Variant[] | undefined): Renditions {
  return {
    areRead: variants !== undefined,
    pictures: variants?.filter(({ hasPicture }) => hasPicture) ?? [],
    sound: variants?.find(({ hasPicture }) => !hasPicture),
  }
}

/** The bytes that a class takes less without its picture than with the middle one; 0 if that is unknown. */
export function computeSaved({ pictures, sound }: Renditions, seconds: number): number {
  const middle = pictures[Math.floor(pictures.length / 2)]
  const played = sound ?? pictures[0]
  if (middle === undefined || played === undefined) return 0
  return Math.max(0, ((middle.average - played.average) / 8) * seconds)
}

/** Estimates the bytes of this many seconds of a rendition. */
export function computeBytes({ bandwidth }: Pick<Variant, 'bandwidth'>, seconds: number): number {
  return (bandwidth / 8) * seconds
}
