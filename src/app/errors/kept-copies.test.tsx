/** A stored reply that breaks a page is deleted, so that it cannot break it again. (docs/decisions/0023) */

import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppBoundary } from './error-boundary.tsx'
import { FrameError, ScreenError } from './error-page.tsx'

const COPIES = ['replies', 'palette', 'certificates'].map((name) => `karigor-copy-${name}@person-nusrat`)
const OWN = 'karigor-own-notes@person-nusrat'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const key of [...COPIES, OWN]) localStorage.setItem(key, '{}')
})

function Broken(): never {
  throw new TypeError('undefined is not a list')
}

function openRoute(ErrorBoundary: ComponentType): ReactNode {
  const router = createMemoryRouter([{ ErrorBoundary, children: [{ path: '/', Component: Broken }] }])
  return <RouterProvider router={router} />
}

test.each<[string, () => ReactNode]>([
  ['a screen', () => openRoute(ScreenError)],
  ['a frame', () => openRoute(FrameError)],
  [
    'what lies around the frames',
    () => (
      <AppBoundary>
        <Broken />
      </AppBoundary>
    ),
  ],
])('%s that breaks takes them along, and nothing that was typed', async (_where, open) => {
  render(open())
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  await waitFor(() => expect(COPIES.filter((key) => localStorage.getItem(key) !== null)).toEqual([]))
  expect(localStorage.getItem(OWN)).toBe('{}')
})
