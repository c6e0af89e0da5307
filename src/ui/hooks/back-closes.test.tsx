import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { BackCloses, leaveBackEntry } from './back-closes.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <div role="dialog">
          <BackCloses onClose={close} />
          <Link to="/next">next</Link>
          <Link to="?show=all" replace>
            filter
          </Link>
          <button type="button" onClick={close}>
            close
          </button>
        </div>
      )}
    </>
  )
}

const readPlace = () => (window.history.state as { idx?: number } | null)?.idx
const press = (name: string) => userEvent.click(screen.getByText(name))

/** As on the first page of a visit, in the browser's own history. */
async function openWindow(): Promise<void> {
  const router = createBrowserRouter([
    { path: '/', element: <Page /> },
    { path: '/next', element: <h1>next page</h1> },
  ])
  render(<RouterProvider router={router} />)
  await press('open')
  await waitFor(() => expect(readPlace()).toBe(1))
}

beforeEach(() => window.history.replaceState(null, '', '/'))

it('closes by Back on the first page, and leaves no history entry', async () => {
  await openWindow()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(readPlace()).toBe(0))
  await press('open')
  await waitFor(() => expect(readPlace()).toBe(1))
  await press('close')
  await waitFor(() => expect(readPlace()).toBe(0))
  expect(screen.getByText('open')).toBeVisible()
})

it('keeps Back for a window that opens while the previous entry is being removed', async () => {
  await openWindow()
  fireEvent.click(screen.getByText('close'))
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  // A timer requests the move back, which happens a task later.
  await new Promise((resolve) => setTimeout(resolve))
  fireEvent.click(screen.getByText('open'))
  await isBack
  await waitFor(() => expect(readPlace()).toBe(1))
  expect(screen.getByRole('dialog')).toBeVisible()
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('completes a navigation in progress when a window opens meanwhile', async () => {
  let arrive: (() => void) | undefined
  const router = createBrowserRouter([
    { path: '/', element: <Page /> },
    {
      path: '/next',
      loader: () => new Promise((resolve) => (arrive = () => resolve(null))),
      element: <h1>next page</h1>,
    },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/next'))
  await press('open')
  expect(screen.getByRole('dialog')).toBeVisible()
  await act(async () => arrive?.())
  expect(await screen.findByText('next page')).toBeVisible()
  expect(window.location.pathname).toBe('/next')
})

it('gives its history entry to a page that is opened from the window', async () => {
  await openWindow()
  await press('next')
  expect(await screen.findByText('next page')).toBeVisible()
  expect(readPlace()).toBe(1)
  window.history.back()
  expect(await screen.findByText('open')).toBeVisible()
  await waitFor(() => expect(readPlace()).toBe(0))
})

it('keeps what the window wrote into the address', async () => {
  await openWindow()
  await press('filter')
  await press('close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve))
  await waitFor(() => expect(window.location.search).toBe('?show=all'))
})

it('allows the page below to reload while the window is still open', async () => {
  await openWindow()
  const reload = vi.fn<() => void>(() => expect(readPlace()).toBe(0))
  leaveBackEntry(reload)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(readPlace()).toBe(0)
  expect(screen.getByRole('dialog')).toBeVisible()
})
