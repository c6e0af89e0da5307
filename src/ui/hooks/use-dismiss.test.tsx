import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useDismiss } from './use-dismiss.ts'

const close = (setOpen: (isOpen: boolean) => void) => () => setOpen(false)

function Menu() {
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [onClose] = useState(() => close(setOpen))
  useDismiss(root, isOpen, onClose)
  return (
    <>
      <div ref={root}>
        <button type="button">menu</button>
        {isOpen && <p>open</p>}
      </div>
      <button type="button">outside</button>
    </>
  )
}

const isOpen = () => screen.queryByText('open') !== null
const outside = () => screen.getByRole('button', { name: 'outside' })
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a press outside closes it after the release, even when the press moves the focus', async () => {
  render(<Menu />)
  fireEvent.pointerDown(outside())
  act(() => outside().focus())
  expect(isOpen()).toBe(true)
  fireEvent.pointerUp(outside())
  expect(isOpen(), 'the click has not come yet').toBe(true)
  fireEvent.click(outside())
  await nextTask()
  expect(isOpen()).toBe(false)
})

test('a press that becomes a scroll leaves it open', async () => {
  render(<Menu />)
  fireEvent.pointerDown(outside())
  fireEvent.pointerCancel(outside())
  await nextTask()
  expect(isOpen()).toBe(true)
})

test('a press inside leaves it open; the focus of Tab outside and Esc close it', async () => {
  const { unmount } = render(<Menu />)
  fireEvent.pointerDown(screen.getByText('open'))
  fireEvent.pointerUp(outside())
  await nextTask()
  expect(isOpen()).toBe(true)
  act(() => outside().focus())
  expect(isOpen()).toBe(false)
  unmount()
  render(<Menu />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen()).toBe(false)
})
