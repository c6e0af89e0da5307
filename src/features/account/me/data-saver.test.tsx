import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { reset, usePlayerSettings } from '#src/features/learn/player/player-settings-store.ts'
import { paths } from '#src/lib/paths.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

test('the switch stays with the device, and videos begin with the small picture', async () => {
  await renderApp(paths.me(), { phone: '01712345678' })
  const toggle = await screen.findByRole('switch', { name: 'ডেটা বাঁচান' })
  expect(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  expect(toggle).toBeChecked()
  expect(isSavingData()).toBe(true)
  // As the next visit begins.
  reset()
  expect(usePlayerSettings.getState().quality).toBe('low')
  await userEvent.click(toggle)
  expect(isSavingData()).toBe(false)
  reset()
  expect(usePlayerSettings.getState().quality).toBe('auto')
})
