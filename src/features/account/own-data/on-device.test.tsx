/** One page says what waits and what is kept on the device; it sends, deletes with an undo, and never what waits. (rulings R21, R82) */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { classQuestion } from '#src/features/learn/class-page/class-question.ts'
import { paths } from '#src/lib/paths.ts'
import { draftTyped } from '#src/stores/drafts/draft-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { words } from './device-words.ts'

sandboxPerTest()
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine')
  Reflect.deleteProperty(navigator, 'storage')
})

const LONG = { timeout: 20_000 }
const setOnline = (value: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value, configurable: true })
  dispatchEvent(new Event(value ? 'online' : 'offline'))
}

test('what waits is listed and sent by a press; begun texts are deleted after a question, and come back', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  const storage = {
    persist,
    persisted: async () => false,
    estimate: async () => ({ usage: 3_145_728, quota: 1_073_741_824 }),
  }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  const { router } = await renderApp(paths.devices(), { as: 'learner' })
  act(() => setOnline(false))
  act(() => {
    pressRequest(classQuestion, { live: 'live-fs12-23', question: 'হুক কী?' })
    draftTyped('review:live-1', { rating: '4', comment: 'ভালো ক্লাস' })
  })
  await act(() => router.navigate(paths.onDevice()))
  const user = userEvent.setup()
  expect(await screen.findByText('ক্লাসে প্রশ্ন', {}, LONG)).toBeVisible()
  expect(screen.getByText(/হুক কী/)).toBeVisible()
  expect(screen.getByRole('button', { name: words.later })).toBeDisabled()

  const texts = words.parts.drafts(1)
  await user.click(await screen.findByRole('button', { name: words.remove(texts) }, LONG))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.confirm.yes }))
  await waitFor(() => expect(screen.queryByText(texts)).toBeNull(), LONG)
  // Toasts come with the shell, which this test does not wait for.
  const undo = useToasts.getState().toasts.find(({ action }) => action === words.undo)
  act(() => undo?.onClick?.())
  expect(await screen.findByText(texts, {}, LONG)).toBeVisible()
  expect(screen.getByText('ক্লাসে প্রশ্ন')).toBeVisible()

  await user.click(screen.getByRole('button', { name: words.ask }))
  expect(await screen.findByText(words.lasting.yes, {}, LONG)).toBeVisible()
  expect(persist).toHaveBeenCalled()

  act(() => setOnline(true))
  await waitFor(() => expect(screen.getByText(words.nothing)).toBeVisible(), LONG)
}, 60_000)
