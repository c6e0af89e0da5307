/** A second device has the day's cards from the account, before it has read a paper. (ruling R83) */

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { words } from './words.ts'

sandboxPerTest()

const findToday = async () => (await screen.findByRole('heading', { level: 2, name: /^আজ/ })).textContent

test('the second device shows today at once, and asks when the questions have come', async () => {
  const first = await renderApp(paths.review(), { as: 'learner' })
  await screen.findByText(words.place.kept)
  const today = await findToday()
  expect(screen.getByRole('button', { name: words.today.start })).toBeVisible()
  first.unmount()

  let letGo: () => void = () => undefined
  const papers = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const network: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('submission')) await papers
    return fetch(request)
  }
  await renderApp(paths.review(), { as: 'learner', network })
  expect(await findToday()).toBe(today)
  // The button is disabled until the first question arrives.
  expect(screen.getByRole('button', { name: words.today.start })).toBeDisabled()
  letGo()
  await waitFor(() => expect(screen.getByRole('button', { name: words.today.start })).toBeEnabled())
  expect(await findToday()).toBe(today)
})
