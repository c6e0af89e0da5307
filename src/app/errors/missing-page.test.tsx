/** A page whose file a newer release has removed loads that release at once, and says that it is coming. */

import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '#src/lib/load-chunk.ts'
import { useUpdate } from '#src/stores/shell/update-store.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { App } from '../app.tsx'
import { UpdatePrompt } from '../banners/update-prompt.tsx'
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
