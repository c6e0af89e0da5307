/**
 * The player: engine, controls, keys, and messages over the picture. Never starts playing automatically.
 * (ruling R26)
 */

import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { offers } from '#src/lib/features.ts'
import { isPictureHeld } from '#src/lib/saving-data.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { useSavingData } from '#src/stores/browser/saving-store.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { useIsUpright } from '#src/ui/hooks/use-is-wide.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { KeptNote } from '../shared/kept/kept-note.tsx'
import { type KeptCopy, useKeptCopy } from '../shared/kept/use-kept-copy.ts'
import { BeforePlay } from './before-play.tsx'
import { CentreControls } from './centre-controls.tsx'
import { splitChapters } from './chapters.ts'
import { ControlBar } from './control-bar.tsx'
import { HostedEngine } from './hosted-engine.tsx'
import { findWatchPage } from './hosted-message.ts'
import { KeysSheet } from './keys-sheet.tsx'
import { NoAddress, NoLine, OfflineStrip } from './no-picture.tsx'
import { PlainEngine } from './plain-engine.tsx'
import type { Playable } from './playable.ts'
import { type Quality, soundOnlyToggled, usePlayerSettings } from './player-settings-store.ts'
import { Scrub } from './scrub.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { SoundDeck } from './sound-deck.tsx'
import { useStreamFiles } from './stream-addresses.ts'
import { useCaptionPlace } from './use-caption-place.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { type LockScreen, useMediaSession } from './use-media-session.ts'
import { playOrPause, usePlayerKeys } from './use-player-keys.ts'
import { type PlayerKind, usePlayerKind } from './use-player-kind.ts'
import { useSleep } from './use-sleep.ts'
import { findRenditions, type Renditions, useVariants } from './variants.ts'
import { words } from './words.ts'
import classes from './player.module.css'

/** During playback the controls hide this long after the last movement, in milliseconds. */
const HIDE_AFTER = 3000

/** Shows and hides the controls over the picture: `wake` on any movement, `show` explicitly. */
function useControls(isHeld: boolean): {
  isShown: boolean
  wake: () => void
  show: (isShown: boolean) => void
} {
  const isPlaying = usePlayback((state) => state.isPlaying)
  const [movements, setMovements] = useState(0)
  const [isStill, setIsStill] = useState(false)
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => setIsStill(true), HIDE_AFTER)
    return () => clearTimeout(timer)
  }, [isPlaying, movements])
  const wake = useCallback(() => {
    setIsStill(false)
    setMovements((count) => count + 1)
  }, [])
  const show = useCallback((isShown: boolean) => {
    setIsStill(!isShown)
    setMovements((count) => count + 1)
  }, [])
  return { isShown: isHeld || !isPlaying || !isStill, wake, show }
}

export interface PlayerProps {
  video: Playable
  /** Positions of notes in seconds. */
  marks?: readonly number[]
  onNote?: () => void
  /** What the lock screen says besides the title. */
  lockScreen?: Omit<LockScreen, 'title' | 'picture'>
  /** Controlled by the parent, since on a phone the settings button is in the header. */
  isSettingsOpen: boolean
  onSettings: (isOpen: boolean) => void
  /** Reads the recording again, since its addresses expire. (ruling R46) */
  onExpired: () => void
}

const NONE: readonly number[] = []
const NO_LOCK_SCREEN = { artist: '', album: '', onPrevious: undefined, onNext: undefined }

interface EngineProps extends Pick<PlayerProps, 'video'> {
  kind: PlayerKind
  /** The hosted player cannot be used. */
  onMissing: () => void
  renditions: Renditions
  files: StreamFiles
  /** On the device; played before anything from the line. */
  copy: KeptCopy | 'asking' | undefined
  /** Controls lie over the foot of the picture. */
  isRaised: boolean
}

const usePlayedCopy = offers.keptClasses ? useKeptCopy : () => undefined

/** The playlist to play, and whether only its smallest picture: a rendition with separate sound is silent without its master playlist. */
function pickSource(
  { url }: Playable,
  quality: Quality,
  { pictures, sound }: Renditions,
): { source: string; isLowest: boolean } {
  const [lowest] = pictures
  if (quality === 'sound' && sound) return { source: sound.url, isLowest: false }
  const isMaster = quality === 'auto' || lowest === undefined || lowest.soundUrl !== undefined
  return { source: isMaster ? url : lowest.url, isLowest: isMaster && quality !== 'auto' }
}

/** The class as it lies on the device. */
function KeptEngine({ video, files, copy }: Pick<EngineProps, 'video' | 'files'> & { copy: KeptCopy }) {
  const kept = useMemo(() => ({ ...files, find: copy.find }), [files, copy])
  return (
    <PlainEngine
      source={copy.source}
      title={video.title}
      poster={copy.kind === 'sound' ? undefined : copy.poster}
      hasPicture={copy.kind === 'picture'}
      captions={copy.captions}
      files={kept}
    />
  )
}

function Engine({ video, kind, onMissing, renditions, files, copy, isRaised }: EngineProps) {
  const quality = usePlayerSettings((state) => state.quality)
  const isSound = quality === 'sound'
  const isSaving = useSavingData((state) => state.isOn)
  const isHeld = usePlayback((state) => isSaving && !state.hasPlayed)
  if (copy === 'asking') return <p className={classes.opening}>{words.opening}</p>
  if (copy === undefined && isHeld) return <BeforePlay video={video} renditions={renditions} />
  if (copy) return <KeptEngine video={video} files={files} copy={copy} />
  // Only the stream itself can be played without its picture.
  // Where data are saved every byte of it is counted, which those of a frame are not. (ruling R69)
  const isSmall = quality === 'low' && isSavingData()
  const isOwn = (isSound || isSmall) && renditions.pictures.length > 0
  // A device that saves data fetches even the first seconds in the small picture.
  const isChoosing = !renditions.areRead && (isSound || isSmall || (quality === 'low' && kind !== 'hosted'))
  if (isOwn ? false : kind === 'asking' || isChoosing)
    return <p className={classes.opening}>{words.opening}</p>
  if (!isOwn && kind === 'hosted' && video.player_url)
    return (
      <HostedEngine
        playerUrl={video.player_url}
        title={video.title}
        isRaised={isRaised}
        onMissing={onMissing}
      />
    )
  return (
    <PlainEngine
      {...pickSource(video, quality, renditions)}
      title={video.title}
      poster={isSound ? undefined : video.poster}
      hasPicture={!isSound}
      captions={video.captions}
      files={files}
      page={findWatchPage(video.player_url)}
    />
  )
}

/** A mouse click plays or pauses; a tap shows or hides the controls. */
function useSurfacePress(isShown: boolean, toggle: (isShown: boolean) => void) {
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

function Waiting() {
  const isWaiting = usePlayback((state) => state.isWaiting)
  return isWaiting ? <p className={classes.waiting}>{words.waiting}</p> : null
}

/** The copy on the device, until somebody wants more than it has. */
function useShownCopy(id: string) {
  const found = usePlayedCopy(id)
  const [isFromLine, setIsFromLine] = useState(false)
  const copy = isFromLine ? undefined : found
  const isKeptSound = copy !== undefined && copy !== 'asking' && copy.kind === 'sound'
  return { copy, isKeptSound, leave: () => setIsFromLine(true) }
}

function useLockScreenOf(
  { title, poster }: Playable,
  lockScreen: Omit<LockScreen, 'title' | 'picture'>,
): void {
  useMediaSession({ title, picture: isPictureHeld(poster) ? undefined : poster, ...lockScreen })
}

function useStreamParts({ url, captions }: Playable, onExpired: PlayerProps['onExpired']) {
  const files = useStreamFiles(url, onExpired)
  const renditions = findRenditions(useVariants(url, files))
  const hasCaptions = Boolean(captions) || renditions.pictures.some((each) => each.captionsUrl)
  return { files, renditions, hasCaptions }
}

function PlaysKept({ copy }: Pick<ReturnType<typeof useShownCopy>, 'copy'>) {
  return copy && copy !== 'asking' && <KeptNote kind={copy.kind} className={classes.kept} />
}

interface PictureProps extends PlayerProps, Pick<EngineProps, 'kind' | 'onMissing'> {
  shown: ReturnType<typeof useShownCopy>
}

function Picture(props: PictureProps) {
  const { video, marks = NONE, onNote, lockScreen = NO_LOCK_SCREEN } = props
  const { isSettingsOpen, onSettings, onExpired, kind, onMissing } = props
  const { copy, isKeptSound, leave } = props.shown
  const root = useRef<HTMLDivElement>(null)
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  const [isFullscreen, toggleFullscreen] = useFullscreen(root)
  const isSound = usePlayerSettings((state) => state.quality === 'sound') || isKeptSound
  const { isShown, wake, show } = useControls(isSettingsOpen || isSound)
  const surface = useSurfacePress(isShown, show)
  const isUpright = useIsUpright()
  const captionSize = usePlayerSettings((state) => state.captionSize)
  useCaptionPlace(root, isShown, captionSize)
  const { files, renditions, hasCaptions } = useStreamParts(video, onExpired)
  const parts = splitChapters(video.chapters, video.duration)
  useLockScreenOf(video, lockScreen)
  useSleep(video._id, parts)
  usePlayerKeys({ fullscreen: toggleFullscreen, sheet: () => setAreKeysOpen(true), note: onNote })
  return (
    <Box as="section" shrink aria-label={words.player}>
      <div
        ref={root}
        className={classes.picture}
        data-shown={isShown}
        data-sound={isSound || undefined}
        data-captions={captionSize}
        onPointerMove={wake}
        onFocus={wake}
      >
        <Engine
          video={video}
          kind={kind}
          onMissing={onMissing}
          renditions={renditions}
          files={files}
          copy={copy}
          isRaised={isShown && (isFullscreen || !isUpright)}
        />
        {isSound && <SoundDeck renditions={renditions} duration={video.duration} isKept={isKeptSound} />}
        {offers.keptClasses && <PlaysKept copy={copy} />}
        {/* Only for pointers; the keyboard uses the play button. */}
        <button type="button" className={classes.surface} tabIndex={-1} aria-hidden="true" {...surface} />
        <CentreControls />
        <Waiting />
        {copy === undefined && <NoLine id={video._id} />}
        <div className={classes.chrome}>
          <Scrub parts={parts} duration={video.duration} marks={marks} />
          <ControlBar
            duration={video.duration}
            parts={parts}
            hasCaptions={hasCaptions && !isSound}
            isSound={isSound}
            onPicture={isKeptSound ? leave : soundOnlyToggled}
            isFullscreen={isFullscreen}
            onSettings={() => onSettings(!isSettingsOpen)}
            onFullscreen={toggleFullscreen}
            onNote={onNote}
          />
        </div>
        {isSettingsOpen && (
          <SettingsMenu
            renditions={renditions}
            duration={video.duration}
            hasCaptions={hasCaptions}
            onClose={() => onSettings(false)}
            onKeys={() => {
              onSettings(false)
              setAreKeysOpen(true)
            }}
          />
        )}
      </div>
      {copy === undefined && <OfflineStrip />}
      {areKeysOpen && (
        <KeysSheet hasNotes={onNote !== undefined} isOpen onClose={() => setAreKeysOpen(false)} />
      )}
    </Box>
  )
}

export function Player(props: PlayerProps) {
  const { video } = props
  const { kind, fall } = usePlayerKind(video.player_url)
  const shown = useShownCopy(video._id)
  if (video.url !== '' || kind !== 'plain' || shown.copy !== undefined)
    return <Picture {...props} kind={kind} onMissing={fall} shown={shown} />
  return (
    <Box as="section" shrink aria-label={words.player}>
      <NoAddress page={findWatchPage(video.player_url)} />
    </Box>
  )
}
