/**
 * The one video on screen: where it stands, and the orders it takes. The player's engine reports here, notes and chapters read
 * and seek here, so that neither knows the other. Positions in seconds. (ruling R30)
 */

import { create } from 'zustand'

/** Moves the picture: the video element, or the hosted player in its frame. (ruling R26) */
export interface Engine {
  play: () => void
  pause: () => void
  seek: (position: number) => void
}

interface PlaybackState {
  position: number
  duration: number
  isPlaying: boolean
  /** True while it should play but the next seconds have not come. */
  isWaiting: boolean
  /** The person has pressed play once: from then on nothing but them moves the position. */
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

/** A video was opened at a position; its engine comes later. With `goesOn` it plays as soon as it can, as the one before did. */
export function videoOpened(position: number, duration: number, goesOn = false): void {
  usePlayback.setState({ ...initial, position, duration, hasPlayed: goesOn, isWaiting: goesOn })
}

/** An engine is ready for orders: it is taken to where the video stands. */
export function engineCame(engine: Engine): void {
  usePlayback.setState({ engine })
}

export function engineWent(engine: Engine): void {
  const { engine: current, isPlaying, isWaiting } = usePlayback.getState()
  // A video that played goes on with the next engine.
  if (current === engine)
    usePlayback.setState({ engine: undefined, isPlaying: false, isWaiting: isPlaying || isWaiting })
}

/** The engine tells how it stands. */
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
  if (engine === undefined) return
  usePlayback.setState({ hasPlayed: true })
  if (isEnded) seekAsked(0)
  engine.play()
}

export function pauseAsked(): void {
  usePlayback.getState().engine?.pause()
}

export function reset(): void {
  usePlayback.setState(initial)
}
