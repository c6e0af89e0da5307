import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { consentOpened, followConsent, reset, useConsent } from '#src/stores/shell/consent-store.ts'
import { isCalmPage } from './calm-pages.ts'
import { ConsentBar } from './consent-bar.tsx'

const bar = () => screen.queryByRole('region', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
const show = (at: string) => {
  const router = createMemoryRouter([{ path: '*', Component: ConsentBar }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  localStorage.clear()
  reset()
})

test.each([
  ['/', true],
  ['/courses', true],
  ['/courses/', true],
  ['/course/react', true],
  ['/dashboard', true],
  ['/quiz/quiz-web-start', false],
  ['/orientation/a', false],
  ['/support', false],
  ['/login', false],
  ['/purchase/react', false],
  ['/share/certificate/course/abc', false],
  ['/dashboard/certificates/course/1', false],
  ['/dashboard/transactions/1', false],
  ['/dashboard/notes', false],
  ['/dashboard/profile', false],
  ['/dashboard/my-courses/b/module/m/exam/e', false],
  ['/teacher', false],
])('at %s the bar appears by itself: %s', (at, isCalm) => {
  expect(isCalmPage(at)).toBe(isCalm)
  show(at)
  act(() => consentOpened())
  expect(bar() !== null).toBe(isCalm)
})

test('it disappears where somebody is working, and returns', async () => {
  const router = show('/courses')
  act(() => consentOpened())
  expect(bar()).toBeVisible()
  await act(() => router.navigate('/quiz/a'))
  expect(bar()).toBeNull()
  await act(() => router.navigate('/courses'))
  expect(bar()).toBeVisible()
})

test('it can be opened anywhere, with the current choice, and the full text at a press', async () => {
  show('/dashboard/profile')
  const opener = document.body.appendChild(document.createElement('button'))
  act(() => consentOpened(opener))
  expect(bar()).toHaveFocus()
  expect(bar()).not.toHaveTextContent('আপনার নাম')
  await userEvent.click(screen.getByRole('button', { name: 'কী গোনা হয়' }))
  expect(bar()).toHaveTextContent('আপনার নাম, ফোন বা লেখা কিছুই যায় না।')
  await userEvent.click(screen.getByRole('button', { name: 'রাজি নই' }))
  expect(bar()).toBeNull()
  expect(useConsent.getState().hasAgreed).toBe(false)
  opener.remove()
})

test('a choice in another tab closes the question here', () => {
  followConsent()
  show('/')
  act(() => consentOpened())
  expect(bar()).toBeVisible()
  localStorage.setItem('karigor-consent', JSON.stringify({ hasAgreed: true, at: Date.now() }))
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'karigor-consent' })))
  expect(bar()).toBeNull()
  expect(useConsent.getState().hasAgreed).toBe(true)
})

test('it is measured before it is in the page, and appears above the menu at once', () => {
  const menu = document.body.appendChild(document.createElement('nav'))
  menu.style.position = 'fixed'
  menu.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 66, window.innerWidth, 66)
  const wasThere: boolean[] = []
  document.elementsFromPoint = () => {
    wasThere.push(bar() !== null)
    return [menu]
  }
  show('/dashboard')
  act(() => consentOpened())
  expect(wasThere[0]).toBe(false)
  expect(bar()).toHaveStyle({ marginBottom: '66px' })
  menu.remove()
  Reflect.deleteProperty(document, 'elementsFromPoint')
})
