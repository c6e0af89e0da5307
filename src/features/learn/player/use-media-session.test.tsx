import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engineCame, reset, usePlayback, videoOpened } from '#src/stores/player/playback-store.ts'
import { useMediaSession } from './use-media-session.ts'

const handlers = new Map<string, MediaSessionActionHandler | null>()
const session = {
  metadata: null as unknown,
  playbackState: 'none',
  setPositionState: vi.fn<(state: MediaPositionState) => void>(),
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
    if (action === 'stop') throw new TypeError('not supported')
    handlers.set(action, handler)
  },
}
const engine = { play: vi.fn<() => void>(), pause: vi.fn<() => void>(), seek: vi.fn<(at: number) => void>() }

beforeEach(() => {
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, facts: object) {
    Object.assign(this, facts)
  })
  handlers.clear()
  vi.clearAllMocks()
  reset()
  videoOpened(50, 200)
  engineCame(engine)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
})

const SCREEN = {
  title: 'ক্লাস ২২',
  artist: 'তানভীর হাসান',
  album: 'ফুল স্ট্যাক',
  picture: 'https://media.example/a.webp',
  onPrevious: undefined,
}
const press = (action: string, details: object = {}) =>
  handlers.get(action)?.({ action: action as MediaSessionAction, ...details })

test('the lock screen shows the class and controls it', () => {
  const onNext = vi.fn<() => void>()
  const { unmount } = renderHook(() => useMediaSession({ ...SCREEN, onNext }))
  expect(session.metadata).toMatchObject({
    title: 'ক্লাস ২২',
    artist: 'তানভীর হাসান',
    album: 'ফুল স্ট্যাক',
    artwork: [{ src: 'https://media.example/a.webp' }],
  })
  press('play')
  expect(engine.play).toHaveBeenCalledOnce()
  press('seekforward')
  expect(usePlayback.getState().position).toBe(60)
  press('seekbackward', { seekOffset: 30 })
  expect(usePlayback.getState().position).toBe(30)
  press('seekto', { seekTime: 120 })
  expect(engine.seek).toHaveBeenLastCalledWith(120)
  press('nexttrack')
  expect(onNext).toHaveBeenCalledOnce()
  expect(handlers.has('previoustrack')).toBe(false)
  unmount()
  expect(session.metadata).toBeNull()
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
})

test('the device learns the place at each start and jump, and not at each second', () => {
  renderHook(() => useMediaSession({ ...SCREEN, onNext: undefined }))
  session.setPositionState.mockClear()
  act(() => usePlayback.setState({ isPlaying: true, hasPlayed: true }))
  expect(session.playbackState).toBe('playing')
  for (const position of [51, 52, 53]) act(() => usePlayback.setState({ position }))
  expect(session.setPositionState).toHaveBeenCalledTimes(1)
  act(() => usePlayback.setState({ position: 150 }))
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 200, playbackRate: 1, position: 150 })
})
