/** The order of the profile page: on a phone the account's menu is nowhere else, so it does not wait below the form. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

test('the account’s menu stands before the form', async () => {
  await renderApp(paths.profile(), { as: 'learner' })
  const form = await screen.findByRole('form', { name: 'প্রোফাইল' }, { timeout: 20_000 })
  const menu = screen.getByRole('navigation', { name: 'অ্যাকাউন্টের মেনু' })
  expect(menu.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
