import { beforeEach, expect, test, vi } from 'vitest'
import { noteWritten, ownWrites, reset as resetNotes, useNoteQueue } from './note-queue-store.ts'
import { engineCame, playAsked, reset as resetPlayback, seekAsked, usePlayback, videoOpened } from './playback-store.ts'
import { playerSettingChosen, reset as resetSettings, speedStepped, usePlayerSettings } from './player-settings-store.ts'
import { signedOut, useSession } from '#src/stores/session/session-store.ts'

const write = { key: 'k', text: 'নোট', isRemoval: false, leavesAt: 0, writtenAt: 0, isInDoubt: false }
const asPerson = (_id: string) => useSession.setState({ status: 'signed-in', user: { _id, name: 'নাম', picture: null, role: 'learner' } })

beforeEach(() => {
  localStorage.clear()
  resetNotes()
  resetPlayback()
  resetSettings()
})

test('settings are remembered on the device; what somebody broke there is thrown away', () => {
  playerSettingChosen({ speed: 1.5, quality: 'low' })
  resetSettings()
  expect(usePlayerSettings.getState()).toMatchObject({ speed: 1.5, quality: 'low' })
  localStorage.setItem('karigor-player', '{"speed":99}')
  resetSettings()
  expect(usePlayerSettings.getState().speed).toBe(1)
})

test('speed goes by steps and stops at the ends', () => {
  for (let time = 0; time < 9; time += 1) speedStepped(1)
  expect(usePlayerSettings.getState().speed).toBe(2)
  for (let time = 0; time < 9; time += 1) speedStepped(-1)
  expect(usePlayerSettings.getState().speed).toBe(0.75)
})

test('a video stays within its length, and begins anew after its end', () => {
  const engine = { play: vi.fn<() => void>(), pause: vi.fn<() => void>(), seek: vi.fn<(position: number) => void>() }
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

test('unsent notes are one’s own, and nothing of them stays after a logout (ruling R21)', () => {
  asPerson('one')
  noteWritten(write)
  asPerson('other')
  expect(ownWrites()).toEqual([])
  asPerson('one')
  expect(ownWrites()).toHaveLength(1)
  signedOut('ended')
  expect(useNoteQueue.getState().writes).toHaveLength(1)
  signedOut('logged-out')
  expect(useNoteQueue.getState().writes).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('karigor-own-'))).toEqual([])
})
