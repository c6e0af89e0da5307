/**
 * The goal survives a logout and a server that forgets it, and is shown to nobody else. (rulings R15, R17,
 * R21)
 */

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { paths } from '#src/lib/paths.ts'
import { person } from '#src/sandbox/database/tables/person.ts'
import { NUSRAT } from '#src/sandbox/seed/people.ts'
import { readGoal, saveGoal } from '#src/stores/browser/goal.ts'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { signedOut } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const field = () => screen.findByRole('textbox', { name: /কেন শিখছেন/ })

/** A learner whose profile has no goal, with a goal in this browser. */
async function openProfile(goal: string, learner: string): Promise<void> {
  await sandbox().db.update(person).set({ profile: {} }).where(eq(person._id, NUSRAT))
  const { router } = await renderApp('/', { as: 'learner' })
  saveGoal(goal, learner)
  await router.navigate(paths.profile())
}

test('is stored for a year when it is saved', async () => {
  await openProfile('', NUSRAT)
  const written = vi.spyOn(document, 'cookie', 'set')
  const user = userEvent.setup()
  await user.type(await field(), 'ডেভেলপার হব')
  await user.click(screen.getByRole('button', { name: 'সেভ করুন' }))
  await waitFor(() => expect(readGoal(NUSRAT)).toBe('ডেভেলপার হব'))
  const [, end] =
    /^goal=.*expires=([^;]+)/.exec(
      written.mock.calls.findLast(([text]) => text.startsWith('goal='))?.[0] ?? '',
    ) ?? []
  expect(Math.abs(Date.parse(end ?? '') - Date.now() - 365 * DAY_MS)).toBeLessThan(DAY_MS)
  written.mockRestore()
})

test('is in the form where the profile has none', async () => {
  await openProfile('ডিজাইনার হব', NUSRAT)
  expect(await field()).toHaveValue('ডিজাইনার হব')
})

test('of a guest is there for the next person', async () => {
  await openProfile('ডিজাইনার হব', GUEST_OWNER)
  expect(await field()).toHaveValue('ডিজাইনার হব')
})

test('of another person is not shown', async () => {
  await openProfile('ডিজাইনার হব', 'person-new')
  expect(await field()).toHaveValue('')
})

test('survives a logout; an empty, a long and a tampered one are ignored', () => {
  saveGoal('ডিজাইনার হব', NUSRAT)
  signedOut('logged-out')
  expect(readGoal(NUSRAT)).toBe('ডিজাইনার হব')
  // The browser does not store a cookie of this length, and the older one stays.
  const refused = vi.spyOn(document, 'cookie', 'set').mockImplementationOnce(() => undefined)
  saveGoal('ক'.repeat(5000), NUSRAT)
  refused.mockRestore()
  expect(readGoal(NUSRAT)).toBe('')
  saveGoal('ডিজাইনার হব', NUSRAT)
  saveGoal('', NUSRAT)
  expect(Cookies.get('goal')).toBeUndefined()
  Cookies.set('goal', 'ডেভেলপার')
  expect(readGoal(NUSRAT)).toBe('')
})
