import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { profileRead, useSession } from '#src/stores/session/session-store.ts'
import { PersonOutlet } from './person-outlet.tsx'

const person = (_id: string) => ({ _id, name: _id, role: 'learner' }) as Parameters<typeof profileRead>[0]

/** Plays the state that a page keeps while it is open. */
function Page() {
  const [owner] = useState(() => useSession.getState().user?._id ?? 'nobody yet')
  return <p>of {owner}</p>
}

function show() {
  const router = createMemoryRouter([
    { element: <PersonOutlet />, children: [{ path: '/', element: <Page /> }] },
  ])
  render(<RouterProvider router={router} />)
}

test('a page remounts when another person logs in on it, and not when the profile of its own person is read', () => {
  useSession.setState({ status: 'signed-in', role: 'learner', user: undefined })
  show()
  act(() => profileRead(person('nusrat')))
  expect(screen.getByText('of nobody yet')).toBeInTheDocument()
  act(() => profileRead(person('nusrat')))
  expect(screen.getByText('of nobody yet')).toBeInTheDocument()
  act(() => profileRead(person('rakib')))
  expect(screen.getByText('of rakib')).toBeInTheDocument()
})

test('the page disappears the moment nobody is logged in', () => {
  useSession.setState({ status: 'signed-in', role: 'learner' })
  show()
  act(() => useSession.setState({ status: 'guest' }))
  expect(screen.queryByText(/^of /)).toBeNull()
})
