/** Hosted player in an iframe, controlled by messages. (ruling R26) */

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Engine } from '#src/stores/player/engine.ts'
import { engineCame, engineWent, playbackMoved, usePlayback } from '#src/stores/player/playback-store.ts'
import { Button } from '#src/ui/button.tsx'
import {
  buildHostedAddress,
  findVendorLanguage,
  type HostedCommand,
  type HostedLanguage,
  type HostedReport,
  listLanguages,
  parseHostedMessage,
} from './hosted-message.ts'
import { type PictureQuality, usePlayerSettings } from './player-settings-store.ts'
import { useSleepFade } from './sleep-timer-store.ts'
import { words } from './words.ts'
import classes from './player.module.css'

/**
 * A page that is not ready by the first limit is reported as slow; at the second it is given up. In
 * milliseconds.
 */
const LATE_AFTER = 3000
const READY_TIMEOUT = 10_000
/** A page may load its script after the frame exists, so it is greeted until it answers. In milliseconds. */
const GREET_EVERY = 500
/** A player whose time does not advance for this long after a press of play is stuck. In milliseconds. */
const STUCK_AFTER = 12_000
/**
 * A playing player reports its time four times a second; without a report for this long it counts as
 * buffering, in milliseconds.
 */
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

/** Derives playing and buffering from the reported time: not every player reports more. */
function makeListener() {
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  return {
    onReport({ type, position = usePlayback.getState().position }: HostedReport): void {
      clearTimeout(stallTimer)
      if (type === 'ready' || type === 'failed') return undefined
      if (type === 'ended')
        return playbackMoved({ position, isPlaying: false, isWaiting: false, isEnded: true })
      if (type === 'paused') return playbackMoved({ position, isPlaying: false, isWaiting: false })
      // The person may press the player's own button.
      if (type === 'playing')
        return playbackMoved({ position, isPlaying: true, isWaiting: false, isEnded: false, hasPlayed: true })
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
function startLoad(playerUrl: string, quality: PictureQuality, count = 0) {
  const { position } = usePlayback.getState()
  return { count, quality, position, address: buildHostedAddress(playerUrl, position, quality) }
}

type Load = ReturnType<typeof startLoad>

interface Hosted {
  playerUrl: string
  load: Load
  onLoad: (change: (before: Load) => Load) => void
  onReady: (language: HostedLanguage) => void
  onLate: () => void
  onMissing: () => void
}

/** Connects to one load of the page and registers the engine once it is ready. Returns the function that disconnects. */
function connect(
  frame: HTMLIFrameElement,
  { playerUrl, load, onLoad, onReady, onLate, onMissing }: Hosted,
): () => void {
  const { origin } = new URL(load.address)
  const send = (message: unknown) => frame.contentWindow?.postMessage(message, origin)
  let spoken: HostedLanguage | undefined
  let stuckTimer: ReturnType<typeof setTimeout> | undefined
  const engine = buildEngine((command) => {
    spoken?.buildMessages(command).forEach(send)
    clearTimeout(stuckTimer)
    if (command.type === 'play')
      stuckTimer = setTimeout(() => usePlayback.getState().isWaiting && onLate(), STUCK_AFTER)
  })
  const listener = makeListener()
  const greet = () => listLanguages(playerUrl).forEach(({ greetings }) => greetings.forEach(send))
  const timers = [setTimeout(onLate, LATE_AFTER), setTimeout(onMissing, READY_TIMEOUT)]
  const greeting = setInterval(greet, GREET_EVERY)
  const stopWaiting = () => {
    timers.forEach(clearTimeout)
    clearInterval(greeting)
  }
  const onMessage = (event: MessageEvent<unknown>) => {
    const heard = parseHostedMessage(event, frame.contentWindow, playerUrl)
    if (heard === undefined) return
    const { report, language } = heard
    if (report.type === 'failed') return onMissing()
    if (report.type !== 'ready') return spoken && listener.onReport(report)
    // This answers a second greeting.
    if (spoken !== undefined) return
    spoken = language
    stopWaiting()
    language.subscriptions.forEach(send)
    onReady(language)
    engineCame(engine)
    const { position, isPlaying, isWaiting, hasPlayed } = usePlayback.getState()
    // The resume position may arrive after the page's address was built.
    if (Math.abs(position - (report.position ?? load.position)) >= 1) engine.seek(position)
    // A press before it was ready counts too.
    if (hasPlayed && (isPlaying || isWaiting)) engine.play()
  }
  // The hosted player's own retries are unknown, so a buffering video is loaded again at its position.
  const onOnline = () => {
    if (usePlayback.getState().isWaiting)
      onLoad(({ count, quality }) => startLoad(playerUrl, quality, count + 1))
  }
  const stop = new AbortController()
  addEventListener('message', onMessage, { signal: stop.signal })
  addEventListener('online', onOnline, { signal: stop.signal })
  return () => {
    stop.abort()
    stopWaiting()
    listener.stop()
    clearTimeout(stuckTimer)
    engineWent(engine)
  }
}

/** Sends the chosen speed, sound and captions once the page is ready. */
function useSettingsSync(
  frame: RefObject<HTMLIFrameElement | null>,
  language: HostedLanguage | undefined,
  origin: string,
  isRaised: boolean,
): void {
  const { speed, volume: chosen, isMuted, isCaptioned } = usePlayerSettings()
  const volume = chosen * useSleepFade()
  useEffect(() => {
    const send = (command: HostedCommand) =>
      language
        ?.buildMessages(command)
        .forEach((message) => frame.current?.contentWindow?.postMessage(message, origin))
    send({ type: 'speed', speed })
    send({ type: 'volume', volume, isMuted })
    send({ type: 'captions', isShown: isCaptioned, isRaised })
  }, [frame, language, speed, volume, isMuted, isCaptioned, isRaised, origin])
}

interface HostedEngineProps {
  playerUrl: string
  title: string
  /** Controls lie over the foot of its picture. */
  isRaised: boolean
  /** Called when the page did not load in time, or the person does not want to wait for it. */
  onMissing: () => void
}

/** The state of one load; `language` is set once its page is ready. */
interface LoadState {
  count: number
  language?: HostedLanguage
  isLate?: boolean
}

export function HostedEngine({ playerUrl, title, isRaised, onMissing }: HostedEngineProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const missing = useRef(onMissing)
  // It has no rendition of only sound: then its picture is covered and small.
  const quality = usePlayerSettings((state) => (state.quality === 'auto' ? 'auto' : 'low'))
  const [load, setLoad] = useState(() => startLoad(playerUrl, quality))
  const [known, setKnown] = useState<LoadState>({ count: 0 })
  // Another quality is another page of the player, loaded at the current position.
  if (load.quality !== quality) setLoad(startLoad(playerUrl, quality, load.count + 1))
  const { language, isLate }: Partial<LoadState> = known.count === load.count ? known : {}
  useSettingsSync(frame, language, new URL(load.address).origin, isRaised)
  useEffect(() => {
    missing.current = onMissing
  })
  useEffect(() => {
    if (frame.current === null) return undefined
    const hosted = {
      playerUrl,
      load,
      onLoad: setLoad,
      onReady: (spoken: HostedLanguage) => setKnown({ count: load.count, language: spoken }),
      onLate: () => setKnown({ count: load.count, isLate: true }),
      onMissing: () => missing.current(),
    }
    return connect(frame.current, hosted)
    // oxlint-disable-next-line react/exhaustive-deps -- a later reply has another address of the same video, and the playing one is left alone
  }, [load])
  return (
    <>
      <iframe
        key={load.count}
        ref={frame}
        className={classes.video}
        src={load.address}
        title={title}
        tabIndex={-1}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // Its messages are checked by its own origin; it may open and navigate nothing.
        sandbox="allow-scripts allow-same-origin allow-presentation"
        // A vendor only plays for sites that it knows; nobody else learns where the person is.
        referrerPolicy={findVendorLanguage(playerUrl) ? 'strict-origin' : 'no-referrer'}
      />
      {isLate && (
        <div role="status" className={classes.late}>
          {words.late}
          <Button size="sm" variant="default" onClick={onMissing}>
            {words.plainPlayer}
          </Button>
        </div>
      )}
    </>
  )
}
