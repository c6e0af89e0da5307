/** What a class takes on the device, by kind and quality, read from its stream before anything is kept. */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import type { Recording, RecordingCard } from '#src/api/shapes/recording.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'
import type { Variant } from '#src/lib/stream-playlist.ts'
import type { Unkeepable } from '#src/stores/kept/kept-class.ts'
import { readSpace } from '#src/stores/kept/kept-disk.ts'
import { estimateBytes } from './keep-class.ts'
import { CannotKeepStream, readKeptStream } from './kept-stream.ts'

/** A rendition that a person chooses; its bytes are its rate times its length. */
export interface Size {
  height: number
  bytes: number
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
})

/** A page may not read the content of a vendor's player. */
const isPlaylist = (url: string) => /\.m3u8\b/i.test(url)

async function readSizes(cards: readonly RecordingCard[], signal: AbortSignal): Promise<Sizes | undefined> {
  const [first] = cards
  if (first === undefined) return undefined
  const reply = await call(recording.one, { params: { id: first._id } }, { isQuiet: true, signal })
  if (!parseHttpAddress(reply.url)) throw new CannotKeepStream('no-stream')
  const read = async (url: string) => {
    const answer = await fetch(url, { signal, credentials: 'omit' }).catch((error: unknown) => {
      throw isPlaylist(url) ? error : new CannotKeepStream('no-stream')
    })
    if (!answer.ok) throw new Error(`stream: ${answer.status}`)
    return answer.text()
  }
  const { variants, seconds: kept } = await readKeptStream(reply.url, { kind: 'picture', height: 0 }, read)
  // A stream that repeats its files takes less than its length; the others are as the first.
  const share = first.duration > 0 ? kept / first.duration : 1
  const seconds = cards.reduce((sum, { duration }) => sum + duration, 0) * share
  const pictures = variants.filter(({ hasPicture }) => hasPicture).map((each) => buildSize(each, seconds))
  const sound = variants.find(({ hasPicture }) => !hasPicture)
  const only: Size = { height: 0, bytes: Math.round((USUAL / 8) * seconds) }
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
  /** Why these classes cannot be kept. */
  refused: Unkeepable | undefined
  retry: () => void
}

export function useSizes(cards: readonly RecordingCard[]): ReadSizes {
  const [sizes, setSizes] = useState<Sizes>()
  const [hasFailed, setHasFailed] = useState(false)
  const [refused, setRefused] = useState<Unkeepable>()
  const [tries, setTries] = useState(0)
  const key = cards.map(({ _id }) => _id).join()
  useEffect(() => {
    const stop = new AbortController()
    readSizes(cards, stop.signal).then(setSizes, (error: unknown) => {
      if (error instanceof CannotKeepStream) setRefused(error.reason)
      else if (!stop.signal.aborted) setHasFailed(true)
    })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the classes whose sizes are read
  }, [key, tries])
  const retry = () => {
    setHasFailed(false)
    setTries(tries + 1)
  }
  return { sizes, hasFailed, refused, retry }
}
