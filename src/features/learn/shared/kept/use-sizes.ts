/** What a class takes on the device, by kind and quality, read from its stream before anything is kept. */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import type { Recording, RecordingCard } from '#src/api/shapes/recording.ts'
import { parseVariants, type Variant } from '#src/lib/stream-playlist.ts'
import { readSpace } from '#src/stores/kept/kept-disk.ts'
import { estimateBytes } from './keep-class.ts'

/** A rendition that a person chooses. */
export interface Size {
  height: number
  bytes: number
  /** False if only its highest rate is known. */
  isExact: boolean
}

export interface Sizes {
  /** Smallest first. */
  pictures: readonly Size[]
  sound: Size | undefined
  /** Of the first class. */
  recording: Recording
  free: number | undefined
}

/** A stream with one rendition says nothing about its rate; classes have about this many bits per second. */
const USUAL = 300_000

const buildSize = (variant: Variant, seconds: number): Size => ({
  height: variant.height,
  bytes: estimateBytes(variant, seconds),
  isExact: variant.average !== variant.bandwidth,
})

async function readSizes(cards: readonly RecordingCard[], signal: AbortSignal): Promise<Sizes | undefined> {
  const [first] = cards
  if (first === undefined) return undefined
  const reply = await call(recording.one, { params: { id: first._id } }, { isQuiet: true, signal })
  const answer = await fetch(reply.url, { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`stream: ${answer.status}`)
  const variants = parseVariants(await answer.text(), reply.url)
  const seconds = cards.reduce((sum, { duration }) => sum + duration, 0)
  const pictures = variants.filter(({ hasPicture }) => hasPicture).map((each) => buildSize(each, seconds))
  const sound = variants.find(({ hasPicture }) => !hasPicture)
  const only: Size = { height: 0, bytes: Math.round((USUAL / 8) * seconds), isExact: false }
  return {
    pictures: variants.length > 0 ? pictures : [only],
    sound: sound && buildSize(sound, seconds),
    recording: reply,
    free: (await readSpace()).free,
  }
}

interface ReadSizes {
  sizes: Sizes | undefined
  hasFailed: boolean
  retry: () => void
}

export function useSizes(cards: readonly RecordingCard[]): ReadSizes {
  const [sizes, setSizes] = useState<Sizes>()
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const key = cards.map(({ _id }) => _id).join()
  useEffect(() => {
    const stop = new AbortController()
    readSizes(cards, stop.signal).then(setSizes, () => !stop.signal.aborted && setHasFailed(true))
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the classes whose sizes are read
  }, [key, tries])
  const retry = () => {
    setHasFailed(false)
    setTries(tries + 1)
  }
  return { sizes, hasFailed, retry }
}
