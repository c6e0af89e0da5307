import { act, screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import Cookies from 'js-cookie'
import { expect, test } from 'vitest'
import type { Role } from '#src/lib/role.ts'
import { person } from '#src/sandbox/database/tables/person.ts'
import { NUSRAT } from '#src/sandbox/seed/people.ts'
import { reset, useSession } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const HERE = 'here'
const FORBIDDEN = 'forbidden'

/** The page that each role ends up on. (ruling R44) */
const cases: readonly (readonly [address: string, role: Role, outcome: string])[] = [
  ['/', 'guest', HERE],
  ['/', 'learner', HERE],
  ['/dashboard', 'guest', '/login?return=%2Fdashboard'],
  ['/dashboard/profile?tab=photo', 'guest', '/login?return=%2Fdashboard%2Fprofile%3Ftab%3Dphoto'],
  ['/dashboard', 'learner', HERE],
  ['/dashboard', 'talent', HERE],
  ['/dashboard', 'teacher', FORBIDDEN],
  ['/dashboard/my-courses', 'teacher', '/teacher'],
  ['/dashboard/my-courses', 'learner', HERE],
  ['/teacher', 'guest', '/login?return=%2Fteacher'],
  ['/teacher', 'learner', FORBIDDEN],
  ['/teacher', 'talent', FORBIDDEN],
  ['/teacher', 'teacher', HERE],
  ['/talent-desk', 'guest', '/login?return=%2Ftalent-desk'],
  ['/talent-desk', 'learner', FORBIDDEN],
  ['/talent-desk', 'teacher', FORBIDDEN],
  ['/talent-desk', 'talent', HERE],
]

const forbidden = () => screen.queryByRole('heading', { level: 1, name: 'এই পেজ আপনার জন্য খোলা নয়' })

test.each(cases)('%s as %s: %s', async (address, role, outcome) => {
  const { router } = await renderApp(address, { as: role })
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'))
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(outcome === HERE || outcome === FORBIDDEN ? address : outcome)
  if (outcome === FORBIDDEN) {
    await waitFor(() => expect(forbidden()).not.toBeNull())
    expect(document.title).toMatch(/^এই পেজ আপনার জন্য খোলা নয়/)
  } else expect(forbidden()).toBeNull()
})

test('the hash is kept for the return after login, on a first page and on a link within the app', async () => {
  const wanted = '/login?return=%2Fdashboard%2Fprofile%23password'
  const { router } = await renderApp('/dashboard/profile#password')
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(wanted))
  await router.navigate('/')
  await router.navigate('/dashboard/profile#password')
  expect(router.state.location.pathname + router.state.location.search).toBe(wanted)
})

test('refreshes first when only the refresh token is there', async () => {
  const { router } = await renderApp('/', { as: 'learner' })
  Cookies.remove('accessToken', { path: '/' })
  await router.navigate('/dashboard')
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(Cookies.get('accessToken')).toBeDefined()
})

test('after its own refresh the gate follows the new role, without a reload (spec 6)', async () => {
  const { router } = await renderApp('/', { as: 'learner' })
  await sandbox().db.update(person).set({ role: 'talent' }).where(eq(person._id, NUSRAT))
  Cookies.remove('accessToken', { path: '/' })
  await router.navigate('/talent-desk')
  expect(router.state.location.pathname).toBe('/talent-desk')
  expect(useSession.getState()).toMatchObject({ role: 'talent', user: { _id: NUSRAT } })
  expect(forbidden()).toBeNull()
})

test('a session whose role no cookie says is admitted after the refresh', async () => {
  const { router } = await renderApp('/', { as: 'learner' })
  for (const name of ['accessToken', 'role']) Cookies.remove(name, { path: '/' })
  act(reset)
  expect(useSession.getState().status).toBe('guest')
  await act(() => router.navigate('/dashboard'))
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', role: 'learner' })
})

test('admits by the role cookie when there is no connection', async () => {
  const { router } = await renderApp('/', { as: 'learner' })
  Cookies.remove('accessToken', { path: '/' })
  sandbox().faults.add([
    { path: 'user/refresh-token', kind: 'drop-before', times: 9, status: 500, delay_ms: 0, headers: {} },
  ])
  await router.navigate('/dashboard')
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(forbidden()).toBeNull()
})

test('a failed refresh leads to the home page, and the login panel offers to continue', async () => {
  const { router } = await renderApp('/', { as: 'learner' })
  Cookies.set('refreshToken', 'not-a-token', { path: '/' })
  Cookies.remove('accessToken', { path: '/' })
  await router.navigate('/dashboard')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(Cookies.get('refreshToken')).toBeUndefined()
})
