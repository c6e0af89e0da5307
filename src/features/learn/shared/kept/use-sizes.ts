/** What a class takes on the device, by kind and quality, read from its stream before anything is kept. */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import type { Recording, RecordingCard } from '#src/api/shapes/recording.ts'
import type { Variant } from '#src/engines/streams/stream-playlist.ts'
import { rememberReason } from '#src/stores/kept/change-kept.ts'
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
  /** Of the first class that can be kept. */
  recording: Recording
  /** Those that can be kept, as far as they were asked. */
  cards: readonly RecordingCard[]
  leftOut: readonly LeftOut[]
  free: number | undefined
}

interface LeftOut {
  card: RecordingCard
  reason: Unkeepable
}

/** A stream with one rendition says nothing about its rate; classes have about this many bits per second. */
const USUAL = 300_000

const buildSize = (variant: Variant, seconds: number): Size => ({
  height: variant.height,
  bytes: estimateBytes(variant, seconds),
})

/** Asks one class after the other until one can be kept; rejects if none can. */
async function findFirst(cards: readonly RecordingCard[], signal: AbortSignal) {
  const leftOut: LeftOut[] = []
  const read = async (url: string) => {
    const answer = await fetch(url, { signal, credentials: 'omit' })
    if (!answer.ok) throw new Error(`stream: ${answer.status}`)
    return answer.text()
  }
  for (const card of cards) {
    const reply = await call(recording.one, { params: { id: card._id } }, { isQuiet: true, signal })
    try {
      const stream = await readKeptStream(reply.url, { kind: 'picture', height: 0 }, read)
      return { first: card, reply, stream, leftOut }
    } catch (error) {
      if (!(error instanceof CannotKeepStream)) throw error
      const { reason } = error
      rememberReason(card._id, reason)
      leftOut.push({ card, reason })
    }
  }
  throw new CannotKeepStream(leftOut[0]?.reason ?? 'unreadable')
}

async function readSizes(all: readonly RecordingCard[], signal: AbortSignal): Promise<Sizes> {
  const { first, reply, stream, leftOut } = await findFirst(all, signal)
  const { variants, seconds: kept } = stream
  const cards = all.slice(leftOut.length)
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
    cards,
    leftOut,
    free: (await readSpace()).free,
  }
}

export interface ReadSizes {
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
    if (key === '') return undefined
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
