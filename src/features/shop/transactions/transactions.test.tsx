/** The payments over the sandbox: what is still due, and where each of them leads. */

import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { call } from '#src/api/call.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { formatDate } from '#src/lib/bn.ts'
import { buildPurchaseRedirect } from '#src/lib/paths.ts'
import { booking } from '#src/sandbox/database/tables/commerce.ts'
import type { FaultPlan } from '#src/sandbox/kernel/faults.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

const LIST = '/dashboard/transactions'
const NEW_LEARNER = { phone: '01811111111' }
/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

async function control(method: string, path: string, body?: Partial<FaultPlan>): Promise<void> {
  const address = `${new URL(testAddresses.main).origin}/__sandbox/${path}`
  await sandbox().fetch(
    new Request(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  )
}

const brokenRead = (path: string) =>
  control('POST', 'faults', { method: 'GET', path, kind: 'status', status: 400, times: 0 })
const missing = () => screen.findByText(/^বাকি টাকার হিসাব আনা গেল না।/, undefined, LONG_WAIT)

test.each(['course/booking-status', 'booking/batch/{id}'])(
  'a due that could not be read from %s is reported, and shown after another try',
  async (path) => {
    await brokenRead(path)
    await renderApp(LIST, { as: 'learner' })
    const row = (await missing()).closest<HTMLElement>('[role=alert]')!
    await control('DELETE', 'faults')
    await userEvent.click(within(row).getByRole('button'))
    expect(await screen.findByRole('link', { name: 'বাকি টাকা দিন' }, LONG_WAIT)).toBeVisible()
    expect(screen.queryByText(/^বাকি টাকার হিসাব/)).toBeNull()
  },
  SLOW,
)

const shared = { method: 'bkash', redirect: buildPurchaseRedirect(testAddresses.client) } as const
const buyLevels = () =>
  call(commerce.buy, {
    body: { ...shared, assessment: 'assessment-javascript', levels: ['level-javascript-2'], amount: 100 },
  })
const buyBundle = () =>
  call(commerce.buyBundle, {
    body: { ...shared, course: 'course-ux-design-bundle', plan: 'plan-ux-design-bundle' },
  })

test.each([
  ['levels that are paid', 'pay', buyLevels, 'লেভেলগুলোতে যান', '/dashboard/assessments/assessment-javascript'],
  ['levels that are not', 'cancel', buyLevels, 'আবার চেষ্টা করুন', '/purchase/assessment/assessment-javascript'],
  ['a bundle that is paid', 'pay', buyBundle, 'আমার কোর্স', '/dashboard/my-courses'],
] as const)('the payment of %s leads on', async (_name, decision, buy, name, address) => {
  const { router } = await renderApp(LIST, NEW_LEARNER)
  const { idx, url } = await buy()
  await sandbox().fetch(
    new Request(url!, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' }),
  )
  await act(() => router.navigate(`${LIST}/${idx}`))
  const main = within(await screen.findByRole('main', undefined, LONG_WAIT))
  expect(await main.findByRole('link', { name }, LONG_WAIT)).toHaveAttribute('href', address)
})

const firstLine = async () =>
  within(await screen.findByRole('article', { name: 'ইনভয়েস' }, LONG_WAIT)).getAllByRole('cell')[0]

test(
  'the invoice names the purpose of the fee and its batch',
  async () => {
    const { router } = await renderApp(`${LIST}/TRX10300112`, { as: 'learner' })
    expect(await firstLine()).toHaveTextContent(/^HTML ও CSS: প্রথম ওয়েবসাইট · কোর্স ফি$/)
    const {
      idx,
      title,
      gateway_url: url,
    } = await call(commerce.transaction, { params: { idx: 'TRX20000004' } })
    await sandbox().fetch(
      new Request(url!, {
        method: 'POST',
        body: new URLSearchParams({ decision: 'pay' }),
        redirect: 'manual',
      }),
    )
    await act(() => router.navigate(`${LIST}/${idx}`))
    expect(await firstLine()).toHaveTextContent(`${title} · ব্যাচ ৪ · কোর্স ফি`)
  },
  SLOW,
)

const ABROAD = '+14155550123'
const due = async () => (await screen.findByRole('link', { name: 'বাকি টাকা দিন' }, LONG_WAIT)).closest('li')!

test(
  'an overdue payment says so and asks to pay now, a future one names its day',
  async () => {
    const [late] = await sandbox().db.select().from(booking).where(eq(booking._id, 'booking-10070052'))
    await renderApp(LIST, { phone: ABROAD })
    expect(await due()).toHaveTextContent(
      `দেওয়ার শেষ দিন ছিল ${formatDate(late!.due_at!)}; সময় পেরিয়ে গেছে, এখনই দিন।`,
    )
    expect(await due()).not.toHaveTextContent('এর মধ্যে')
    cleanup()
    await renderApp(LIST, { as: 'learner' })
    expect(await due()).toHaveTextContent(/-এর মধ্যে দিন · আপনার সময় বিকাল ৫:৫৯/)
  },
  SLOW,
)

test(
  'a taka due of a foreign number says why no card works and opens support with the matter filled in',
  async () => {
    await renderApp('/purchase/ux-design', { phone: ABROAD })
    expect(await screen.findByText(/সময় পেরিয়ে গেছে; বাকি টাকা এখনই দিন।/, undefined, LONG_WAIT)).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('কার্ডে দেওয়া যাচ্ছে না')
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      'bkash',
      'sslcommerz',
    ])
    await userEvent.click(screen.getByRole('link', { name: 'সাপোর্টে লিখুন' }))
    const field = await screen.findByRole('textbox', { name: 'একটু খুলে বলুন' }, LONG_WAIT)
    expect(field).toHaveValue(
      'ইউএক্স ডিজাইন: গবেষণা থেকে প্রোটোটাইপ কোর্সের বাকি ৳৪,০০০ বিদেশ থেকে দিতে চাই। কার্ডে দেওয়া যাচ্ছে না, কীভাবে দেব?',
    )
  },
  SLOW,
)

test(
  'a due in dollars can only be paid by card, and nothing says that it cannot be paid',
  async () => {
    const { db } = sandbox()
    await db.update(booking).set({ currency: 'USD' }).where(eq(booking._id, 'booking-10070052'))
    await renderApp('/purchase/ux-design', { phone: ABROAD })
    expect(await screen.findByRole('radio', undefined, LONG_WAIT)).toBeChecked()
    expect(screen.getByRole('radio')).toHaveAttribute('value', 'stripe2')
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  },
  SLOW,
)
