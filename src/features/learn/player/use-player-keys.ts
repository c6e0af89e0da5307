/** Handles the player's keys while it is on screen. (keys.ts) */

import { useEffect, useRef } from 'react'
import { pauseAsked, playAsked, seekAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { isComposing, isTypingPlace } from '#src/ui/hooks/typing-place.ts'
import { findKeyAction, type KeyAction } from './keys.ts'
import { playerSettingChosen, speedStepped, usePlayerSettings } from './player-settings-store.ts'

export function playOrPause(): void {
  const { isPlaying, isWaiting } = usePlayback.getState()
  if (isPlaying || isWaiting) pauseAsked()
  else playAsked()
}

/** Seeks by seconds, backwards when negative. */
export function skip(seconds: number): void {
  seekAsked(usePlayback.getState().position + seconds)
}

export function toggleMute(): void {
  playerSettingChosen({ isMuted: !usePlayerSettings.getState().isMuted })
}

export function toggleCaptions(): void {
  playerSettingChosen({ isCaptioned: !usePlayerSettings.getState().isCaptioned })
}

/** Actions that depend on the mounted player. */
export interface PlayerActions {
  fullscreen: () => void
  sheet: () => void
  note: (() => void) | undefined
}

function runAction(action: KeyAction, own: PlayerActions): void {
  const actions: Record<KeyAction, () => void> = {
    toggle: playOrPause,
    back10: () => skip(-10),
    forward10: () => skip(10),
    back5: () => skip(-5),
    forward5: () => skip(5),
    slower: () => speedStepped(-1),
    faster: () => speedStepped(1),
    mute: toggleMute,
    captions: toggleCaptions,
    fullscreen: own.fullscreen,
    sheet: own.sheet,
    note: () => own.note?.(),
  }
  actions[action]()
}

export function usePlayerKeys(own: PlayerActions): void {
  const hasKeys = usePlayerSettings((state) => state.hasKeys)
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  useEffect(() => {
    if (!hasKeys) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || isTypingPlace(event.target, event.code)) return
      const action = findKeyAction(event)
      if (action === undefined) return
      event.preventDefault()
      runAction(action, latest.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasKeys])
}
