/**
 * The one video on screen: its position, and commands for it. The player's engine reports here; notes and
 * chapters read and seek here, so neither side knows the other. Positions in seconds. (ruling R30)
 */

import { create } from 'zustand'
import type { Engine } from './engine.ts'

interface PlaybackState {
  position: number
  duration: number
  isPlaying: boolean
  /** True while it should play but is still buffering. */
  isWaiting: boolean
  /** The person has pressed play once: from then on only they change the position. */
  hasPlayed: boolean
  isEnded: boolean
  engine: Engine | undefined
}

const initial: PlaybackState = {
  position: 0,
  duration: 0,
  isPlaying: false,
  isWaiting: false,
  hasPlayed: false,
  isEnded: false,
  engine: undefined,
}

export const usePlayback = create<PlaybackState>(() => initial)

/**
 * A video was opened at a position; its engine loads later. With `goesOn` it plays as soon as it can, like
 * the previous one.
 */
export function videoOpened(position: number, duration: number, goesOn = false): void {
  usePlayback.setState({ ...initial, position, duration, hasPlayed: goesOn, isWaiting: goesOn })
}

/** An engine is ready for commands: it seeks to the video's position. */
export function engineCame(engine: Engine): void {
  usePlayback.setState({ engine })
}

export function engineWent(engine: Engine): void {
  const { engine: current, isPlaying, isWaiting } = usePlayback.getState()
  // A playing video continues with the next engine.
  if (current === engine)
    usePlayback.setState({ engine: undefined, isPlaying: false, isWaiting: isPlaying || isWaiting })
}

/** The engine reports its state. */
export function playbackMoved(
  moved: Partial<Pick<PlaybackState, 'position' | 'isPlaying' | 'isWaiting' | 'isEnded' | 'hasPlayed'>>,
): void {
  usePlayback.setState(moved)
}

export function seekAsked(position: number): void {
  const { duration, engine } = usePlayback.getState()
  const target = Math.max(0, Math.min(position, Math.max(0, duration - 1)))
  usePlayback.setState({ position: target, isEnded: false })
  engine?.seek(target)
}

export function playAsked(): void {
  const { engine, isEnded } = usePlayback.getState()
  usePlayback.setState({ hasPlayed: true })
  // It plays as soon as it comes; where data are saved the press lets it come. (ruling R69)
  if (engine === undefined) return usePlayback.setState({ isWaiting: true })
  if (isEnded) seekAsked(0)
  engine.play()
}

export function pauseAsked(): void {
  const { engine } = usePlayback.getState()
  if (engine === undefined) usePlayback.setState({ isWaiting: false })
  else engine.pause()
}

export function reset(): void {
  usePlayback.setState(initial)
}
