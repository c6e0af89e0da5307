/** A stored reply that breaks a page is deleted, so that it cannot break it again. (docs/decisions/0023) */

import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectKeptReplies } from '#src/api/kept-port.ts'
import { makeKeptReplies } from '#src/api/kept-replies.ts'
import { keptReplyPorts } from '../start/kept-reply-ports.ts'
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

test('another build reads none of them, though its version has the same name', async () => {
  const remove = vi.fn<() => void>()
  const stored = { owner: 'person-nusrat', replies: [] }
  const start = async (file: string) => {
    document.head.innerHTML = `<script type="module" crossorigin src="/assets/${file}"></script>`
    vi.resetModules()
    return (await import('../start/kept-reply-ports.ts')).keptReplyPorts.release
  }
  const first = await start('index-aaaa.js')
  expect(await start('index-aaaa.js')).toBe(first)
  const next = await start('index-bbbb.js')
  expect(next).not.toBe(first)
  const ports = { ...keptReplyPorts, getOwner: () => stored.owner, remove }
  const open = (release: string) => {
    const kept = makeKeptReplies({ ...ports, release, read: () => ({ ...stored, release: first }) })
    connectKeptReplies(kept)
    kept.has('any')
  }
  open(first)
  expect(remove).not.toHaveBeenCalled()
  open(next)
  expect(remove).toHaveBeenCalledOnce()
})
