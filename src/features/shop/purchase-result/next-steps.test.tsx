/** Shows the latest purchase, on the dashboard and beside the result of its payment. (rulings R14, R60) */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { paths } from '#src/lib/paths.ts'
import { insertRow } from '#src/sandbox/database/queries.ts'
import { transaction_ } from '#src/sandbox/database/tables/commerce.ts'
import { completePayment } from '#src/sandbox/payment/complete-payment.ts'
import { NIGHT_13 } from '#src/sandbox/seed/catalogue/schedules.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()
const BUYER = '01811111111'
const IDX = 'TRX90000001'
/** The card waits until the first screen is drawn. */
const LATER = { timeout: 15_000 }
const BOUGHT = /^নতুন কোর্স: ফুল স্ট্যাক/

async function buy() {
  const { clock } = sandbox()
  const pending = await insertRow(sandbox().db, transaction_, {
    _id: 'bought',
    idx: IDX,
    person: 'person-new',
    course: 'course-full-stack-javascript',
    schedule: NIGHT_13,
    method: 'bkash',
    amount: 6000,
    created_at: clock.iso(),
  })
  await completePayment(pending, 'ref', sandbox())
}

test('the result of a payment leads to the first class, a device check, and help that knows the purchase', async () => {
  await buy()
  const { router } = await renderApp(paths.purchaseResult(IDX), { phone: BUYER })
  const card = within(await screen.findByRole('region', { name: 'এরপর কী' }, LATER))
  expect(card.getByRole('link', { name: /^(?:প্রথম ক্লাস|ব্যাচ শুরু)$/ })).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'ক্লাসে ঢোকার আগে যাচাই করুন' })).toHaveAttribute(
    'href',
    expect.stringContaining('class-joining'),
  )
  await userEvent.click(card.getByRole('link', { name: 'সাহায্য লাগলে' }))
  expect(await screen.findByDisplayValue(new RegExp(IDX), undefined, LATER)).toBeInTheDocument()
  expect(await screen.findByDisplayValue(/^ফুল স্ট্যাক.* · ব্যাচ ১৩/, undefined, LATER)).toBeInTheDocument()
  expect(router.state.location.pathname).toBe(paths.support())
})

test('the dashboard shows it until it is dismissed', async () => {
  await buy()
  await renderApp(paths.dashboard(), { phone: BUYER })
  const card = within(await screen.findByRole('region', { name: BOUGHT }, LATER))
  await userEvent.click(card.getByRole('button', { name: 'সরিয়ে রাখুন' }))
  expect(screen.queryByRole('region', { name: BOUGHT })).toBeNull()
})

test('after a month a purchase is no longer shown', async () => {
  await buy()
  const { db, clock } = sandbox()
  await db
    .update(transaction_)
    .set({ decided_at: new Date(clock.now().getTime() - 31 * DAY_MS).toISOString() })
    .where(eq(transaction_._id, 'bought'))
  await renderApp(paths.dashboard(), { phone: BUYER })
  // Below the place of the purchase.
  await screen.findByRole('region', { name: 'শুরু করার তিন ধাপ' }, LATER)
  await waitFor(() => expect(sandbox().log.counts()['GET user/latest-purchase']).toBe(1), LATER)
  expect(screen.queryByRole('region', { name: BOUGHT })).toBeNull()
})

test('an older payment has no next steps', async () => {
  await renderApp(paths.purchaseResult('TRX10120047'), { as: 'learner' })
  await screen.findByRole('link', { name: 'ইনভয়েস দেখুন' }, LATER)
  await waitFor(() => expect(sandbox().log.counts()['GET user/latest-purchase']).toBe(1), LATER)
  expect(screen.queryByRole('region', { name: 'এরপর কী' })).toBeNull()
})
