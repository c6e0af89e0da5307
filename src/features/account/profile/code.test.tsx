/**
 * A code is read in another app: a person who returns from there types it in, and needs no second one.
 * (ruling R11)
 */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const LONG_WAIT = { timeout: 20_000 }
const card = async () => within(await screen.findByRole('region', { name: 'পাসওয়ার্ড' }, LONG_WAIT))

test('a sent code is still expected after the person left the page', async () => {
  const { router } = await renderApp(paths.profile(), { phone: '01811111111' })
  await userEvent.click(await (await card()).findByRole('button', { name: 'কোড পাঠান' }, LONG_WAIT))
  await (await card()).findByRole('textbox', { name: 'কোড' })

  await act(() => router.navigate(paths.devices()))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'পাসওয়ার্ড' })).toBeNull(), LONG_WAIT)
  await act(() => router.navigate(paths.profile()))
  expect(await (await card()).findByRole('textbox', { name: 'কোড' })).toBeVisible()
  expect((await card()).getByRole('timer')).toBeVisible()
})
