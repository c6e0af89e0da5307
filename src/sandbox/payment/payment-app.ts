/** The four gateways' pages: shown, decided once, then back to the client. (ruling R14) */

import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { findById } from '../database/queries.ts'
import { transaction_, type Transaction } from '../database/tables/commerce.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { makeId } from '../kernel/new-id.ts'
import { isAlreadyOwned, completePayment } from './complete-payment.ts'
import { buildReturnAddress } from './gateway-address.ts'
import { renderClosedPage, decisions, renderPaymentPage, type Decision } from './page.ts'

const buildPageHeaders = (media: string) => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src ${new URL(media).origin}; frame-ancestors 'none'; base-uri 'none'`,
})

const UNKNOWN = 'এই লেনদেনটি পাওয়া যায়নি।'
const DECIDED = 'এই লেনদেনের ফল আগেই জানা গেছে।'
const HAD = 'আপনি এই কোর্সে আগেই ভর্তি হয়েছেন। এই পেমেন্টের কোনো টাকা কাটা হয়নি।'
const TOO_LATE = 'এই লেনদেনের সময় শেষ।'

function findTransaction({ db }: Kernel, id: string): Promise<Transaction | undefined> {
  return findById(db, transaction_, id)
}

/** Why it cannot be decided now; undefined while it can. */
async function findClosedReason(found: Transaction, kernel: Kernel): Promise<string | undefined> {
  if (await isAlreadyOwned(found, kernel)) return HAD
  if (found.status !== 'pending') return DECIDED
  return found.expires_at !== null && found.expires_at <= kernel.clock.iso() ? TOO_LATE : undefined
}

async function decide(found: Transaction, decision: Decision, kernel: Kernel): Promise<void> {
  if (decision === 'pay') return completePayment(found, makeId(12).toUpperCase(), kernel)
  const status = decision === 'cancel' ? 'cancelled' : 'failed'
  await kernel.db
    .update(transaction_)
    .set({ status, decided_at: kernel.clock.iso() })
    .where(eq(transaction_._id, found._id))
}

async function readDecision(c: Context): Promise<Decision | undefined> {
  // A form that cannot be parsed decides nothing.
  const { decision } = await c.req.parseBody().catch((): { decision?: unknown } => ({}))
  return decisions.find((known) => known === decision)
}

export function makePaymentApp(kernel: Kernel): Hono {
  const app = new Hono()
  const { client, media } = kernel.addresses
  const headers = buildPageHeaders(media)
  const closedFor = (text: string, back: string) => renderClosedPage({ text, back, media })

  app.get('/:id', async (c) => {
    const found = await findTransaction(kernel, c.req.param('id'))
    if (!found) return c.html(closedFor(UNKNOWN, `${client}/`), 404, headers)
    const closed = await findClosedReason(found, kernel)
    if (closed) return c.html(closedFor(closed, buildReturnAddress(found, client)), 409, headers)
    return c.html(renderPaymentPage(found, media), 200, headers)
  })

  app.post('/:id', async (c) => {
    const decision = await readDecision(c)
    return kernel.database.turn(async () => {
      const found = await findTransaction(kernel, c.req.param('id'))
      if (!found || !decision) return c.html(closedFor(UNKNOWN, `${client}/`), 404, headers)
      const closed = await findClosedReason(found, kernel)
      if (closed === HAD) return c.html(closedFor(HAD, buildReturnAddress(found, client)), 409, headers)
      // A second click changes nothing and redirects to the result.
      if (!closed) await decide(found, decision, kernel)
      return c.redirect(buildReturnAddress(found, client), 303)
    })
  })
  return app
}
