/** Beside the field of a new note: a link to a class or note, and a picture of the moment. */

import { IconCamera, IconLink } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { isBlank } from '#src/lib/invisible.ts'
import { loadChunk, reportMissingPart } from '#src/lib/load-chunk.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { LinkListProps } from './link-list.tsx'
import { words } from './words.ts'

/** A frame of the video goes into the note; undefined where the video is in somebody else's frame. */
function useMoment(onTaken: (line: string) => void): (() => void) | undefined {
  const video = usePlayback(({ engine }) => engine?.video)
  const isBusy = useRef(false)
  const take = async () => {
    if (video === undefined || isBusy.current) return
    isBusy.current = true
    try {
      const { takeMoment } = await loadChunk(() => import('./take-moment.ts'))
      const line = await takeMoment(video, Math.floor(video.currentTime))
      if (line !== undefined) onTaken(line)
    } catch {
      reportMissingPart(true)
    } finally {
      isBusy.current = false
    }
  }
  return video && (() => void take())
}

export function ComposerTools({ field, onText }: Omit<LinkListProps, 'text'>) {
  // Reads the field again, because the person may have typed while the picture was being stored.
  const takeMoment = useMoment((line) => {
    const text = field.current?.value ?? ''
    onText(isBlank(text) ? `${line}\n` : `${text.trimEnd()}\n${line}\n`)
    field.current?.focus()
  })
  // A keyboard for Bengali has no brackets.
  const beginLink = () => {
    const place = field.current
    if (place === null) return
    const { selectionStart: at, value } = place
    // At once, so that no letter is typed before the caret is in its place.
    flushSync(() => onText(`${value.slice(0, at)}[[${value.slice(at)}`))
    place.focus()
    place.setSelectionRange(at + 2, at + 2)
  }
  return (
    <>
      <IconButton size="md" label={words.links.begin} onClick={beginLink}>
        <IconLink stroke={1.75} />
      </IconButton>
      {takeMoment && (
        <IconButton size="md" label={words.moment.take} onClick={takeMoment}>
          <IconCamera stroke={1.75} />
        </IconButton>
      )}
    </>
  )
}
