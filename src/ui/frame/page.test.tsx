import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Page } from './page.tsx'

test('the heading takes the focus after a navigation and after going back, not on the first load nor for a filter', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Page title="হোম">ক</Page> },
    { path: '/courses', element: <Page title="কোর্স">খ</Page> },
  ])
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('heading', { name: 'হোম' })).not.toHaveFocus()

  await act(() => router.navigate('/courses'))
  expect(screen.getByRole('heading', { name: 'কোর্স' })).toHaveFocus()

  act(() => screen.getByRole('heading', { name: 'কোর্স' }).blur())
  await act(() => router.navigate('/courses?page=2'))
  expect(screen.getByRole('heading', { name: 'কোর্স' })).not.toHaveFocus()

  await act(() => router.navigate(-2))
  expect(screen.getByRole('heading', { name: 'হোম' })).toHaveFocus()
})
