/** Controls of the player at the lower edge of the picture. */

import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconMoon,
  IconNotes,
  IconPlayerPauseFilled,
  IconPictureInPicture,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconSettings,
  IconVideo,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatClock } from '#src/lib/bn.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { type Part, findPartIndex } from './chapters.ts'
import { playerSettingChosen, usePlayerSettings } from './player-settings-store.ts'
import { useSleepTimer } from './sleep-timer-store.ts'
import { toggleCaptions, toggleMute, playOrPause, skip } from './use-player-keys.ts'
import { words } from './words.ts'
import classes from './control-bar.module.css'

const NOTE_KEY = 'N'

interface ControlProps {
  label: string
  onClick: () => void
  className?: string
  isPressed?: boolean
  children: ReactNode
}

function Control({ label, onClick, className = classes.control, isPressed, children }: ControlProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

export function PlayControl({ className }: { className?: string }) {
  const isOn = usePlayback((state) => state.isPlaying || state.isWaiting)
  const Icon = isOn ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <Control
      label={isOn ? words.pause : words.play}
      onClick={playOrPause}
      className={className ?? classes.play}
    >
      <Icon size={20} aria-hidden="true" />
    </Control>
  )
}

export function SkipControl({ seconds, size = 22 }: { seconds: 10 | -10; size?: number }) {
  const Icon = seconds < 0 ? IconRewindBackward10 : IconRewindForward10
  return (
    <Control label={seconds < 0 ? words.back10 : words.forward10} onClick={() => skip(seconds)}>
      <Icon size={size} stroke={1.75} aria-hidden="true" />
    </Control>
  )
}

function Volume() {
  const { volume, isMuted } = usePlayerSettings()
  const Icon = isMuted || volume === 0 ? IconVolumeOff : IconVolume
  return (
    <Row as="span" className={classes.volume}>
      <Control label={isMuted ? words.unmute : words.mute} onClick={toggleMute}>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      </Control>
      <input
        type="range"
        aria-label={words.volume}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={({ currentTarget }) =>
          playerSettingChosen({ volume: Number(currentTarget.value), isMuted: false })
        }
      />
    </Row>
  )
}

function Clock({ duration, parts }: { duration: number; parts: readonly Part[] }) {
  const position = usePlayback((state) => Math.floor(state.position))
  const title = parts[findPartIndex(parts, position)]?.title
  return (
    <Text as="span" variant="note" nowrap clip className={classes.clock}>
      <strong>{formatClock(position)}</strong> <span className={classes.rest}>/ {formatClock(duration)}</span>
      {title && <span className={classes.part}>{words.inPart(title)}</span>}
    </Text>
  )
}

function Captions() {
  const isCaptioned = usePlayerSettings((state) => state.isCaptioned)
  const Icon = isCaptioned ? IconBadgeCcFilled : IconBadgeCc
  return (
    <Control
      label={isCaptioned ? words.captionsOff : words.captionsOn}
      onClick={toggleCaptions}
      isPressed={isCaptioned}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
    </Control>
  )
}

/** Opens the settings, where the timer is; it is shown while it runs. */
function Sleep({ isNamed, onSettings }: { isNamed: boolean; onSettings: () => void }) {
  const { choice, left } = useSleepTimer()
  if (choice === 'off' && !isNamed) return null
  const text =
    choice === 'part' || choice === 'class'
      ? words.sleepAtEnd[choice]
      : left === undefined
        ? words.sleep
        : words.sleepIn(Math.ceil(left / 60_000))
  return (
    <button
      type="button"
      className={classes.chip}
      data-on={choice !== 'off'}
      aria-label={text}
      title={words.sleep}
      onClick={onSettings}
    >
      <IconMoon size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.chipText}>{text}</span>
    </button>
  )
}

function Float() {
  const float = usePlayback((state) => state.engine?.float)
  if (float === undefined) return null
  return (
    <span className={classes.onWide}>
      <Control label={words.float} onClick={float}>
        <IconPictureInPicture size={22} stroke={1.75} aria-hidden="true" />
      </Control>
    </span>
  )
}

export interface ControlBarProps {
  duration: number
  parts: readonly Part[]
  hasCaptions: boolean
  /** Only the sound is played: the picture is a press away. */
  isSound: boolean
  /** Shows the picture again. */
  onPicture: () => void
  isFullscreen: boolean
  /** Opens speed, quality and keys. */
  onSettings: () => void
  onFullscreen: () => void
  onNote: (() => void) | undefined
}

export function ControlBar(props: ControlBarProps) {
  const { duration, parts, hasCaptions, isSound, isFullscreen } = props
  const { onPicture, onSettings, onFullscreen, onNote } = props
  const speed = usePlayerSettings((state) => state.speed)
  const Screen = isFullscreen ? IconMinimize : IconMaximize
  return (
    <div className={classes.bar} role="group" data-sound={isSound || undefined} aria-label={words.controls}>
      <span className={classes.onWide}>
        <PlayControl />
        <SkipControl seconds={-10} />
        <SkipControl seconds={10} />
        <Volume />
      </span>
      <Clock duration={duration} parts={parts} />
      {onNote && (
        <button
          type="button"
          className={classes.note}
          // The title names the button if the picture is too narrow for its text.
          title={words.takeNote}
          aria-keyshortcuts={NOTE_KEY}
          onClick={onNote}
        >
          <IconNotes size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.noteText}>
            {words.takeNote} <KeyCap>{NOTE_KEY}</KeyCap>
          </span>
        </button>
      )}
      <button
        type="button"
        className={classes.speed}
        aria-label={words.speedNow(speed)}
        title={words.speed}
        onClick={onSettings}
      >
        {words.speedText(speed)}
      </button>
      <Sleep isNamed={isSound} onSettings={onSettings} />
      {isSound && (
        <button
          type="button"
          className={classes.chip}
          title={words.backToPicture}
          aria-label={words.backToPicture}
          onClick={onPicture}
        >
          <IconVideo size={18} stroke={1.75} aria-hidden="true" />
          {words.picture}
        </button>
      )}
      {hasCaptions && <Captions />}
      {!isSound && <Float />}
      <span className={classes.settings}>
        <Control label={words.settings} onClick={onSettings}>
          <IconSettings size={22} stroke={1.75} aria-hidden="true" />
        </Control>
      </span>
      {!isSound && (
        <Control label={isFullscreen ? words.leaveFullscreen : words.fullscreen} onClick={onFullscreen}>
          <Screen size={22} stroke={1.75} aria-hidden="true" />
        </Control>
      )}
    </div>
  )
}
