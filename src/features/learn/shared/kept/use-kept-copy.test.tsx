/** The player plays what is on the device, and lets go of what was watched. (ruling R68) */

import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'
import { reset, useKept } from '#src/stores/kept/kept-store.ts'
import { usePlayback, videoOpened } from '#src/stores/player/playback-store.ts'
import { useKeptCopy } from './use-kept-copy.ts'

const disk = vi.hoisted(() => ({ files: new Map<string, string>(), deleted: [] as string[] }))

vi.mock('#src/stores/kept/kept-disk.ts', async (original) => ({
  ...(await original<object>()),
  isKeptBy: () => true,
  readRecords: async () => useKept.getState().classes,
  writeRecord: async () => true,
  rememberBytes: () => true,
  openKeptFiles: async () => ({
    listNames: async () => new Set(disk.files.keys()),
    find: async (address: string) => {
      const file = disk.files.get(address)
      return file === undefined ? undefined : new Response(file)
    },
  }),
  deleteKept: async (id: string) => disk.deleted.push(id),
}))

const PLAYLIST = 'https://kept.invalid/360-90/index.m3u8'
const FILE = 'https://kept.invalid/360-90/0'
const record = {
  id: 'r1',
  kind: 'picture',
  state: 'done',
  goesWhenWatched: true,
  isWatched: true,
  playlist: PLAYLIST,
  addedAt: 0,
  recording: { captions: null, poster: null },
} as unknown as KeptClass

beforeEach(() => {
  reset()
  disk.deleted = []
  disk.files = new Map([
    [PLAYLIST, `#EXTM3U\n#EXTINF:6,\n${FILE}\n#EXT-X-ENDLIST`],
    [FILE, 'bytes'],
  ])
  useKept.setState({ isRead: true, classes: [record] })
  videoOpened(0, 60)
})

async function open() {
  const shown = renderHook(() => useKeptCopy('r1'))
  expect(shown.result.current).toBe('asking')
  await waitFor(() => expect(shown.result.current).toMatchObject({ kind: 'picture', source: PLAYLIST }))
  return shown
}

test('a class that is left in the middle stays, also one that was watched before', async () => {
  const { unmount } = await open()
  unmount()
  expect(disk.deleted).toEqual([])
})

test('a class that ends on the screen goes when its page is left', async () => {
  const { unmount } = await open()
  act(() => usePlayback.setState({ isEnded: true }))
  expect(disk.deleted).toEqual([])
  unmount()
  await waitFor(() => expect(disk.deleted).toEqual(['r1']))
})

test.each([FILE, PLAYLIST])('a class that lost %s is not played', async (lost) => {
  disk.files.delete(lost)
  const { result } = renderHook(() => useKeptCopy('r1'))
  await waitFor(() => expect(result.current).toBeUndefined())
})
