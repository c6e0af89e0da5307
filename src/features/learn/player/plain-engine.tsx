/** The plain HLS player: a video element that reports to the playback store and takes its orders. (ruling R26) */
import { useEffect, useRef } from 'react'
import { engineCame, engineWent, playbackMoved, type Engine, usePlayback } from '#src/stores/player/playback-store.ts'
import { type PlayerSettings, savesData, usePlayerSettings } from '#src/stores/player/player-settings-store.ts'
import { EngineProblem } from './engine-problem.tsx'
import classes from './player.module.css'
import { useStream } from './use-stream.ts'

function engineOf(video: HTMLVideoElement): Engine {
  return {
    // A browser may refuse; the button stays and says so by not changing.
    play: () => void video.play().catch(() => playbackMoved({ isPlaying: false, isWaiting: false })),
    pause: () => video.pause(),
    seek: (position) => {
      // Before the stream is known the position waits in the store.
      if (video.readyState > 0) video.currentTime = position
    },
  }
}

/** Speed, sound and captions as they are chosen. */
function applySettings(video: HTMLVideoElement, { speed, volume, isMuted, isCaptioned }: PlayerSettings): void {
  // Both: a newly loaded stream falls back to the default.
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
  video.volume = volume
  video.muted = isMuted
  for (const track of video.textTracks) track.mode = isCaptioned ? 'showing' : 'hidden'
}

interface PlainEngineProps {
  source: string
  title: string
  poster: string | null | undefined
  captions: string | null | undefined
  onExpired: () => void
}

export function PlainEngine({ source, title, poster, captions, onExpired }: PlainEngineProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { problem, retry } = useStream(video, source, onExpired)
  const settings = usePlayerSettings()
  useEffect(() => {
    if (video.current !== null) applySettings(video.current, settings)
  }, [settings])
  useEffect(() => {
    if (video.current === null) return undefined
    const engine = engineOf(video.current)
    engineCame(engine)
    return () => engineWent(engine)
  }, [])
  const onTime = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
    // While another stream is loaded the element stands at 0.
    if (currentTarget.readyState > 1 && !currentTarget.seeking) playbackMoved({ position: currentTarget.currentTime })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a track where the recording has one */}
      <video
        ref={video}
        className={classes.video}
        aria-label={title}
        poster={poster ?? undefined}
        preload={savesData() ? 'none' : 'metadata'}
        playsInline
        crossOrigin={captions ? 'anonymous' : undefined}
        onTimeUpdate={onTime}
        onPlay={() => playbackMoved({ isWaiting: true })}
        onPlaying={() => playbackMoved({ isPlaying: true, isWaiting: false, isEnded: false, hasPlayed: true })}
        onWaiting={() => usePlayback.getState().hasPlayed && playbackMoved({ isWaiting: true })}
        onPause={({ currentTarget }) => !currentTarget.error && playbackMoved({ isPlaying: false, isWaiting: false })}
        onEnded={() => playbackMoved({ isPlaying: false, isWaiting: false, isEnded: true })}
      >
        {captions && <track kind="captions" src={captions} srcLang="bn" default />}
      </video>
      {problem === 'failed' && <EngineProblem onRetry={retry} />}
    </>
  )
}
