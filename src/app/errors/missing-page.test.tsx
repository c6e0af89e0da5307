/** A page whose file is missing: a newer release is loaded at once, and a page that could not be loaded says why, once. */

import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '#src/lib/load-chunk.ts'
import { addOldReply } from '#src/lib/old-replies.ts'
import { showToast, useToasts } from '#src/stores/shell/toast-store.ts'
import { useUpdate } from '#src/stores/shell/update-store.ts'
import { words as stateWords } from '#src/ui/states/state-words.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { App } from '../app.tsx'
import { UpdatePrompt } from '../frames/banners/update-prompt.tsx'
import { OldReplies } from '../frames/old-replies.tsx'
import { words } from '../words.ts'
import { openNewestRelease } from '../worker/take-release.ts'
import { ScreenError } from './error-page.tsx'

const update = vi.fn<() => Promise<void>>(async () => undefined)

beforeEach(() => {
  resetAllStores()
  sessionStorage.clear()
  update.mockClear()
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = { active: {}, waiting: null, installing, update }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the page waits for the newest release with a sentence, and reports a failure only later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const lazy = () => Promise.reject(new ChunkLoadError('gone'))
  const router = createMemoryRouter([{ ErrorBoundary: ScreenError, children: [{ path: '/', lazy }] }])
  render(<App router={router} />)
  expect(await screen.findByRole('heading', { level: 1, name: words.opening.title })).toBeInTheDocument()
  expect(screen.getByText(words.opening.text)).toBeInTheDocument()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(update).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(await screen.findByRole('heading', { level: 1, name: words.newRelease.title })).toBeInTheDocument()
})

test('when a part of a drawn page is missing the page stays, and a card says that it will be reloaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<UpdatePrompt />)
  act(() => void openNewestRelease('part'))
  expect(screen.getByRole('status')).toHaveTextContent(words.opening.title)
  act(() => useUpdate.setState({ take: () => undefined }))
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(screen.getByRole('status')).not.toHaveTextContent(words.opening.title)
})

test('without a connection the page alone says so: no notice of old replies above it, and no toast', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const failedRead = {
    kind: 'error',
    message: 'Something Went Wrong!',
    failure: { kind: 'no-answer' },
  } as const
  const removeOld = addOldReply({ fetchedAt: 0 })
  // The read fails before the file does.
  showToast(failedRead)
  const lazy = () => Promise.reject(new ChunkLoadError('gone'))
  const Frame = () => (
    <>
      <OldReplies />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    { Component: Frame, children: [{ ErrorBoundary: ScreenError, children: [{ path: '/', lazy }] }] },
  ])
  const { unmount } = render(<App router={router} />)
  expect(await screen.findByRole('heading', { level: 1, name: stateWords.offline.title })).toBeInTheDocument()
  // The page says so once it has been drawn.
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([]))
  act(() => showToast(failedRead))
  expect(useToasts.getState().toasts).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
  // Another cause is still told.
  act(() => showToast({ ...failedRead, failure: { kind: 'http', status: 500 } }))
  expect(useToasts.getState().toasts).toHaveLength(1)
  unmount()
  act(() => showToast({ ...failedRead, message: 'Later' }))
  expect(useToasts.getState().toasts).toHaveLength(2)
  removeOld()
  online.mockRestore()
})
