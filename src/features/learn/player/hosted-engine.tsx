/** The hosted player in its frame: told what to do, and listened to, by messages. (ruling R26) */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { engineCame, engineWent, playbackMoved, type Engine, usePlayback } from '#src/stores/player/playback-store.ts'
import { type Quality, usePlayerSettings } from '#src/stores/player/player-settings-store.ts'
import { hostedAddress, type HostedMessage, hostedMessageIn, type HostedOrder } from './hosted-message.ts'
import classes from './player.module.css'

/** A page that has not said `ready` by then does not come, in milliseconds. */
const READY_LIMIT = 10_000
/** The player tells its time four times a second while it plays; silence for so long means that it stands. */
const SILENCE = 1500
/** A step of play; anything else is a jump. Seconds. */
const LONGEST_STEP = 2.5

function engineOf(tell: (order: HostedOrder) => void): Engine {
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

type Load = ReturnType<typeof loadOf>

interface Hosted {
  playerUrl: string
  load: Load
  onLoad: (change: (before: Load) => Load) => void
  onReady: () => void
  onMissing: () => void
}

/** Listens to one loading of the page, and becomes the engine once it is ready. Returns what ends it. */
function connect(frame: HTMLIFrameElement, { playerUrl, load, onLoad, onReady, onMissing }: Hosted): () => void {
  const { origin } = new URL(load.address)
  const engine = engineOf((order) => frame.contentWindow?.postMessage(order, origin))
  const listener = makeListener()
  const { isPlaying, isWaiting, hasPlayed } = usePlayback.getState()
  const wasPlaying = hasPlayed && (isPlaying || isWaiting)
  const limit = setTimeout(onMissing, READY_LIMIT)
  const onMessage = (event: MessageEvent<unknown>) => {
    const message = hostedMessageIn(event, frame.contentWindow, origin)
    if (message === undefined) return
    if (message.type !== 'ready') return listener.heard(message)
    clearTimeout(limit)
    onReady()
    engineCame(engine)
    const { position } = usePlayback.getState()
    if (Math.abs(position - message.position) >= 1) engine.seek(position)
    if (wasPlaying) engine.play()
  }
  // Its own patience with a dead line is not known: what stands still is begun anew where it stood.
  const onLineBack = () => {
    if (usePlayback.getState().isWaiting) onLoad(({ count, quality }) => loadOf(playerUrl, quality, count + 1))
  }
  const stop = new AbortController()
  addEventListener('message', onMessage, { signal: stop.signal })
  addEventListener('online', onLineBack, { signal: stop.signal })
  return () => {
    stop.abort()
    clearTimeout(limit)
    listener.stopped()
    engineWent(engine)
  }
}

/** Speed, sound and captions as they are chosen, once the page listens. */
function useSettingsIn(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean, origin: string): void {
  const { speed, volume, isMuted, isCaptioned } = usePlayerSettings()
  useEffect(() => {
    if (!isReady) return
    const target = frame.current?.contentWindow
    target?.postMessage({ type: 'speed', speed } satisfies HostedOrder, origin)
    target?.postMessage({ type: 'volume', volume, isMuted } satisfies HostedOrder, origin)
    target?.postMessage({ type: 'captions', isShown: isCaptioned } satisfies HostedOrder, origin)
  }, [frame, isReady, speed, volume, isMuted, isCaptioned, origin])
}

interface HostedEngineProps {
  playerUrl: string
  title: string
  /** The page did not come. */
  onMissing: () => void
}

export function HostedEngine({ playerUrl, title, onMissing }: HostedEngineProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const missing = useRef(onMissing)
  const quality = usePlayerSettings((state) => state.quality)
  const [load, setLoad] = useState(() => loadOf(playerUrl, quality))
  const [readyLoad, setReadyLoad] = useState<number>()
  // The small rendition is another page of the player, begun where the video stands.
  if (load.quality !== quality) setLoad(loadOf(playerUrl, quality, load.count + 1))
  useSettingsIn(frame, readyLoad === load.count, new URL(load.address).origin)
  useEffect(() => {
    missing.current = onMissing
  })
  useEffect(() => {
    if (frame.current === null) return undefined
    const hosted = { playerUrl, load, onLoad: setLoad, onReady: () => setReadyLoad(load.count), onMissing: () => missing.current() }
    return connect(frame.current, hosted)
    // oxlint-disable-next-line react/exhaustive-deps -- a reply that comes later carries another address of the same video: what plays is left alone
  }, [load])
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
