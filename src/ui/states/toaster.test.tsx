import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ShownToast, Toaster } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  // Sonner keeps its toasts outside React.
  sonner.dismiss()
  await pass(1000)
  vi.useRealTimers()
})

let nextId = 0
const onClosed = vi.fn<(id: number) => void>()

/** Holds the toasts as the store does. */
function Host({ all: first }: { all: readonly ShownToast[] }) {
  const [toasts, setToasts] = useState(first)
  const close = (id: number) => {
    onClosed(id)
    setToasts((all) => all.filter((toast) => toast.id !== id))
  }
  const click = (id: number) => {
    toasts.find((toast) => toast.id === id)?.onClick?.()
    close(id)
  }
  return <Toaster toasts={toasts} onClosed={close} onClicked={click} />
}

async function draw(toast: Partial<ShownToast>, ...others: readonly ShownToast[]): Promise<void> {
  nextId += 1
  onClosed.mockClear()
  render(
    <Host
      all={[{ id: nextId, kind: 'success', message: 'লগইন সফল হয়েছে।', shownFor: 3000, ...toast }, ...others]}
    />,
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/dashboard/routine']}>{children}</MemoryRouter>
      ),
    },
  )
  await pass(50)
}

async function pass(milliseconds: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds))
}

test('success is a status with its message and a close button', async () => {
  await draw({})
  expect(screen.getByRole('status')).toHaveTextContent('লগইন সফল হয়েছে।')
  expect(screen.getByRole('button', { name: 'বার্তা বন্ধ করুন' })).toBeInTheDocument()
})

test('a call without a connection says so, in place of the fixed English sentence', async () => {
  await draw({ kind: 'error', message: 'Something Went Wrong!', failure: { kind: 'no-answer' } })
  expect(screen.getByRole('alert')).toHaveTextContent('ইন্টারনেট ফিরলে আবার চেষ্টা করুন।')
  expect(screen.queryByText(/Something/)).not.toBeInTheDocument()
})

test('error is an alert', async () => {
  await draw({ kind: 'error', message: 'OTP মেলেনি।' })
  expect(screen.getByRole('alert')).toHaveTextContent('OTP মেলেনি।')
})

test('an error links to the report form, and closes; a success does not', async () => {
  await draw({ kind: 'error', message: 'রুটিন আনা যায়নি।' })
  const report = screen.getByRole('link', { name: 'সাপোর্টে জানান' })
  expect(report).toHaveAttribute('href', '/support?from=%2Fdashboard%2Froutine')
  fireEvent.click(report)
  expect(onClosed).toHaveBeenCalledWith(nextId)
  await draw({})
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('following that link does not count as a press on the toast: its handler does not run', async () => {
  const onClick = vi.fn<() => void>()
  await draw({ kind: 'error', message: 'রুটিন আনা যায়নি।', onClick })
  fireEvent.click(screen.getByRole('link', { name: 'সাপোর্টে জানান' }))
  expect(onClick).not.toHaveBeenCalled()
})

test.each([
  ['a plain toast', 3000],
  ['the new-style one', 10_000],
])('%s disappears after %i ms', async (_, shownFor) => {
  await draw({ shownFor, isNew: shownFor > 3000 })
  await pass(shownFor - 200)
  expect(onClosed).not.toHaveBeenCalled()
  await pass(400)
  expect(onClosed).toHaveBeenCalledWith(nextId)
})

test('adding or removing another does not restart its time', async () => {
  const other = { id: 9002, kind: 'success', message: 'খসড়া রাখা হয়েছে।', shownFor: 1500 } as const
  await draw({}, other)
  await pass(2000)
  expect(onClosed).toHaveBeenCalledWith(other.id)
  await pass(1200)
  expect(onClosed).toHaveBeenCalledWith(nextId)
})

test('it stays while the focus is on it', async () => {
  await draw({})
  act(() => screen.getByRole('button', { name: 'বার্তা বন্ধ করুন' }).focus())
  await pass(9000)
  expect(onClosed).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'বার্তা বন্ধ করুন' }).blur())
  await pass(3500)
  expect(onClosed).toHaveBeenCalled()
})

test('the focus moves on past it and not back to where it came from', async () => {
  render(
    <>
      <button type="button">আগে</button>
      <button type="button">পরে</button>
    </>,
  )
  await draw({})
  act(() => screen.getByRole('button', { name: 'আগে' }).focus())
  act(() => screen.getByRole('button', { name: 'বার্তা বন্ধ করুন' }).focus())
  act(() => screen.getByRole('button', { name: 'পরে' }).focus())
  expect(screen.getByRole('button', { name: 'পরে' })).toHaveFocus()
})

test('it stays while the pointer is on it', async () => {
  await draw({})
  fireEvent.mouseEnter(screen.getByRole('status').closest('ol')!)
  await pass(9000)
  expect(onClosed).not.toHaveBeenCalled()
})

test('the others continue when the focused one is closed', async () => {
  const other = { id: 9001, kind: 'success', message: 'খসড়া রাখা হয়েছে।', shownFor: 3000 } as const
  await draw({ onClick: () => undefined, action: 'ফিরিয়ে নিন' }, other)
  const undo = screen.getByRole('button', { name: /ফিরিয়ে নিন/ })
  act(() => undo.focus())
  fireEvent.click(undo)
  await pass(3500)
  expect(onClosed).toHaveBeenCalledWith(other.id)
})

test('a click runs the handler and closes', async () => {
  const onClick = vi.fn<() => void>()
  await draw({ onClick, action: 'স্টাডি প্ল্যান দেখুন' })
  fireEvent.click(screen.getByRole('button', { name: /স্টাডি প্ল্যান দেখুন/ }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(onClosed).toHaveBeenCalledWith(nextId)
  // Leaving takes two steps, each drawn separately.
  await pass(500)
  await pass(500)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('the close button closes without the handler', async () => {
  const onClick = vi.fn<() => void>()
  await draw({ onClick })
  fireEvent.click(screen.getByRole('button', { name: 'বার্তা বন্ধ করুন' }))
  expect(onClick).not.toHaveBeenCalled()
  expect(onClosed).toHaveBeenCalledWith(nextId)
})

test.each([
  ['nothing is there', undefined, 'right top'],
  ['the pressed control is there', { left: 1000, right: 1200, top: 90, bottom: 130 }, 'left top'],
])('keeps away from the pressed element: %s', async (_name, box, corner) => {
  const button = document.body.appendChild(document.createElement('button'))
  if (box) button.getBoundingClientRect = () => ({ ...box, width: box.right - box.left }) as DOMRect
  vi.stubGlobal('innerWidth', 1280)
  button.focus()
  await draw({ kind: 'error', message: 'ভুল পাসওয়ার্ড।' })
  const { xPosition, yPosition } = screen.getByText('ভুল পাসওয়ার্ড।').closest('li')!.dataset
  expect(`${String(xPosition)} ${String(yPosition)}`).toBe(corner)
  button.remove()
  vi.unstubAllGlobals()
})

test('on a phone it covers neither the back link nor the logout, wherever they are', async () => {
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('innerHeight', 800)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<header><a href="/" aria-label="ফিরে যান">←</a><button>✕</button></header>',
  )
  for (const [at, each] of [...document.querySelectorAll<HTMLElement>('header *')].entries())
    each.getBoundingClientRect = () =>
      ({ left: at * 290, right: at * 290 + 44, width: 44, top: 70, bottom: 114 }) as DOMRect
  await draw({ kind: 'error', message: 'কোডটি মেলেনি।' })
  expect(screen.getByText('কোডটি মেলেনি।').closest('li')!.dataset['yPosition']).toBe('bottom')
  document.querySelector('header')?.remove()
  vi.unstubAllGlobals()
})

test('it keeps away from the choices of a switch, whose inputs are hidden', async () => {
  vi.stubGlobal('innerWidth', 1280)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<fieldset><label><input type="radio" />অন্যরা যা দেখেন</label></fieldset>',
  )
  const label = document.querySelector<HTMLElement>('fieldset label')!
  label.getBoundingClientRect = () =>
    ({ left: 990, right: 1100, width: 110, top: 112, bottom: 150 }) as DOMRect
  await draw({ kind: 'success', message: 'সেভ হয়েছে।' })
  expect(screen.getByText('সেভ হয়েছে।').closest('li')!.dataset['xPosition']).toBe('left')
  label.closest('fieldset')?.remove()
  vi.unstubAllGlobals()
})

test('an error that the person can fix has no link to the report form', async () => {
  await draw({ kind: 'error', message: 'ভুল পাসওয়ার্ড।', failure: { kind: 'http', status: 401 } })
  expect(screen.queryByRole('link')).toBeNull()
})
