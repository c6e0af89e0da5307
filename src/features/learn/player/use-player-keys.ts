/** Carries out the player's keys while it stands on screen. (keys.ts) */
import { useEffect, useRef } from 'react'
import { pauseAsked, playAsked, seekAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { playerSettingChosen, speedStepped, usePlayerSettings } from '#src/stores/player/player-settings-store.ts'
import { keepsKeys } from '#src/ui/hooks/keeps-keys.ts'
import { deedOf, type KeyDeed } from './keys.ts'

export function playOrPause(): void {
  const { isPlaying, isWaiting } = usePlayback.getState()
  if (isPlaying || isWaiting) pauseAsked()
  else playAsked()
}

/** Seconds forward, or back when negative. */
export function skip(seconds: number): void {
  seekAsked(usePlayback.getState().position + seconds)
}

export function muteToggled(): void {
  playerSettingChosen({ isMuted: !usePlayerSettings.getState().isMuted })
}

export function captionsToggled(): void {
  playerSettingChosen({ isCaptioned: !usePlayerSettings.getState().isCaptioned })
}

/** What only the player on screen can do. */
export interface OwnDeeds {
  fullscreen: () => void
  sheet: () => void
  note: (() => void) | undefined
}

function doDeed(deed: KeyDeed, own: OwnDeeds): void {
  const deeds: Record<KeyDeed, () => void> = {
    toggle: playOrPause,
    back10: () => skip(-10),
    forward10: () => skip(10),
    back5: () => skip(-5),
    forward5: () => skip(5),
    slower: () => speedStepped(-1),
    faster: () => speedStepped(1),
    mute: muteToggled,
    captions: captionsToggled,
    fullscreen: own.fullscreen,
    sheet: own.sheet,
    note: () => own.note?.(),
  }
  deeds[deed]()
}

export function usePlayerKeys(own: OwnDeeds): void {
  const hasKeys = usePlayerSettings((state) => state.hasKeys)
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  useEffect(() => {
    if (!hasKeys) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || keepsKeys(event.target, event.code)) return
      const deed = deedOf(event)
      if (deed === undefined) return
      event.preventDefault()
      doDeed(deed, latest.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasKeys])
}
