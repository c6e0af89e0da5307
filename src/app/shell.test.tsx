import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'

sandboxPerTest()
afterEach(() => vi.unstubAllGlobals())

const NOWHERE = '/nothing-there'

test('the mega menu opens with the keyboard, shows subjects, and closes by Esc with the focus back on its button', async () => {
  await renderApp(NOWHERE)
  const button = await screen.findByRole('button', { name: 'সব কোর্স' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByRole('link', { name: /^ওয়েব ডেভেলপমেন্ট/ })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('the search field leads to the search page', async () => {
  const { router } = await renderApp(NOWHERE)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'খুঁজুন' }), 'জাভাস্ক্রিপ্ট{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('জাভাস্ক্রিপ্ট')
})

/** jsdom has no layout, so everything counts as visible. */
class NearObserver {
  readonly disconnect = vi.fn<() => void>()
  readonly observe: () => void
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => seen([{ isIntersecting: true }])
  }
}

test('the footer links to no network and no shop of the sample brand, which do not exist (spec 2)', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  await renderApp(NOWHERE)
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.queryByRole('link', { name: /-এ কারিগর$/ })).not.toBeInTheDocument()
  expect(footer.queryByRole('link', { name: /অ্যান্ড্রয়েড|আইওএস|উইন্ডোজ/ })).not.toBeInTheDocument()
})

test('the sidebar remembers that it is folded (spec 9)', async () => {
  await renderApp('/dashboard/nothing-there', { as: 'learner' })
  await userEvent.click(await screen.findByRole('button', { name: 'মেনু গুটিয়ে নিন' }))
  expect(screen.getByRole('button', { name: 'মেনু খুলুন' })).toHaveAttribute('aria-expanded', 'false')
  expect(localStorage.getItem('sidebar')).not.toBe('expanded')
  await userEvent.click(screen.getByRole('button', { name: 'মেনু খুলুন' }))
  expect(localStorage.getItem('sidebar')).toBe('expanded')
})

test('logging out leads home as a guest and leaves no data of the person', async () => {
  const { router } = await renderApp('/dashboard/nothing-there', { as: 'learner' })
  await userEvent.click(await screen.findByRole('button', { name: /নুসরাত জাহান/ }))
  await userEvent.click(screen.getByRole('button', { name: 'লগআউট করুন' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(document.cookie).not.toMatch(/accessToken|refreshToken|session_token|role/)
  expect(localStorage.getItem('user')).toBeNull()
  await waitFor(() => expect(screen.queryByText(/নুসরাত/)).toBeNull())
})

test('the bar above the home page offers a learner nothing that is meant for newcomers', async () => {
  await renderApp('/', { as: 'learner' })
  const bar = within(await screen.findByRole('complementary', { name: 'চলতি অফার' }))
  expect(bar.getByText('সরাসরি ক্লাস, রেকর্ডিং আর মেন্টর সাপোর্ট একসঙ্গে')).toBeInTheDocument()
  expect(bar.queryByText(/ছাড়/)).toBeNull()
})
