import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCanLoadBelow } from './use-can-load-below.ts'

it('is asked once in a visit: the next page, and the return to this one, are whole at once', () => {
  const first = renderHook(() => useCanLoadBelow())
  expect(first.result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(first.result.current).toBe(true)
  first.unmount()
  const drawn: boolean[] = []
  renderHook(() => drawn.push(useCanLoadBelow()))
  expect(drawn[0]).toBe(true)
})
