/** Captions of recordings: each line with its position. */

import { call } from '#src/api/call.ts'
import { readCaptions as readCues } from '#src/api/captions.ts'
import { recording } from '#src/api/contract/recording.ts'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import type { Cue } from '#src/lib/captions.ts'
import { paths } from '#src/lib/paths.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { Item } from './item.ts'
import { words } from './words.ts'

/** By recording; if a recording's captions failed to load, they are not retried on this page. */
const read = new Map<string, readonly Cue[]>()
runAtSessionEnd(() => read.clear())

async function fetchCaptions(id: string, signal: AbortSignal): Promise<readonly Cue[]> {
  const { captions } = await call(recording.one, { params: { id } }, { isQuiet: true, signal })
  return captions ? readCues(id, captions, signal) : []
}

function buildItems({ _id, title, batch }: RecordingCard): Item[] {
  if (!batch) return []
  return (read.get(_id) ?? []).map(({ at, text }) => ({
    id: `caption:${_id}@${at}`,
    group: 'captions',
    title: text,
    line: words.captionOf(title),
    look: 'caption',
    to: paths.recording(batch._id, _id, { at, view: 'text' }),
    at,
  }))
}

/** Reads the captions of these recordings at once; those that failed to load are left out. */
export async function readCaptions(cards: readonly RecordingCard[], signal: AbortSignal): Promise<Item[]> {
  await Promise.all(
    cards.map(async ({ _id }) => {
      if (read.has(_id)) return
      const cues = await fetchCaptions(_id, signal).catch(() => undefined)
      if (cues && !signal.aborted) read.set(_id, cues)
    }),
  )
  return cards.flatMap(buildItems)
}
