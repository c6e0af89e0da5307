/**
 * Title, picture and buttons of the video on the lock screen, in the notification and on headphones, so that a
 * class goes on with the screen off. (Media Session API)
 */

import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Recording } from '#src/api/shapes/recording.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'
import { pauseAsked, playAsked, seekAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { usePlayerSettings } from './player-settings-store.ts'
import { getNeighbourAddress, type Neighbour } from './up-next.tsx'
import { askNext } from './use-opened-video.ts'
import { skip } from './use-player-keys.ts'

const SKIP = 10

/** What the lock screen says of a video, and where its buttons lead. */
export interface LockScreen {
  title: string
  /** The teacher. */
  artist: string
  /** The course. */
  album: string
  picture: string | null | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

function buildHandlers(screen: { current: LockScreen }): Handlers {
  return {
    play: playAsked,
    pause: pauseAsked,
    stop: pauseAsked,
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP),
    seekto: ({ seekTime }) => seekTime !== undefined && seekAsked(seekTime),
    previoustrack: () => screen.current.onPrevious?.(),
    nexttrack: () => screen.current.onNext?.(),
  }
}

function setHandlers(session: MediaSession, handlers: Handlers): void {
  for (const [action, handler] of Object.entries(handlers))
    try {
      session.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // A browser throws for actions that it does not know.
    }
}

function reportPlace(session: MediaSession): void {
  const { position, duration, isPlaying, hasPlayed } = usePlayback.getState()
  if (hasPlayed) session.playbackState = isPlaying ? 'playing' : 'paused'
  if (duration <= 0 || !('setPositionState' in session)) return
  const { speed } = usePlayerSettings.getState()
  session.setPositionState({ duration, playbackRate: speed, position: Math.min(position, duration) })
}

/** Reports each start, stop, jump and change of speed; between them the device counts by itself. */
function followPlace(session: MediaSession): () => void {
  reportPlace(session)
  const stops = [
    usePlayback.subscribe((state, before) => {
      const step = state.position - before.position
      if (state.isPlaying !== before.isPlaying || step < 0 || step > 2.5) reportPlace(session)
    }),
    usePlayerSettings.subscribe((state, before) => state.speed !== before.speed && reportPlace(session)),
  ]
  return () => stops.forEach((stop) => stop())
}

export function useMediaSession(screen: LockScreen): void {
  const latest = useRef(screen)
  useEffect(() => {
    latest.current = screen
  })
  const { title, artist, album, onPrevious, onNext } = screen
  // The picture's address is new in each reply; one that is shown stays.
  const picture = parseHttpAddress(screen.picture)?.href
  const hasPicture = picture !== undefined
  const [hasPrevious, hasNext] = [onPrevious !== undefined, onNext !== undefined]
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const session = navigator.mediaSession
    const artwork = hasPicture ? [{ src: picture }] : []
    session.metadata = new MediaMetadata({ title, artist, album, artwork })
    const handlers = buildHandlers(latest)
    if (!hasPrevious) delete handlers.previoustrack
    if (!hasNext) delete handlers.nexttrack
    setHandlers(session, handlers)
    const stop = followPlace(session)
    return () => {
      stop()
      setHandlers(session, Object.fromEntries(Object.keys(handlers).map((action) => [action, null])))
      session.metadata = null
      session.playbackState = 'none'
    }
    // oxlint-disable-next-line react/exhaustive-deps -- see the picture
  }, [title, artist, album, hasPicture, hasPrevious, hasNext])
}

/** A neighbour that is a coming class can't be played. */
export function useLockScreen(
  batchId: string,
  { teacher, batch, previous, next }: Recording,
): Omit<LockScreen, 'title' | 'picture'> {
  const navigate = useNavigate()
  const buildStep = (neighbour: Neighbour | null | undefined) => {
    if (neighbour?.kind !== 'recording') return undefined
    return () => {
      askNext()
      void navigate(getNeighbourAddress(batchId, neighbour))
    }
  }
  return {
    artist: teacher?.name ?? '',
    album: batch?.course_title ?? '',
    onPrevious: buildStep(previous),
    onNext: buildStep(next),
  }
}
