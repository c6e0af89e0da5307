import { act, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, test } from 'vitest'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { draftTyped, useDrafts } from '#src/stores/drafts/draft-store.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'

sandboxPerTest()

function dropCookies(): void {
  for (const name of ['accessToken', 'refreshToken', 'session_token', 'role'])
    Cookies.remove(name, { path: '/' })
}

/** Plays another tab of this browser. */
function otherTab(change: 'logged-out' | 'session-ended'): void {
  dropCookies()
  localStorage.removeItem('user')
  const channel = new BroadcastChannel('karigor-session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(change)
  channel.close()
}

test.each(['logged-out', 'session-ended'] as const)(
  '%s in another tab: the guest page within 2 s, and no data of the person',
  async (change) => {
    const { router } = await renderApp('/dashboard/nothing-there', { as: 'learner' })
    expect(await screen.findByText('নুসরাত জাহান')).toBeInTheDocument()
    otherTab(change)
    await waitFor(() => expect(screen.queryByText(/নুসরাত/)).toBeNull(), { timeout: 8000 })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), { timeout: 8000 })
    expect(await screen.findAllByRole('button', { name: 'লগইন' })).not.toHaveLength(0)
  },
)

test('an open page stays where it is, as a guest sees it', async () => {
  const { router } = await renderApp('/nothing-there', { as: 'learner' })
  expect(await screen.findByRole('button', { name: /নুসরাত জাহান/ })).toBeInTheDocument()
  // The frame has its reply, and requests it again when everything is forgotten.
  expect(await screen.findByRole('link', { name: /না-পড়া/ })).toBeInTheDocument()
  otherTab('logged-out')
  await waitFor(() => expect(screen.queryByText(/নুসরাত/)).toBeNull(), { timeout: 8000 })
  expect(router.state.location.pathname).toBe('/nothing-there')
})

/** The page's own call finds no cookies before the message of the other tab arrives. */
async function meetMissingCookies(): Promise<void> {
  dropCookies()
  await expect(call(auth.me, {}, { isQuiet: true })).rejects.toMatchObject({ kind: 'session' })
  await waitFor(() => expect(screen.queryByText(/নুসরাত/)).toBeNull(), { timeout: 8000 })
}

test.each([
  ['an open page stays', '/nothing-there', '/nothing-there'],
  ['a closed page gives way to the home page', '/dashboard/nothing-there', '/'],
])(
  '%s also when its own call finds the cookies gone before the other tab reports it',
  async (_, from, to) => {
    const { router } = await renderApp(from, { as: 'learner' })
    expect(await screen.findAllByText(/নুসরাত জাহান/)).not.toHaveLength(0)
    const asked: unknown[] = []
    router.subscribe(({ navigation }) => asked.push(navigation.location?.pathname))
    localStorage.removeItem('user')
    await meetMissingCookies()
    otherTab('logged-out')
    expect(await screen.findAllByRole('button', { name: 'লগইন' })).not.toHaveLength(0)
    await waitFor(() => expect(router.state.location.pathname).toBe(to))
    expect(asked).not.toContain('/login')
  },
)

test('a page that only sees its cookies expire keeps its data and typed text until it hears of the logout', async () => {
  const { router } = await renderApp('/dashboard/nothing-there', { as: 'learner' })
  expect(await screen.findByText('নুসরাত জাহান')).toBeInTheDocument()
  act(() => draftTyped('note-r', { text: 'লেখা' }))
  const listTyped = () => JSON.stringify([useDrafts.getState(), localStorage, sessionStorage])
  await meetMissingCookies()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText(/^সেশন শেষ হয়েছে।/)).toBeInTheDocument()
  expect(listTyped()).toContain('লেখা')
  otherTab('logged-out')
  await waitFor(() => expect(screen.queryByText(/^সেশন শেষ হয়েছে।/)).toBeNull(), { timeout: 8000 })
  expect(listTyped()).not.toContain('লেখা')
  expect(router.state.location.pathname).toBe('/login')
})
