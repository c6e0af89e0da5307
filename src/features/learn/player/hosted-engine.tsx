/** Hosted player in an iframe, controlled by messages. (ruling R26) */
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  engineCame,
  engineWent,
  playbackMoved,
  type Engine,
  usePlayback,
} from '#src/stores/player/playback-store.ts'
import {
  buildHostedAddress,
  type HostedMessage,
  parseHostedMessage,
  type HostedCommand,
} from './hosted-message.ts'
import { type Quality, usePlayerSettings } from './player-settings-store.ts'
import classes from './player.module.css'

/** Timeout for the message `ready`, in milliseconds. */
const READY_TIMEOUT = 10_000
/** A playing player reports its time four times a second; without a report for so long it counts as waiting, in milliseconds. */
const STALL_TIMEOUT = 1500
/** Longest distance between two reports during play, in seconds; a longer one is a seek. */
const MAX_STEP = 2.5

function buildEngine(send: (command: HostedCommand) => void): Engine {
  return {
    play: () => {
      playbackMoved({ isWaiting: true })
      send({ type: 'play' })
    },
    pause: () => {
      playbackMoved({ isPlaying: false, isWaiting: false })
      send({ type: 'pause' })
    },
    seek: (position) => send({ type: 'seek', position }),
  }
}

/** Derives playing and waiting from the reported time, since the player reports nothing else. */
function makeListener() {
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  return {
    onReport({ type, position }: HostedMessage): void {
      clearTimeout(stallTimer)
      if (type === 'ended')
        return playbackMoved({ position, isPlaying: false, isWaiting: false, isEnded: true })
      const { position: before, isPlaying, isWaiting } = usePlayback.getState()
      const isStep = position > before && position - before < MAX_STEP
      playbackMoved({ position })
      if (!isStep || !(isPlaying || isWaiting)) return
      playbackMoved({ isPlaying: true, isWaiting: false, isEnded: false })
      stallTimer = setTimeout(() => playbackMoved({ isPlaying: false, isWaiting: true }), STALL_TIMEOUT)
    },
    stop: () => clearTimeout(stallTimer),
  }
}

/** Describes one load of the player's page. */
function startLoad(playerUrl: string, quality: Quality, count = 0) {
  return { count, quality, address: buildHostedAddress(playerUrl, usePlayback.getState().position, quality) }
}

type Load = ReturnType<typeof startLoad>

interface Hosted {
  playerUrl: string
  load: Load
  onLoad: (change: (before: Load) => Load) => void
  onReady: () => void
  onMissing: () => void
}

/** Connects to one load of the page and registers the engine once it is ready. Returns the function that disconnects. */
function connect(
  frame: HTMLIFrameElement,
  { playerUrl, load, onLoad, onReady, onMissing }: Hosted,
): () => void {
  const { origin } = new URL(load.address)
  const engine = buildEngine((command) => frame.contentWindow?.postMessage(command, origin))
  const listener = makeListener()
  const { isPlaying, isWaiting, hasPlayed } = usePlayback.getState()
  const wasPlaying = hasPlayed && (isPlaying || isWaiting)
  const limit = setTimeout(onMissing, READY_TIMEOUT)
  const onMessage = (event: MessageEvent<unknown>) => {
    const message = parseHostedMessage(event, frame.contentWindow, origin)
    if (message === undefined) return
    if (message.type !== 'ready') return listener.onReport(message)
    clearTimeout(limit)
    onReady()
    engineCame(engine)
    const { position } = usePlayback.getState()
    if (Math.abs(position - message.position) >= 1) engine.seek(position)
    if (wasPlaying) engine.play()
  }
  // The hosted player's own retries are unknown, so a waiting video is loaded again at its position.
  const onOnline = () => {
    if (usePlayback.getState().isWaiting)
      onLoad(({ count, quality }) => startLoad(playerUrl, quality, count + 1))
  }
  const stop = new AbortController()
  addEventListener('message', onMessage, { signal: stop.signal })
  addEventListener('online', onOnline, { signal: stop.signal })
  return () => {
    stop.abort()
    clearTimeout(limit)
    listener.stop()
    engineWent(engine)
  }
}

/** Sends the chosen speed, sound and captions once the page is ready. */
function useSettingsSync(frame: RefObject<HTMLIFrameElement | null>, isReady: boolean, origin: string): void {
  const { speed, volume, isMuted, isCaptioned } = usePlayerSettings()
  useEffect(() => {
    if (!isReady) return
    const target = frame.current?.contentWindow
    target?.postMessage({ type: 'speed', speed } satisfies HostedCommand, origin)
    target?.postMessage({ type: 'volume', volume, isMuted } satisfies HostedCommand, origin)
    target?.postMessage({ type: 'captions', isShown: isCaptioned } satisfies HostedCommand, origin)
  }, [frame, isReady, speed, volume, isMuted, isCaptioned, origin])
}

interface HostedEngineProps {
  playerUrl: string
  title: string
  /** Called when the page did not load in time. */
  onMissing: () => void
}

export function HostedEngine({ playerUrl, title, onMissing }: HostedEngineProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const missing = useRef(onMissing)
  const quality = usePlayerSettings((state) => state.quality)
  const [load, setLoad] = useState(() => startLoad(playerUrl, quality))
  const [readyLoad, setReadyLoad] = useState<number>()
  // Another quality is another page of the player, loaded at the current position.
  if (load.quality !== quality) setLoad(startLoad(playerUrl, quality, load.count + 1))
  useSettingsSync(frame, readyLoad === load.count, new URL(load.address).origin)
  useEffect(() => {
    missing.current = onMissing
  })
  useEffect(() => {
    if (frame.current === null) return undefined
    const hosted = {
      playerUrl,
      load,
      onLoad: setLoad,
      onReady: () => setReadyLoad(load.count),
      onMissing: () => missing.current(),
    }
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
      // Its own origin is what its messages are checked by; it opens nothing and leads nowhere.
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="no-referrer"
    />
  )
}
