/** Bookings, purchases, promo codes, invoices. (spec 7 Commerce; rulings R14, R37) */

import { and, desc, eq } from 'drizzle-orm'
import type { commerce as rows } from '#src/api/contract/commerce.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { computeDiscountPercent } from '#src/lib/price.ts'
import { getAskedPrice, isOnSale, countSeatsLeft } from '../content/catalogue/catalogue.ts'
import { listBookingStatuses, listOpenTransactions } from '../content/commerce/booking-status.ts'
import { CURRENCIES, type Currency, convertCurrency } from '../content/commerce/currency.ts'
import { enrolFree } from '../content/commerce/enrol-free.ts'
import { buyLevels } from '../content/commerce/level-purchase.ts'
import { judgePromo, PROMO_MESSAGES, computePromoDiscount } from '../content/commerce/promo.ts'
import { buy, payDue, findSale } from '../content/commerce/purchase.ts'
import { computeFullPrice, buildPriceLines } from '../content/commerce/quote.ts'
import { showCard, showTransaction } from '../content/commerce/transaction-view.ts'
import type { Services } from '../content/services.ts'
import { findById, findRow } from '../database/queries.ts'
import { course, schedule } from '../database/tables/catalogue.ts'
import { booking, promo, transaction_, type Transaction } from '../database/tables/commerce.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { BadField, NotFound } from '../kernel/http-error.ts'
import { paginateShown } from '../kernel/list.ts'

async function findOwnTransaction(
  idx: string,
  person: Person,
  { db }: Pick<Services, 'db'>,
): Promise<Transaction> {
  const own = and(eq(transaction_.idx, idx), eq(transaction_.person, person._id))
  const found = await findRow(db, transaction_, own)
  if (!found) throw new NotFound('লেনদেনটি')
  return found
}

/** Requires a schedule when no assessment is named. */
function requireSchedule({ schedule: id }: { schedule?: string | undefined }): string {
  if (id === undefined) throw new BadField('schedule', 'একটি ব্যাচ বেছে নিন।')
  return id
}

export const commerceHandlers: HandlersOf<typeof rows> = {
  async booking({ db, params, person }) {
    const own = and(eq(booking.batch, params.id), eq(booking.person, person._id))
    const found = await findRow(db, booking, own)
    const courseRow = found && (await findById(db, course, found.course))
    if (!found || !courseRow) throw new NotFound('ভর্তিটি')
    const sold = await findById(db, schedule, found.schedule)
    return {
      ...found,
      currency: found.currency as Currency,
      course: { _id: courseRow._id, slug: courseRow.slug, title: courseRow.title },
      schedule: { _id: sold?._id ?? found._id, label: sold?.label ?? '' },
    }
  },

  async bookingMetaData({ db, params, person }) {
    const own = and(eq(booking._id, params.id), eq(booking.person, person._id))
    const found = await findRow(db, booking, own)
    if (!found) throw new NotFound('ভর্তিটি')
    return {
      value: found.paid,
      currency: found.currency as Currency,
      content_ids: [found.course],
      event_id: `purchase-${found.idx}`,
    }
  },

  async buy(context) {
    if (context.body.assessment !== undefined)
      return buyLevels(context.person, context.body, { ...context.body, currency: 'BDT' }, context)
    const sale = await findSale(requireSchedule(context.body), context)
    return buy(context.person, sale, { ...context.body, currency: 'BDT' }, context)
  },

  async payDue(context) {
    return payDue(context.person, context.body.booking, context.body, context)
  },

  async buyAbroad(context) {
    const { method, currency, assessment } = context.body
    if ((method === 'stripe1') !== (currency === 'INR'))
      throw new BadField('currency', 'এই মাধ্যমে এই মুদ্রায় পেমেন্ট নেওয়া হয় না।')
    if (assessment !== undefined) return buyLevels(context.person, context.body, context.body, context)
    return buy(context.person, await findSale(requireSchedule(context.body), context), context.body, context)
  },

  async buyBundle(context) {
    const { plan, course: bundle, method } = context.body
    const sale = await findSale(plan, context)
    if (sale.kind !== 'bundle' || sale.course._id !== bundle)
      throw new BadField('plan', 'বান্ডেলটি এই কোর্সের নয়।')
    const currency = method === 'stripe1' ? 'INR' : method === 'stripe2' ? 'USD' : 'BDT'
    return buy(context.person, sale, { ...context.body, currency }, context)
  },

  async enrollToFree(context) {
    return enrolFree(context.person, context.params.course_id, context)
  },

  async bookingStatus(context) {
    return listBookingStatuses(context.person._id, context)
  },

  async transactions(context) {
    const { db, person } = context
    const own = await db
      .select()
      .from(transaction_)
      .where(eq(transaction_.person, person._id))
      .orderBy(desc(transaction_.created_at))
    // The contract forces the count of this list to 100. (spec 9)
    return paginateShown(own, { count: 100 }, (page) =>
      Promise.all(page.map((row) => showCard(row, context))),
    )
  },

  async transaction(context) {
    return showTransaction(await findOwnTransaction(context.params.idx, context.person, context), context)
  },

  async checkExpiry(context) {
    const open = await listOpenTransactions(context.person._id, context)
    return Promise.all(
      open.map(async (row) => {
        const {
          idx,
          title,
          amount,
          currency,
          course: bought,
          assessment,
          gateway_url,
          expires_at,
        } = await showTransaction(row, context)
        const item = { course_slug: bought?.slug ?? null, assessment: assessment?._id ?? null }
        return { idx, title, amount, currency, ...item, gateway_url, expires_at: expires_at! }
      }),
    )
  },

  async invoice(context) {
    const { params, person } = context
    const row = await findOwnTransaction(params.id, person, context)
    if (row.status !== 'paid') throw new NotFound('ইনভয়েসটি')
    // A balance that was paid later has a separate invoice.
    const total = computeFullPrice(row)
    return {
      no: `INV-${row.idx}`,
      idx: row.idx,
      issued_at: row.decided_at ?? row.created_at,
      buyer: {
        name: person.name,
        phone: person.phone ?? '',
        email: person.email ?? '',
        location: person.profile.location ?? '',
      },
      lines: buildPriceLines(row),
      total,
      paid: row.amount,
      due: total - row.amount,
      currency: row.currency as Currency,
      method: row.method,
      gateway_reference: row.gateway_ref ?? '',
    }
  },

  async publicPromos({ db, clock, query }) {
    const now = clock.iso()
    const codes = (await db.select().from(promo).where(eq(promo.is_public, true))).filter(
      ({ starts_at, ends_at, uses_left, courses }) =>
        (starts_at === null || starts_at <= now) &&
        (ends_at === null || ends_at > now) &&
        uses_left !== 0 &&
        (query.course === undefined || courses.length === 0 || courses.includes(query.course)),
    )
    const courses = await db.select({ _id: course._id, slug: course.slug }).from(course)
    return codes.map(({ _id, title, percent, amount, ends_at, courses: only }) => ({
      code: _id,
      title,
      percent,
      amount,
      ends_at,
      course_slug: courses.find((known) => known._id === only[0])?.slug ?? null,
    }))
  },

  async checkPromo(context) {
    const { db, body } = context
    const { currency = 'BDT' } = body
    const bought = await findById(db, course, body.course)
    const asked = bought && getAskedPrice(bought)
    if (!bought || !asked) throw new NotFound('কোর্সটি')
    const price = convertCurrency(asked.price, currency)
    const verdict = await judgePromo(body.promo_code, bought._id, context)
    const shared = { promo_code: body.promo_code.toUpperCase(), price, currency }
    if (verdict.refusal !== undefined) {
      const msg = PROMO_MESSAGES[verdict.refusal]
      return reply(msg, { ...shared, is_valid: false, reason: verdict.refusal, msg })
    }
    const discount = computePromoDiscount(verdict.row, price, currency)
    const msg = 'প্রোমো কোড প্রয়োগ হয়েছে।'
    return reply(msg, { ...shared, is_valid: true, msg, percent: verdict.row.percent, discount })
  },

  async discount(context) {
    const { course, schedule: sold } = await findSale(context.params.id, context)
    const asked = getAskedPrice(course, sold)
    if (!asked || !isOnSale(sold, context.clock.iso())) throw new NotFound('ব্যাচটি')
    const percent = computeDiscountPercent(asked.price, asked.real)
    const prices = CURRENCIES.map((currency) => {
      const [price, real] = [convertCurrency(asked.price, currency), convertCurrency(asked.real, currency)]
      const lines = buildPriceLines({
        price: real,
        discount: real - price,
        promo_discount: 0,
        promo_code: null,
      })
      return {
        currency,
        price,
        real,
        lines: lines.map((line, at) =>
          at === 1 ? { ...line, title: `${sold.label} ছাড় (${formatNumber(percent)}%)` } : line,
        ),
      }
    })
    return {
      schedule: sold._id,
      label: sold.label,
      prices,
      percent,
      ends_at: sold.offer?.ends_at ?? null,
      seats_left: countSeatsLeft(sold),
    }
  },
}
