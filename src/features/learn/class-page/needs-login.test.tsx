/** Guests who follow the link of a class log in first and then see that class. (spec 4 Login success 2, ruling R11 step 10) */

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

test('a learner with courses who logs in at a class is shown the class', async () => {
  const address = '/join/live/live-react1-4'
  const { router } = await renderApp(address)
  expect(await screen.findByRole('heading', { name: 'এগোতে লগইন করুন' }, { timeout: 20_000 })).toBeVisible()
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'ফোন নম্বর' }), '01311111111{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'কোড' }), '246810')
  await waitFor(() => expect(useLoginPanel.getState().show).toBe(false))
  expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe(address)
  expect(await screen.findByText('শেষ হয়েছে')).toBeVisible()
})
