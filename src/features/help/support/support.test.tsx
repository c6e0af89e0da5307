/**
 * The help page as people use it: the counter of the description, and the page after a ticket was written.
 */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { FaultPlan } from '#src/sandbox/kernel/faults.ts'
import { useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { notesChanged } from '#src/stores/uploads/page-notes-store.ts'
import { TICKET_PAGES } from '#src/stores/uploads/page-shelf.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../tests/support/fresh-sandbox.ts'
import { words } from './words.ts'

const sandbox = sandboxPerTest()

/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

async function fault(plan: Partial<FaultPlan>): Promise<void> {
  const address = `${new URL(testAddresses.main).origin}/__sandbox/faults`
  await sandbox().fetch(new Request(address, { method: 'POST', body: JSON.stringify(plan) }))
}

const text = () => screen.findByRole('textbox', { name: 'একটু খুলে বলুন' }, LONG_WAIT)
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'এগিয়ে যান' }))

async function writeAndSend(): Promise<void> {
  await renderApp('/support?category=module')
  await userEvent.type(await text(), 'মডিউল ৫ খুলছে না।')
  await goOn()
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'যোগাযোগের ফোন বা ইমেইল' }, LONG_WAIT),
    '01712345678',
  )
  await userEvent.click(screen.getByRole('button', { name: 'টিকিট পাঠান' }))
}

it(
  'keeps counting beside the error of a text that is too long',
  async () => {
    await renderApp('/support?category=module')
    const field = await text()
    await userEvent.click(field)
    await userEvent.paste('ক'.repeat(512))
    await goOn()
    expect(field).toHaveAccessibleDescription(/লেখাটি ৫০০ অক্ষরের মধ্যে রাখুন।.*৫১২\/৫০০/)
  },
  SLOW,
)

it(
  'does not go on without photos that are no file of the ticket yet, and says how they become one',
  async () => {
    await renderApp('/support?category=module')
    await userEvent.type(await text(), 'টাকা কেটেছে।')
    act(() => notesChanged(TICKET_PAGES, { pages: [{ id: 'page-1' }] }))
    expect(screen.getByRole('button', { name: 'এগিয়ে যান' })).toBeDisabled()
    expect(screen.getByText(words.files.pagesWait)).toBeVisible()
    act(() => notesChanged(TICKET_PAGES, { pages: [] }))
    expect(screen.getByRole('button', { name: 'এগিয়ে যান' })).toBeEnabled()
  },
  SLOW,
)

it('has its own heading once the ticket has arrived', async () => {
  await writeAndSend()
  expect(await screen.findByRole('heading', { level: 2, name: 'টিকিট পেয়েছি' }, LONG_WAIT)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('আপনার টিকিট')
  expect(screen.queryByText(/লগইন ছাড়াও জানাতে পারেন/)).toBeNull()
})

it('reports a number that could not be copied as an error', async () => {
  await writeAndSend()
  await screen.findByRole('heading', { level: 2, name: 'টিকিট পেয়েছি' }, LONG_WAIT)
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: words.receipt.copy }))
  await waitFor(() =>
    expect(useToasts.getState().toasts.at(-1)).toMatchObject({
      kind: 'error',
      message: words.receipt.notCopied,
    }),
  )
})

it('does not blame the connection when the server failed', async () => {
  await fault({ method: 'POST', path: 'ticket', kind: 'status', status: 500, times: 0 })
  await writeAndSend()
  await waitFor(() => expect(screen.getByText(/সার্ভার টিকিটটি এখনো নিতে পারেনি/)).toBeVisible(), LONG_WAIT)
  expect(screen.queryByText(/ইন্টারনেট ফিরলে/)).toBeNull()
  expect(screen.getByRole('button', { name: 'এখনই পাঠান' })).toBeVisible()
})

it(
  'waits for the connection when nothing responded',
  async () => {
    await fault({ method: 'POST', path: 'ticket', kind: 'drop-before', times: 0 })
    await writeAndSend()
    await waitFor(() => expect(screen.getByText(/ইন্টারনেট ফিরলে/)).toBeVisible(), { timeout: 30_000 })
  },
  SLOW,
)

it(
  'continues with the ticket after its learner has logged in',
  async () => {
    const { router } = await renderApp('/support?category=module')
    await userEvent.type(await text(), 'মডিউল ৫ খুলছে না।')
    await goOn()
    await userEvent.click(
      await within(screen.getByRole('main')).findByRole('button', { name: 'লগইন' }, LONG_WAIT),
    )
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'ফোন নম্বর' }, LONG_WAIT),
      '01311111111{Enter}',
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'কোড' }, LONG_WAIT), '246810')
    await waitFor(() => expect(useLoginPanel.getState().show).toBe(false))
    expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe('/support')
    expect(await screen.findByRole('button', { name: 'টিকিট পাঠান' })).toBeVisible()
  },
  SLOW,
)
