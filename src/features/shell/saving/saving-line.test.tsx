import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { isSavingData, isSavingUndecided } from '#src/stores/browser/save-data.ts'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { useSlot } from '#src/stores/shell/slot-store.ts'
import { savingSaid } from './saving-line-store.ts'
import { SavingLine } from './saving-line.tsx'

function show(at: string) {
  const router = createMemoryRouter([{ path: '*', element: <SavingLine /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return router
}

const line = () => screen.queryByRole('region', { name: 'ডেটা বাঁচানো' })

afterEach(() => {
  act(() => savingSaid(undefined))
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each([
  ['থাক', true],
  ['বন্ধ করুন', false],
])('the answer "%s" is kept, and the offer does not come again', async (name, isOn) => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })
  expect(isSavingUndecided()).toBe(true)
  show('/')
  act(() => savingSaid('offer'))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(line()).toBeNull()
  expect([isSavingData(), isSavingUndecided()]).toEqual([isOn, false])
})

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/courses', true],
  ['/course/react', false],
  ['/checkout/a', false],
  ['/dashboard/profile', false],
  ['/dashboard/my-courses/b/module/m/exam/e', false],
  ['/teacher', false],
])('at %s it appears by itself: %s', (at, isCalm) => {
  show(at)
  act(() => savingSaid('offer'))
  expect(line() !== null).toBe(isCalm)
})

test('it never stands beside another question, nor over work', () => {
  show('/courses')
  act(() => savingSaid('offer'))
  const other = renderHook(() => useSlot('consent', true))
  expect(line()).toBeNull()
  other.unmount()
  expect(line()).toBeVisible()
  let end = () => undefined as void
  act(() => {
    end = workBegan()
  })
  expect(line()).toBeNull()
  act(end)
  expect(line()).toBeVisible()
})

test('near the limit it says how much, and that it was seen', async () => {
  const onSeen = vi.fn<() => void>()
  show('/dashboard')
  act(() => savingSaid({ percent: 83, onSeen }))
  expect(line()).toHaveTextContent('৮৩%')
  expect(screen.getByRole('link', { name: 'দেখুন' })).toHaveAttribute('href', '/dashboard/me#data')
  await userEvent.click(screen.getByRole('button', { name: 'ঠিক আছে' }))
  expect(onSeen).toHaveBeenCalledOnce()
  expect(line()).toBeNull()
})
