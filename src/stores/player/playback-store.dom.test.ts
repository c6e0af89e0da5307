import { beforeEach, expect, test, vi } from 'vitest'
import { engineCame, playAsked, reset, seekAsked, usePlayback, videoOpened } from './playback-store.ts'

beforeEach(reset)

test('a video stays within its length, and starts over after its end', () => {
  const engine = {
    play: vi.fn<() => void>(),
    pause: vi.fn<() => void>(),
    seek: vi.fn<(position: number) => void>(),
  }
  videoOpened(30, 100)
  engineCame(engine)
  seekAsked(500)
  expect(engine.seek).toHaveBeenLastCalledWith(99)
  seekAsked(-5)
  expect(usePlayback.getState().position).toBe(0)
  usePlayback.setState({ isEnded: true })
  playAsked()
  expect(engine.seek).toHaveBeenLastCalledWith(0)
  expect(engine.play).toHaveBeenCalledOnce()
})
