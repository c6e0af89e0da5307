import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Page, UnseenHeading } from './page.tsx'

test('the heading gets the focus after a navigation and after going back, not on the first load nor after a filter', async () => {
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

function LateCourse() {
  const [title, setTitle] = useState<string>()
  return (
    <>
      {title === undefined ? <UnseenHeading>কোর্স</UnseenHeading> : <Page title={title}>খ</Page>}
      <button type="button" onClick={() => setTitle('পাইথন')}>
        এসে গেছে
      </button>
    </>
  )
}

test.each([
  ['keeps the focus on its heading', false, 'heading'],
  ['leaves the focus to a person who has gone on by keys', true, 'button'],
] as const)('a page whose data arrives late %s', async (_name, goesOn, role) => {
  const router = createMemoryRouter([
    { path: '/', element: <Page title="হোম">ক</Page> },
    { path: '/course', element: <LateCourse /> },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/course'))
  const button = screen.getByRole('button')
  if (goesOn) act(() => button.focus())
  act(() => button.click())
  expect(screen.getByRole(role)).toHaveFocus()
})
