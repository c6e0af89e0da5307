import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePlayerKind } from './use-player-kind.ts'

test.each([null, '/player?stream=a.m3u8', 'https://'])(
  'without an address of its own the hosted player is not asked for: %s',
  (playerUrl) => {
    expect(renderHook(() => usePlayerKind(playerUrl)).result.current.kind).toBe('plain')
  },
)
