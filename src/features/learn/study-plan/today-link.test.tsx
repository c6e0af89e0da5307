import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { getSeedNoon } from '../../../../tests/support/seed-noon.ts'

sandboxPerTest()

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const SLOW = 40_000

/** Intersection observer that the test controls. */
const watchers = new Set<(entries: { isIntersecting: boolean }[]) => void>()
const scrollAway = (isAway: boolean) =>
  act(() => watchers.forEach((notify) => notify([{ isIntersecting: !isAway }])))

class Window {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = notify
  }
  observe() {
    watchers.add(this.notify)
  }
  disconnect() {
    watchers.delete(this.notify)
  }
}

beforeEach(() => {
  // Before the evening's class, after which today has no step left.
  vi.useFakeTimers({ toFake: ['Date'], now: getSeedNoon() })
  vi.stubGlobal('IntersectionObserver', Window)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  watchers.clear()
})

const link = () => screen.queryByRole('link', { name: 'আজকের ধাপ' })

it(
  'shows while today’s row is out of view and moves the focus to it',
  async () => {
    const user = userEvent.setup()
    await renderApp(BATCH, { as: 'learner' })
    await waitFor(() => expect(document.getElementById('today')).not.toBeNull())
    expect(link()).toBeNull()
    scrollAway(true)
    await user.click(link()!)
    await waitFor(() => expect(document.getElementById('today')).toHaveFocus())
    scrollAway(false)
    await waitFor(() => expect(link()).toBeNull())
  },
  SLOW,
)

it(
  'shows while the row is filtered out or in another module and leads to it',
  async () => {
    const user = userEvent.setup()
    const { router } = await renderApp(`${BATCH}?show=exam`, { as: 'learner' })
    await user.click(await screen.findByRole('link', { name: 'আজকের ধাপ' }))
    await waitFor(() => expect(document.getElementById('today')).toHaveFocus())
    expect(router.state.location.search).toBe('')

    await act(() => router.navigate(`${BATCH}/module/module-fs12-1`))
    expect(document.getElementById('today')).toBeNull()
    await user.click(link()!)
    await waitFor(() => expect(document.getElementById('today')).toHaveFocus())
    expect(router.state.location.pathname).toBe(BATCH)
  },
  SLOW,
)

it(
  'does not move the focus after going back in history',
  async () => {
    const user = userEvent.setup()
    const { router } = await renderApp(`${BATCH}/module/module-fs12-1`, { as: 'learner' })
    await user.click(await screen.findByRole('link', { name: 'আজকের ধাপ' }))
    await waitFor(() => expect(document.getElementById('today')).toHaveFocus())
    await act(() => router.navigate('/dashboard/my-courses'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(document.getElementById('today')).not.toBeNull())
    expect(document.getElementById('today')).not.toHaveFocus()
  },
  SLOW,
)
