import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePlayerKind } from './use-player-kind.ts'

test.each([
  null,
  '/player?stream=a.m3u8',
  'https://',
  'https://[',
  'mailto:a@b.c',
  'data:text/html,x',
  'javascript:alert(1)',
])('the plain player is used without a complete address of the hosted one: %s', (playerUrl) => {
  expect(renderHook(() => usePlayerKind(playerUrl)).result.current.kind).toBe('plain')
})

test('a later reply with a malformed address falls back to the plain player', () => {
  const { result, rerender } = renderHook((playerUrl: string) => usePlayerKind(playerUrl), {
    initialProps: 'https://media.example/player',
  })
  expect(result.current.kind).toBe('asking')
  rerender('mailto:a@b.c')
  expect(result.current.kind).toBe('plain')
})

test.each(['https://iframe.mediadelivery.net/embed/1/a', 'https://player.vimeo.com/video/1'])(
  'the page of a known vendor is opened without a probe: %s',
  (playerUrl) => {
    expect(renderHook(() => usePlayerKind(playerUrl)).result.current.kind).toBe('hosted')
  },
)
