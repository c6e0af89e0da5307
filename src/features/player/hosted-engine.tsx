/** The hosted player in its frame: told what to do, and listened to, by messages. (ruling R26) */
import { useEffect, useRef, useState } from 'react'
import { engineCame, engineWent, playbackMoved, type Engine, usePlayback } from '#src/stores/playback-store.ts'
import { type Quality, usePlayerSettings } from '#src/stores/player-settings-store.ts'
import { hostedAddress, type HostedMessage, hostedMessageIn, type HostedOrder } from './hosted-message.ts'
import classes from './player.module.css'

/** A page that has not said `ready` by then does not come, in milliseconds. */
const READY_LIMIT = 10_000
/** The player tells its time four times a second while it plays; silence for so long means that it stands. */
const SILENCE = 1500
/** A step of play; anything else is a jump. Seconds. */
const LONGEST_STEP = 2.5

type Tell = (order: HostedOrder) => void

function engineOf(tell: Tell): Engine {
  return {
    play: () => {
      playbackMoved({ isWaiting: true })
      tell({ type: 'play' })
    },
    pause: () => {
      playbackMoved({ isPlaying: false, isWaiting: false })
      tell({ type: 'pause' })
    },
    seek: (position) => tell({ type: 'seek', position }),
  }
}

/** Play and standstill are read from the time alone: the player says nothing else. */
function makeListener() {
  let silence: ReturnType<typeof setTimeout> | undefined
  return {
    heard({ type, position }: HostedMessage): void {
      clearTimeout(silence)
      if (type === 'ended') return playbackMoved({ position, isPlaying: false, isWaiting: false, isEnded: true })
      const { position: before, isPlaying, isWaiting } = usePlayback.getState()
      const isStep = position > before && position - before < LONGEST_STEP
      playbackMoved({ position })
      if (!isStep || !(isPlaying || isWaiting)) return
      playbackMoved({ isPlaying: true, isWaiting: false, isEnded: false })
      silence = setTimeout(() => playbackMoved({ isPlaying: false, isWaiting: true }), SILENCE)
    },
    stopped: () => clearTimeout(silence),
  }
}

/** One loading of the player's page. */
function loadOf(playerUrl: string, quality: Quality, count = 0) {
  return { count, quality, address: hostedAddress(playerUrl, usePlayback.getState().position, quality) }
}

interface HostedEngineProps {
  playerUrl: string
  title: string
  /** The page did not come. */
  onMissing: () => void
}

export function HostedEngine({ playerUrl, title, onMissing }: HostedEngineProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { speed, volume, isMuted, quality } = usePlayerSettings()
  const [isReady, setIsReady] = useState(false)
  const [load, setLoad] = useState(() => loadOf(playerUrl, quality))
  if (load.quality !== quality) {
    // The small rendition is another page of the player, begun where the video stands.
    setLoad(loadOf(playerUrl, quality, load.count + 1))
    setIsReady(false)
  }
  const { origin } = new URL(load.address)
  const missing = useRef(onMissing)
  missing.current = onMissing

  useEffect(() => {
    const tell: Tell = (order) => frame.current?.contentWindow?.postMessage(order, origin)
    const engine = engineOf(tell)
    const listener = makeListener()
    const { isPlaying, isWaiting, hasPlayed } = usePlayback.getState()
    const wasPlaying = hasPlayed && (isPlaying || isWaiting)
    const limit = setTimeout(() => missing.current(), READY_LIMIT)
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = hostedMessageIn(event, frame.current?.contentWindow ?? null, origin)
      if (message === undefined) return
      if (message.type !== 'ready') return listener.heard(message)
      clearTimeout(limit)
      setIsReady(true)
      engineCame(engine)
      const { position } = usePlayback.getState()
      if (Math.abs(position - message.position) >= 1) engine.seek(position)
      if (wasPlaying) engine.play()
    }
    // Its own patience with a dead line is not known: what stands still is begun anew where it stood.
    const onLineBack = () => {
      if (usePlayback.getState().isWaiting) setLoad(({ count }) => loadOf(playerUrl, quality, count + 1))
    }
    addEventListener('message', onMessage)
    addEventListener('online', onLineBack)
    return () => {
      clearTimeout(limit)
      listener.stopped()
      removeEventListener('message', onMessage)
      removeEventListener('online', onLineBack)
      engineWent(engine)
    }
  }, [load, origin, playerUrl, quality])

  useEffect(() => {
    if (!isReady) return
    const target = frame.current?.contentWindow
    target?.postMessage({ type: 'speed', speed } satisfies HostedOrder, origin)
    target?.postMessage({ type: 'volume', volume, isMuted } satisfies HostedOrder, origin)
  }, [isReady, speed, volume, isMuted, origin])

  return (
    <iframe
      key={load.count}
      ref={frame}
      className={classes.video}
      src={load.address}
      title={title}
      tabIndex={-1}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  )
}
