import { fireEvent, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DIGIT_CODES, type GradingKey } from './keys.ts'
import { useGradingKeys } from './use-grading-keys.ts'

const KEYS: readonly GradingKey<'mark' | 'next'>[] = [
  { action: 'mark', codes: DIGIT_CODES, caps: ['0', '9'] },
  { action: 'next', codes: ['KeyJ'], caps: ['J'] },
]

test.each([
  ['a digit', 'Digit2'],
  ['a move', 'KeyJ'],
])('%s that is held acts once, so that it does not reach the submissions that follow', (_what, code) => {
  const act = vi.fn<() => void>()
  renderHook(() => useGradingKeys(KEYS, { mark: act, next: act }))
  fireEvent.keyDown(document.body, { code })
  fireEvent.keyDown(document.body, { code, repeat: true })
  fireEvent.keyDown(document.body, { code, repeat: true })
  expect(act).toHaveBeenCalledOnce()
  fireEvent.keyUp(document.body, { code })
  fireEvent.keyDown(document.body, { code })
  expect(act).toHaveBeenCalledTimes(2)
})
