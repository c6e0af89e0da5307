/** The player: engine, chrome, keys, and what must be said over the picture. Never plays by itself. (ruling R26) */
import { IconCloudOff } from '@tabler/icons-react'
import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { Recording } from '#src/api/shapes/recording.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { usePlayerSettings } from '#src/stores/player/player-settings-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { partsOf } from './chapters.ts'
import { ControlBar, PlayControl, SkipControl } from './control-bar.tsx'
import { HostedEngine } from './hosted-engine.tsx'
import { PlainEngine } from './plain-engine.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import classes from './player.module.css'
import { Scrub } from './scrub.tsx'
import { useChrome } from './use-chrome.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { usePlayerKeys, playOrPause } from './use-player-keys.ts'
import { usePlayerKind } from './use-player-kind.ts'
import { useVariants } from './use-variants.ts'
import type { Variant } from './variants.ts'
import { words } from './words.ts'

const loadKeys = () => import('./keys-sheet.tsx')
const loadSettings = () => import('./settings-menu.tsx')
const KeysSheet = lazy(async () => ({ default: (await loadKeys()).KeysSheet }))
const SettingsMenu = lazy(async () => ({ default: (await loadSettings()).SettingsMenu }))

export interface PlayerProps {
  of: Recording
  /** Seconds at which there are notes. */
  marks?: readonly number[]
  onNote?: () => void
  /** Opened and closed from outside too: on a phone the gear stands in the head. */
  isSettingsOpen: boolean
  onSettings: (isOpen: boolean) => void
  /** Asks for the recording anew: its addresses expire. (ruling R46) */
  onExpired: () => void
}

const NONE: readonly number[] = []

function TheEngine({ of, variants, onExpired }: Pick<PlayerProps, 'of' | 'onExpired'> & { variants: readonly Variant[] }) {
  const { kind, fall } = usePlayerKind(of.player_url)
  const quality = usePlayerSettings((state) => state.quality)
  if (kind === 'asking') return <p className={classes.opening}>{words.opening}</p>
  if (kind === 'hosted' && of.player_url) return <HostedEngine playerUrl={of.player_url} title={of.title} onMissing={fall} />
  const source = quality === 'low' ? (variants[0]?.url ?? of.url) : of.url
  return <PlainEngine source={source} title={of.title} poster={of.poster} captions={of.captions} onExpired={onExpired} />
}

/** A mouse click plays or pauses; a finger brings the controls or takes them away. */
function useSurface(isShown: boolean, toggle: (isShown: boolean) => void) {
  const isTouch = useRef(false)
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch'
    },
    onClick: () => {
      if (isTouch.current) toggle(!isShown)
      else playOrPause()
    },
  }
}

function Strip() {
  const isOnline = useIsOnline()
  const hasPlayed = usePlayback((state) => state.hasPlayed)
  const isSaid = !isOnline && hasPlayed
  useEffect(() => {
    if (isSaid) announce(words.offline)
  }, [isSaid])
  if (!isSaid) return null
  return (
    <Row as="p" gap={8} size={15} radius="md" padY={8} padX={14} className={classes.strip}>
      <IconCloudOff size={18} aria-hidden="true" />
      {words.offline}
    </Row>
  )
}

export function Player({ of, marks = NONE, onNote, isSettingsOpen, onSettings, onExpired }: PlayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  const [isFullscreen, toggleFullscreen] = useFullscreen(root)
  const { isShown, stir, show } = useChrome(isSettingsOpen)
  const surface = useSurface(isShown, show)
  const isWaiting = usePlayback((state) => state.isWaiting)
  const variants = useVariants(of.url)
  const parts = partsOf(of.chapters, of.duration)
  // Ahead of the first tap, and of a line that dies while the film runs.
  useEffect(() => void Promise.all([loadKeys(), loadSettings()]).catch(() => undefined), [])
  usePlayerKeys({ fullscreen: toggleFullscreen, sheet: () => setAreKeysOpen(true), note: onNote })
  const openKeys = () => {
    onSettings(false)
    setAreKeysOpen(true)
  }
  return (
    <Box as="section" shrink aria-label={words.player}>
      <div ref={root} className={classes.picture} data-shown={isShown} onPointerMove={stir} onFocus={stir}>
        <TheEngine of={of} variants={variants} onExpired={onExpired} />
        {/* For the pointer alone: keyboards have the play button. */}
        <button type="button" className={classes.surface} tabIndex={-1} aria-hidden="true" {...surface} />
        <Row align="stretch" hideFrom="md" className={classes.centre}>
          <SkipControl seconds={-10} size={30} />
          <PlayControl className={classes.bigPlay} />
          <SkipControl seconds={10} size={30} />
        </Row>
        {isWaiting && <p className={classes.waiting}>{words.waiting}</p>}
        <div className={classes.chrome}>
          <Scrub parts={parts} duration={of.duration} marks={marks} />
          <ControlBar
            duration={of.duration}
            parts={parts}
            hasCaptions={Boolean(of.captions)}
            isFullscreen={isFullscreen}
            onSettings={() => onSettings(!isSettingsOpen)}
            onFullscreen={toggleFullscreen}
            onNote={onNote}
          />
        </div>
        {isSettingsOpen && (
          <Suspense fallback={null}>
            <SettingsMenu variants={variants} duration={of.duration} onClose={() => onSettings(false)} onKeys={openKeys} />
          </Suspense>
        )}
      </div>
      <Strip />
      {areKeysOpen && (
        <Suspense fallback={null}>
          <KeysSheet isOpen onClose={() => setAreKeysOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
