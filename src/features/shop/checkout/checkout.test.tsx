// The gateway returns only to the client's own origin, so the page is on it:
// @vitest-environment-options { "url": "http://localhost:13000/" }
/** The checkout over the sandbox, where no gateway is needed. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '#src/api/call.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { buildPurchaseRedirect } from '#src/lib/paths.ts'
import type { FaultPlan } from '#src/sandbox/kernel/faults.ts'
import { useBooking } from '#src/stores/booking-store.ts'
import { useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { pageMoves } from '#src/ui/hooks/page-moves.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

const NEW_LEARNER = { phone: '01811111111' }
const CHOSEN = '/purchase/full-stack-javascript?schedule=schedule-full-stack-javascript-13-1'
/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

const leave = vi.spyOn(pageMoves, 'leave')
beforeEach(() => {
  leave.mockReset().mockImplementation(() => {})
})

function control(method: string, path: string, body?: unknown): Promise<Response> {
  const address = `${new URL(testAddresses.main).origin}/__sandbox/${path}`
  return Promise.resolve(
    sandbox().fetch(
      new Request(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    ),
  )
}

const fault = (plan: Partial<FaultPlan>) => control('POST', 'faults', plan)

async function counts(): Promise<Record<string, number>> {
  const log = (await (await control('GET', 'requests')).json()) as { counts: Record<string, number> }
  return log.counts
}

const payButton = () => screen.findByRole('button', { name: /পরিশোধ করুন$/ }, LONG_WAIT)

async function agreeAndPay(): Promise<void> {
  const user = userEvent.setup()
  const button = await payButton()
  await waitFor(() => expect(button).toBeEnabled(), LONG_WAIT)
  await user.click(screen.getByRole('checkbox', { name: /শর্তাবলি/ }))
  await user.click(button)
}

it(
  'of two codes typed in quick succession the last one counts',
  async () => {
    const user = userEvent.setup()
    await renderApp(CHOSEN, NEW_LEARNER)
    await user.click(await screen.findByRole('button', { name: 'প্রোমো কোড আছে?' }, LONG_WAIT))
    await fault({ method: 'POST', path: 'promo/validity', kind: 'delay', delay_ms: 700 })
    const field = screen.getByRole('textbox', { name: 'প্রোমো কোড' })
    await user.type(field, 'EID25{Enter}')
    await user.clear(field)
    await user.type(field, 'KARIGOR10{Enter}')
    expect(await screen.findByText('KARIGOR10 প্রয়োগ হয়েছে', undefined, LONG_WAIT)).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, 800)))
    expect(screen.getByRole('button', { name: 'বিকাশে ৳৫,৪০০ পরিশোধ করুন' })).toBeEnabled()
  },
  SLOW,
)

it('accepts a code in Bengali digits, and keeps it as it was typed', async () => {
  const user = userEvent.setup()
  await renderApp(CHOSEN, NEW_LEARNER)
  await user.click(await screen.findByRole('button', { name: 'প্রোমো কোড আছে?' }, LONG_WAIT))
  const field = screen.getByRole('textbox', { name: 'প্রোমো কোড' })
  await user.type(field, 'ঈদ২৫{Enter}')
  await waitFor(() => expect(field).toBeInvalid(), LONG_WAIT)
  expect(field).toHaveValue('ঈদ২৫')
  await user.clear(field)
  await user.type(field, 'karigor১০{Enter}')
  expect(await screen.findByText('KARIGOR10 প্রয়োগ হয়েছে', undefined, LONG_WAIT)).toBeVisible()
})

it('leads to the gateway, and works again when the browser restores the page', async () => {
  await renderApp(CHOSEN, NEW_LEARNER)
  await agreeAndPay()
  await waitFor(
    () => expect(leave).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/pay/')),
    LONG_WAIT,
  )
  const asked = (await counts())['GET discount/info/:id'] ?? 0
  fireEvent(globalThis.window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findByRole('heading', { name: 'একটি পেমেন্ট শেষ হয়নি' }, LONG_WAIT)).toBeVisible()
  expect((await counts())['GET discount/info/:id']).toBeGreaterThan(asked)
})

it('sends nothing while a payment of the course is open, and never leads to another amount', async () => {
  await renderApp(CHOSEN, NEW_LEARNER)
  const button = await payButton()
  await waitFor(() => expect(button).toBeEnabled(), LONG_WAIT)
  // Begun elsewhere meanwhile: on another device, with another gateway.
  const body = {
    schedule: CHOSEN.split('=')[1]!,
    amount: 6000,
    method: 'sslcommerz',
    redirect: buildPurchaseRedirect(globalThis.location.origin),
  } as const
  await call(commerce.buy, { body })
  await agreeAndPay()
  expect(await screen.findByText(/আগে শুরু করা একটি পেমেন্ট/, undefined, LONG_WAIT)).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
  expect((await counts())['POST transaction']).toBe(1)
})

it('does not ask for a batch again while a payment of the course is open', async () => {
  await renderApp(CHOSEN, NEW_LEARNER)
  await agreeAndPay()
  await waitFor(() => expect(leave).toHaveBeenCalledOnce(), LONG_WAIT)
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  await renderApp(CHOSEN.split('?')[0]!, NEW_LEARNER)
  expect(await screen.findByRole('heading', { name: 'একটি পেমেন্ট শেষ হয়নি' }, LONG_WAIT)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('shows a failure once as a toast and once in place', async () => {
  await fault({ method: 'POST', path: 'transaction', kind: 'status', status: 500 })
  await renderApp(CHOSEN, NEW_LEARNER)
  await agreeAndPay()
  await waitFor(
    () =>
      expect(screen.getAllByRole('alert').some((alert) => /টাকা কাটা হয়নি/.test(alert.textContent))).toBe(true),
    LONG_WAIT,
  )
  expect(useToasts.getState().toasts.filter(({ kind }) => kind === 'error')).toHaveLength(1)
  expect(leave).not.toHaveBeenCalled()
})

it('asks a guest to log in, shows what is being bought, and counts the steps from 1', async () => {
  await renderApp('/purchase/full-stack-javascript')
  await waitFor(
    () =>
      expect(useLoginPanel.getState()).toMatchObject({
        show: true,
        isForced: false,
        context: { price: 6000 },
      }),
    LONG_WAIT,
  )
  expect(useBooking.getState().currentStep).toBe(1)
})

it('tells a teacher that this account cannot buy', async () => {
  await renderApp(CHOSEN, { as: 'teacher' })
  expect(await screen.findByRole('heading', { name: 'শিক্ষক অ্যাকাউন্ট দিয়ে কেনা যায় না' }, LONG_WAIT)).toBeVisible()
})

const order = () => screen.findByRole('complementary', { name: 'অর্ডারের সারাংশ' }, LONG_WAIT)

it('shows no amount while the price is loading', async () => {
  await fault({ method: 'GET', path: 'discount/info/{id}', kind: 'delay', delay_ms: 1500 })
  await renderApp(CHOSEN, NEW_LEARNER)
  expect(await screen.findByRole('button', { name: 'মূল্য আনা হচ্ছে' }, LONG_WAIT)).toBeDisabled()
  expect(screen.queryByText(/৳০/)).toBeNull()
  expect(await screen.findByRole('button', { name: 'বিকাশে ৳৬,০০০ পরিশোধ করুন' }, LONG_WAIT)).toBeEnabled()
})

it('shows no amount when the price failed to load', async () => {
  await fault({ method: 'GET', path: 'discount/info/{id}', kind: 'status', status: 400, times: 0 })
  await renderApp(CHOSEN, NEW_LEARNER)
  expect(await screen.findByRole('button', { name: 'মূল্য আনা যায়নি' }, LONG_WAIT)).toBeDisabled()
  expect(within(await order()).getByRole('alert')).toBeVisible()
  expect(screen.queryByText(/৳০/)).toBeNull()
  await control('DELETE', 'faults')
  await userEvent.click(within(await order()).getByRole('button', { name: 'আবার চেষ্টা করুন' }))
  expect(await screen.findByRole('button', { name: 'বিকাশে ৳৬,০০০ পরিশোধ করুন' }, LONG_WAIT)).toBeEnabled()
})

it('asks for another gateway where the chosen one does not support the currency', async () => {
  const info = { schedule: 's', label: '', prices: [{ currency: 'USD', price: 51, real: 51, lines: [] }] }
  await fault({
    method: 'GET',
    path: 'discount/info/{id}',
    kind: 'status',
    status: 200,
    times: 0,
    body: { msg: '', data: info },
  })
  await renderApp(CHOSEN, NEW_LEARNER)
  expect(await screen.findByRole('button', { name: 'অন্য মাধ্যম বেছে নিন' }, LONG_WAIT)).toBeDisabled()
  expect(within(await order()).getByText(/এই মাধ্যমে এখন টাকা নেওয়া যাচ্ছে না/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /আন্তর্জাতিক/ }))
  expect(await screen.findByRole('button', { name: 'কার্ডে $৫১ পরিশোধ করুন' }, LONG_WAIT)).toBeEnabled()
})

it('asks for levels when none is chosen, and leads to them', async () => {
  await renderApp('/purchase/assessment/assessment-javascript', NEW_LEARNER)
  await payButton()
  const levels = screen.getAllByRole('checkbox', { name: /^লেভেল/ })
  for (const level of levels) await userEvent.click(level)
  await userEvent.click(screen.getByRole('button', { name: 'লেভেল বেছে নিন' }))
  expect(screen.getByText('অন্তত একটি লেভেল বেছে নিন।')).toBeVisible()
  expect(levels[0]).toHaveFocus()
})

it('leaves the product’s name out of the summary only where a phone shows it above', async () => {
  await renderApp('/purchase/full-stack-javascript', NEW_LEARNER)
  expect(await order()).not.toHaveAttribute('data-named-above')
  expect(within(await order()).getByText(/ফুল স্ট্যাক/)).toBeVisible()
  await userEvent.click(screen.getAllByRole('radio')[0]!)
  await userEvent.click(screen.getByRole('button', { name: 'এগিয়ে যান' }))
  await payButton()
  expect(await order()).toHaveAttribute('data-named-above', 'true')
})

it.each([
  ['the rest of a booking', '/purchase/ux-design', { as: 'learner' }],
  ['levels', '/purchase/assessment/assessment-javascript', NEW_LEARNER],
] as const)('names %s in the summary, since nothing above does', async (_name, address, who) => {
  await renderApp(address, who)
  await payButton()
  expect(await order()).not.toHaveAttribute('data-named-above')
})

it('shows a course that does not exist as not found', async () => {
  await renderApp('/purchase/no-such-course')
  expect(await screen.findByRole('heading', { name: 'পেজটি পাওয়া যায়নি' }, LONG_WAIT)).toBeVisible()
})

it('offers a foreign number the card first, in its own currency, until another is chosen', async () => {
  const user = userEvent.setup()
  await renderApp(CHOSEN, { phone: '+14155550123' })
  await waitFor(
    () => expect(screen.getByRole('button', { name: /^কার্ডে \$.* পরিশোধ করুন$/ })).toBeEnabled(),
    LONG_WAIT,
  )
  const values = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
  expect(values).toEqual(['stripe2', 'stripe1', 'bkash', 'sslcommerz'])
  expect(screen.getByRole('radio', { name: /আন্তর্জাতিক/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /বিকাশ/ }))
  expect(await screen.findByRole('button', { name: /^বিকাশে ৳/ }, LONG_WAIT)).toBeEnabled()
})
