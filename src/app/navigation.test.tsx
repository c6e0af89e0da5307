import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { brand } from '#src/lib/brand.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'

sandboxPerTest()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a navigation moves the focus to the heading, which is read out; the first page does not', async () => {
  const { router, container } = await renderApp('/teacher', { as: 'teacher' })
  const first = await screen.findByRole('heading', { level: 1 })
  expect(first).not.toHaveFocus()
  await act(() => router.navigate('/teacher/nothing-there'))
  expect(await heading('পেজটি পাওয়া যায়নি')).toHaveFocus()
  // With the badge of the teacher's unread notifications.
  await waitFor(() => expect(document.title).toBe(`(১) পেজটি পাওয়া যায়নি – ${brand.name}`))
  expect(container.querySelector('[aria-live][aria-atomic="true"]')).toHaveTextContent(/^$/)
})

test('a title that differs from the heading is announced too', async () => {
  const { router, container } = await renderApp('/nothing-there')
  await heading('পেজটি পাওয়া যায়নি')
  await act(() => router.navigate('/'))
  await waitFor(() =>
    expect(container.querySelector('[aria-live][aria-atomic="true"]')).toHaveTextContent(brand.tagline),
  )
})

test('the unread count comes before the title of the tab, and is not announced with it', async () => {
  const { router, container } = await renderApp('/dashboard/routine', { as: 'learner' })
  await waitFor(() => expect(document.title).toMatch(/^\([০-৯]+\) /))
  await act(() => router.navigate('/dashboard/no-such-page'))
  await heading('পেজটি পাওয়া যায়নি')
  expect(document.title).toMatch(new RegExp(`^\\([০-৯]+\\) পেজটি পাওয়া যায়নি – ${brand.name}$`))
  // The announcement of an earlier page is still there.
  expect(container.querySelector('[aria-live][aria-atomic="true"]')).not.toHaveTextContent('পাওয়া যায়নি')
})

test('the skip link leads to the main part', async () => {
  await renderApp('/nothing-there')
  await heading('পেজটি পাওয়া যায়নি')
  const link = screen.getByRole('link', { name: 'মূল অংশে যান' })
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
})

test('the first toast loads the toaster, with its text and its button', async () => {
  await renderApp('/nothing-there')
  act(() => showToast({ kind: 'error', message: 'নোট রাখা গেল না।' }))
  expect(await screen.findByText('নোট রাখা গেল না।')).toBeVisible()
  // By key, since jsdom has no pointer capture, which sonner needs.
  screen.getByRole('button', { name: 'বার্তা বন্ধ করুন' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('নোট রাখা গেল না।')).toBeNull())
})

test('a screen that breaks keeps the navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.doMock('#src/routes/teacher/dashboard.screen.tsx', () => ({
    Component: () => {
      throw new Error('broken on purpose')
    },
  }))
  await renderApp('/teacher', { as: 'teacher' })
  expect(await heading('পেজটি আনা গেল না')).toBeInTheDocument()
  expect(screen.getAllByText('তানভীর হাসান').length).toBeGreaterThan(0)
  vi.doUnmock('#src/routes/teacher/dashboard.screen.tsx')
  vi.restoreAllMocks()
})
