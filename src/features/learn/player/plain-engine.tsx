/** Plain HLS player: a video element connected to the playback store. (ruling R26) */

import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { paths } from '#src/lib/paths.ts'
import { isPictureHeld } from '#src/lib/saving-data.ts'
import type { Engine } from '#src/stores/player/engine.ts'
import { engineCame, engineWent, playbackMoved, usePlayback } from '#src/stores/player/playback-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { ShowPicture } from '#src/ui/pictures/late-deferred-picture.ts'
import { useReportAddress } from '#src/ui/states/use-report-address.ts'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { type PlayerSettings, usePlayerSettings } from './player-settings-store.ts'
import { useSleepFade } from './sleep-timer-store.ts'
import { useStream } from './use-stream.ts'
import { words } from './words.ts'
import classes from './player.module.css'

/** Shown over the picture when the stream cannot be loaded, with retry and report. */
function EngineProblem({ page, onRetry }: { page: string | undefined; onRetry: () => void }) {
  const reportTo = useReportAddress()
  return (
    <Row justify="center" wrap gap={12} pad={16} text="center" className={classes.problem} role="alert">
      <p>{words.streamFailed}</p>
      <Button onClick={onRetry} leftSection={<IconRefresh aria-hidden="true" />}>
        {words.again}
      </Button>
      {page && (
        <ExternalLink href={page} className={classes.there}>
          {words.watchThere}
        </ExternalLink>
      )}
      <Button variant="default" to={reportTo ?? paths.support()}>
        {words.report}
      </Button>
    </Row>
  )
}

/** Shows the picture over other apps, or brings it back; a browser may refuse. */
function toggleFloat(video: HTMLVideoElement): void {
  const isFloating = document.pictureInPictureElement === video
  const done = isFloating ? document.exitPictureInPicture() : video.requestPictureInPicture()
  void done.catch(() => undefined)
}

function buildEngine(video: HTMLVideoElement, hasPicture: boolean): Engine {
  return {
    // A sound has no picture to capture.
    ...(hasPicture && { video }),
    // A browser may refuse to play; the play button then stays.
    play: () => void video.play().catch(() => playbackMoved({ isPlaying: false, isWaiting: false })),
    pause: () => video.pause(),
    ...(document.pictureInPictureEnabled && { float: () => toggleFloat(video) }),
    seek: (position) => {
      // Until the stream has loaded, the store keeps the position.
      if (video.readyState > 0) video.currentTime = position
    },
  }
}

/** Applies the chosen speed, sound and captions. */
function applySettings(
  video: HTMLVideoElement,
  { speed, volume, isMuted, isCaptioned }: PlayerSettings,
  fade: number,
): void {
  // Sets both, since a newly loaded stream falls back to the default rate.
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
  video.volume = volume * fade
  video.muted = isMuted
  // Shows the captions of the class or of its stream, never both.
  for (const [at, track] of [...video.textTracks].entries())
    track.mode = at > 0 ? 'disabled' : isCaptioned ? 'showing' : 'hidden'
}

interface PlainEngineProps {
  source: string
  title: string
  poster: string | null | undefined
  captions: string | null | undefined
  files: StreamFiles
  isLowest?: boolean
  /** False where only the sound is played. */
  hasPicture: boolean
  /** The same video on its vendor's own page. */
  page?: string | undefined
}

export function PlainEngine({
  source,
  isLowest = false,
  hasPicture,
  title,
  poster,
  captions,
  files,
  page,
}: PlainEngineProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { problem, retry } = useStream(video, source, files, isLowest)
  const settings = usePlayerSettings()
  const fade = useSleepFade()
  const [, setShown] = useState('')
  const isHeld = isPictureHeld(poster)
  const hasPlayed = usePlayback((state) => state.hasPlayed)
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    const apply = () => applySettings(element, settings, fade)
    apply()
    // The engine adds the captions of a stream later.
    element.textTracks.addEventListener?.('addtrack', apply)
    return () => element.textTracks.removeEventListener?.('addtrack', apply)
  }, [settings, fade])
  useEffect(() => {
    if (video.current === null) return undefined
    const engine = buildEngine(video.current, hasPicture)
    engineCame(engine)
    return () => engineWent(engine)
  }, [hasPicture])
  const onTime = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
    // Ignores the time 0 that the element reports while another stream loads.
    if (currentTarget.readyState > 1 && !currentTarget.seeking)
      playbackMoved({ position: currentTarget.currentTime })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a track if the recording has one */}
      <video
        ref={video}
        className={classes.video}
        aria-label={title}
        poster={isHeld ? undefined : (poster ?? undefined)}
        preload="metadata"
        playsInline
        crossOrigin={captions ? 'anonymous' : undefined}
        onTimeUpdate={onTime}
        onPlay={() => playbackMoved({ isWaiting: true })}
        onPlaying={() =>
          playbackMoved({ isPlaying: true, isWaiting: false, isEnded: false, hasPlayed: true })
        }
        onWaiting={() => usePlayback.getState().hasPlayed && playbackMoved({ isWaiting: true })}
        onPause={({ currentTarget }) =>
          !currentTarget.error && playbackMoved({ isPlaying: false, isWaiting: false })
        }
        onEnded={() => playbackMoved({ isPlaying: false, isWaiting: false, isEnded: true })}
      >
        {captions && <track kind="captions" src={captions} srcLang="bn" default />}
      </video>
      {isHeld && poster && !hasPlayed && (
        <ShowPicture src={poster} place="top" onShow={() => setShown(poster)} />
      )}
      {problem === 'failed' && <EngineProblem page={page} onRetry={retry} />}
    </>
  )
}
