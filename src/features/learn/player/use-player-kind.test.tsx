import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePlayerKind } from './use-player-kind.ts'

test.each([null, '/player?stream=a.m3u8', 'https://'])(
  'the plain player is used without a complete address of the hosted one: %s',
  (playerUrl) => {
    expect(renderHook(() => usePlayerKind(playerUrl)).result.current.kind).toBe('plain')
  },
)
