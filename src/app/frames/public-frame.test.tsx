import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

const hasOwnFrame = (name = 'শিক্ষার্থীর মেনু') => screen.queryAllByRole('navigation', { name }).length > 0
const promo = () => screen.queryByRole('complementary', { name: 'চলতি অফার' })

test.each([
  '/search',
  '/courses',
  '/course/react-advanced',
  '/free/git-github',
  '/webinar/first-job',
  '/join/live/live-fs12-23',
  '/support',
  '/terms',
  '/nothing-there',
])("a learner keeps the learner's frame on %s", async (address) => {
  await renderApp(address, { as: 'learner' })
  await waitFor(() => expect(hasOwnFrame()).toBe(true))
  expect(promo()).toBeNull()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  // A page's own header inside the frame is not a second one.
  expect(document.querySelectorAll('header:not(main *)')).toHaveLength(1)
})

test('a talent has the learners’ frame, a teacher the teachers’, a guest the public one', async () => {
  const talent = await renderApp('/search', { as: 'talent' })
  await waitFor(() => expect(hasOwnFrame()).toBe(true))
  talent.unmount()
  const teacher = await renderApp('/support', { as: 'teacher' })
  await waitFor(() => expect(hasOwnFrame('শিক্ষকের মেনু')).toBe(true))
  teacher.unmount()
  await renderApp('/search')
  await waitFor(() => expect(promo()).toBeInTheDocument())
  expect(hasOwnFrame()).toBe(false)
})

test('the home page has the public frame for a learner too, and Back from a closed page keeps the frame', async () => {
  const { router } = await renderApp('/', { as: 'learner' })
  await waitFor(() => expect(promo()).toBeInTheDocument())
  expect(hasOwnFrame()).toBe(false)
  await act(() => router.navigate('/courses'))
  await waitFor(() => expect(hasOwnFrame()).toBe(true))
  await act(() => router.navigate('/dashboard/routine'))
  await act(() => router.navigate(-1))
  expect(hasOwnFrame()).toBe(true)
  await act(() => router.navigate('/'))
  await waitFor(() => expect(hasOwnFrame()).toBe(false))
})

test('a logout changes the frame at once, a login on an open page with the next page', async () => {
  const { router } = await renderApp('/nothing-there', { as: 'learner' })
  await waitFor(() => expect(hasOwnFrame()).toBe(true))
  const session = useSession.getState()
  act(() => useSession.setState({ status: 'guest', role: 'guest', user: undefined }))
  await waitFor(() => expect(hasOwnFrame()).toBe(false))
  const main = screen.getByRole('main')
  act(() => useSession.setState(session))
  expect(hasOwnFrame()).toBe(false)
  expect(screen.getByRole('main')).toBe(main)
  await act(() => router.navigate('/search'))
  await waitFor(() => expect(hasOwnFrame()).toBe(true))
})
