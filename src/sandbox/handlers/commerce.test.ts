import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  DiscountInfo,
  Invoice,
  PriceLine,
  PromoCheck,
  PublicPromo,
  Started,
  Transaction,
} from '#src/api/shapes/booking.ts'
import { NEWCOMER_PHONE, NUSRAT_PHONE, seededSandbox } from '../../../tests/support/seeded-sandbox.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { schedule } from '../database/tables/catalogue.ts'
import { booking, promo, transaction_ } from '../database/tables/commerce.ts'
import { FULL_SCHEDULE, NIGHT_13 } from '../seed/catalogue/schedules.ts'
import { UX_BOOKING } from '../seed/commerce.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const redirect = 'http://localhost:13000/purchase/result/{idx}'
/** The same course at another hour. */
const MORNING_13 = 'schedule-full-stack-javascript-13-2'
/** Her place in a batch is frozen. */
const ABROAD_PHONE = '+14155550123'
const purchase = { schedule: NIGHT_13, amount: 6000, method: 'bkash', redirect }

let seeded: Seeded
let newcomer: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  newcomer = await seeded.as(NEWCOMER_PHONE)
})

const decide = async (url: string | null | undefined, decision: string) =>
  seeded.sandbox.fetch(new Request(url!, { method: 'POST', body: new URLSearchParams({ decision }) }))
const pay = (url: string | null | undefined) => decide(url, 'pay')
const ownTransactions = () =>
  seeded.sandbox.db.select().from(transaction_).where(eq(transaction_.person, 'person-new'))

describe('a purchase', () => {
  test('a double click makes one transaction, not two', async () => {
    const [one, other] = await Promise.all([
      newcomer.post<Started>('transaction', purchase),
      newcomer.post('transaction', purchase),
    ])
    expect(one.data.url).toContain('http://localhost:18003/pay/')
    expect(other.data).toEqual(one.data)
    expect(await ownTransactions()).toHaveLength(1)
  })

  test('paid, it gives a place in the batch, takes a seat and cannot be bought again', async () => {
    const { data } = await newcomer.post<Started>('transaction', purchase)
    expect((await newcomer.get('course/booking-status')).data).toMatchObject([
      { slug: 'full-stack-javascript', state: 'pending' },
    ])
    const before = (await seeded.sandbox.db.select().from(schedule).where(eq(schedule._id, NIGHT_13)).get())!
    await pay(data.url)
    await pay(data.url)
    const shown = (await newcomer.get<Transaction>(`transaction/${data.idx}`)).data
    expect(shown).toMatchObject({ state: 'paid', amount: 6000, batch: 'batch-full-stack-javascript-13-1' })
    const after = (await seeded.sandbox.db.select().from(schedule).where(eq(schedule._id, NIGHT_13)).get())!
    expect(after.seats_taken).toBe(before.seats_taken + 1)
    expect((await newcomer.get('batch')).data).toMatchObject([{ state: 'upcoming' }])
    expect((await newcomer.post('transaction', purchase)).status).toBe(409)
  })

  test('the lines of a transaction add up to what is paid', async () => {
    const { data } = await newcomer.post<Started>('transaction', {
      ...purchase,
      amount: 5400,
      promo_code: 'karigor10',
    })
    const { lines, amount } = (await newcomer.get<Transaction>(`transaction/${data.idx}`)).data
    expect(lines.map((line) => line.amount)).toEqual([8000, -2000, -600])
    expect(amount).toBe(5400)
  })

  test('the numbers of every payment and of its invoice add up, including a part payment', async () => {
    const sum = (lines: PriceLine[]) => lines.reduce((total, { amount }) => total + amount, 0)
    const nusrat = await seeded.as(NUSRAT_PHONE)
    for (const { idx, has_invoice: hasInvoice } of (await nusrat.get<Transaction[]>('transaction')).data) {
      const { lines, amount } = (await nusrat.get<Transaction>(`transaction/${idx}`)).data
      expect([idx, sum(lines)]).toEqual([idx, amount])
      if (!hasInvoice) continue
      const { lines: billed, total, paid, due } = (await nusrat.get<Invoice>(`invoice/${idx}`)).data
      expect([idx, sum(billed), paid + due]).toEqual([idx, total, total])
    }
    expect((await nusrat.get<Invoice>('invoice/TRX10070031')).data).toMatchObject({
      total: 8000,
      paid: 4000,
      due: 4000,
    })
  })

  test.each([
    ['a lower amount', { amount: 1 }, 409],
    ['the old price with a code', { amount: 6000, promo_code: 'KARIGOR10' }, 409],
    ['an expired code', { amount: 5100, promo_code: 'SESH' }, 400],
    ['a code of another course', { amount: 4800, promo_code: 'BANDHU' }, 400],
    ['a batch without a seat', { schedule: FULL_SCHEDULE, amount: 2000 }, 409],
    ['a batch whose admission is over', { schedule: 'schedule-react-advanced-2-1', amount: 4500 }, 409],
    ['a batch that does not exist', { schedule: 'schedule-none' }, 404],
    ['a way back to somebody else', { redirect: 'https://evil.example/{idx}' }, 400],
    ['a gateway for another currency', { method: 'stripe2' }, 400],
  ])('%s is refused and leaves nothing behind', async (_, wrong, status) => {
    const { status: answered, msg } = await newcomer.post('transaction', { ...purchase, ...wrong })
    expect(answered).toBe(status)
    expect(msg).toMatch(/[\u0980-\u09ff]/)
    expect(await ownTransactions()).toEqual([])
  })

  test('an expired one is cancelled, and the course can be bought again', async () => {
    const { data } = await newcomer.post<Started>('transaction', purchase)
    seeded.sandbox.clock.forward(31 * 60)
    expect((await newcomer.get('transaction/check-expiry')).data).toEqual([])
    expect((await newcomer.get(`transaction/${data.idx}`)).data).toMatchObject({
      state: 'cancelled',
      gateway_url: null,
    })
    expect((await newcomer.post<Started>('transaction', purchase)).data.idx).not.toBe(data.idx)
  })

  test('of another batch of the course leads to the pending one (ruling R14)', async () => {
    const { data } = await newcomer.post<Started>('transaction', purchase)
    const other = await newcomer.post<Started>('transaction', { ...purchase, schedule: MORNING_13 })
    expect(other.data).toEqual(data)
    expect(await ownTransactions()).toHaveLength(1)
  })

  test('reserves its seat: the last one is not sold twice, and is freed by a cancellation', async () => {
    const lastOne = eq(schedule._id, NIGHT_13)
    const { seats } = (await seeded.sandbox.db.select().from(schedule).where(lastOne).get())!
    await seeded.sandbox.db
      .update(schedule)
      .set({ seats_taken: seats! - 1 })
      .where(lastOne)
    const other = await seeded.as(ABROAD_PHONE)
    const { data } = await other.post<Started>('transaction', purchase)
    const late = await newcomer.post('transaction', purchase)
    expect([late.status, late.msg]).toEqual([409, expect.stringContaining('সিট নেই')])
    await decide(data.url, 'cancel')
    expect((await newcomer.post('transaction', purchase)).status).toBe(200)
  })

  test('holds the last use of its code until it expires', async () => {
    await seeded.sandbox.db.update(promo).set({ uses_left: 1 }).where(eq(promo._id, 'KARIGOR10'))
    const cheaper = { ...purchase, amount: 5400, promo_code: 'KARIGOR10' }
    await newcomer.post<Started>('transaction', cheaper)
    const other = await seeded.as(ABROAD_PHONE)
    expect((await other.post('transaction', cheaper)).errors).toHaveProperty('promo_code')
    const asked = { course: 'course-full-stack-javascript', promo_code: 'KARIGOR10' }
    expect((await seeded.asGuest.post<PromoCheck>('promo/validity', asked)).data.reason).toBe('used-up')
    seeded.sandbox.clock.forward(31 * 60)
    expect((await other.post('transaction', cheaper)).status).toBe(200)
  })

  test('is read only by its owner', async () => {
    const { data } = await newcomer.post<Started>('transaction', purchase)
    const nusrat = await seeded.as(NUSRAT_PHONE)
    expect((await nusrat.get(`transaction/${data.idx}`)).status).toBe(404)
    expect((await nusrat.get(`invoice/${data.idx}`)).status).toBe(404)
  })

  test('abroad it is priced in the requested currency, and only by its own gateway', async () => {
    const { prices } = (await newcomer.get<DiscountInfo>(`discount/info/${NIGHT_13}`)).data
    const usd = prices.find(({ currency }) => currency === 'USD')!.price
    const abroad = { ...purchase, amount: usd, method: 'stripe2', currency: 'USD' }
    expect((await newcomer.post('transaction/abroad', { ...abroad, currency: 'INR' })).errors).toHaveProperty(
      'currency',
    )
    const { data } = await newcomer.post<Started>('transaction/abroad', abroad)
    expect((await newcomer.get(`transaction/${data.idx}`)).data).toMatchObject({
      amount: usd,
      currency: 'USD',
      method: 'stripe2',
    })
  })
})

describe('other purchases', () => {
  test('a bundle opens the batches of its courses', async () => {
    const bundle = {
      method: 'bkash',
      redirect,
      plan: 'plan-digital-marketing-bundle',
      course: 'course-digital-marketing-bundle',
    }
    const { data } = await newcomer.post<Started>('transaction/bundle', bundle)
    await pay(data.url)
    const places = await seeded.sandbox.db
      .select()
      .from(batch_learner)
      .where(eq(batch_learner.person, 'person-new'))
    expect(places.map(({ batch }) => batch).toSorted()).toEqual([
      'batch-digital-marketing',
      'batch-email-writing',
    ])
    const single = { schedule: 'schedule-digital-marketing', amount: 599, method: 'bkash', redirect }
    expect((await newcomer.post('transaction', single)).status).toBe(409)
  })

  test('the courses a bundle has already delivered are not charged again: its page says so and charges nothing', async () => {
    const single = { schedule: 'schedule-digital-marketing', amount: 599, method: 'bkash', redirect }
    const waiting = (await newcomer.post<Started>('transaction', single)).data
    const bundle = {
      method: 'bkash',
      redirect,
      plan: 'plan-digital-marketing-bundle',
      course: 'course-digital-marketing-bundle',
    }
    await pay((await newcomer.post<Started>('transaction/bundle', bundle)).data.url)
    for (const page of [await seeded.sandbox.fetch(new Request(waiting.url!)), await pay(waiting.url)]) {
      expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('আগেই ভর্তি হয়েছেন')])
    }
    expect((await newcomer.get(`transaction/${waiting.idx}`)).data).toMatchObject({ state: 'cancelled' })
    expect(
      (await seeded.sandbox.db.select().from(booking).where(eq(booking.person, 'person-new'))).map(
        ({ course }) => course,
      ),
    ).toEqual(['course-digital-marketing-bundle'])
  })

  test('the seats of a bundle are counted as they are sold', async () => {
    const plan = eq(schedule._id, 'plan-digital-marketing-bundle')
    await seeded.sandbox.db.update(schedule).set({ seats: 1 }).where(plan)
    const bundle = {
      method: 'bkash',
      redirect,
      plan: 'plan-digital-marketing-bundle',
      course: 'course-digital-marketing-bundle',
    }
    await pay((await newcomer.post<Started>('transaction/bundle', bundle)).data.url)
    expect((await seeded.sandbox.db.select().from(schedule).where(plan).get())?.seats_taken).toBe(1)
  })

  test('paying the rest opens a frozen batch again', async () => {
    const frozen = await seeded.as(ABROAD_PHONE)
    const path = 'recording?batch=batch-ux-7'
    expect((await frozen.get(path)).status).toBe(403)
    await pay(
      (
        await frozen.post<Started>('transaction/due-payment', {
          method: 'bkash',
          redirect,
          booking: 'booking-10070052',
        })
      ).data.url,
    )
    expect((await frozen.get(path)).status).toBe(200)
  })

  test('the rest of a booking is paid once', async () => {
    const nusrat = await seeded.as(NUSRAT_PHONE)
    const due = { method: 'bkash', redirect, booking: UX_BOOKING }
    const payDue = () => nusrat.post<Started>('transaction/due-payment', due)
    const [one, other] = await Promise.all([payDue(), payDue()])
    expect(other.data.idx).toBe(one.data.idx)
    await pay(one.data.url)
    const own = await seeded.sandbox.db.select().from(booking).where(eq(booking._id, UX_BOOKING)).get()
    expect(own).toMatchObject({ paid: 8000, due: 0 })
    expect((await nusrat.post('transaction/due-payment', due)).status).toBe(409)
    expect((await newcomer.post('transaction/due-payment', due)).status).toBe(404)
  })

  test('only gateways of its currency accept the rest of a booking (ruling R37)', async () => {
    const nusrat = await seeded.as(NUSRAT_PHONE)
    const pays = (method: string) =>
      nusrat.post<Started>('transaction/due-payment', { method, redirect, booking: UX_BOOKING })
    for (const method of ['stripe1', 'stripe2']) expect((await pays(method)).errors).toHaveProperty('method')
    await seeded.sandbox.db.update(booking).set({ currency: 'USD' }).where(eq(booking._id, UX_BOOKING))
    expect((await pays('bkash')).errors).toHaveProperty('method')
    expect((await pays('stripe2')).data.state).toBe('pending')
  })

  test('a free course is joined once, a paid one not at all', async () => {
    const first = await newcomer.post('batch/enroll-to-free-course/course-git-github')
    const second = await newcomer.post('batch/enroll-to-free-course/course-git-github')
    expect(second.data).toEqual(first.data)
    expect((await newcomer.post('batch/enroll-to-free-course/course-ux-design')).status).toBe(409)
    expect((await newcomer.get('batch')).total).toBe(1)
  })
})

describe('promo codes', () => {
  test.each([
    ['KARIGOR10', true, null],
    ['karigor10 ', true, null],
    ['NEI', false, 'unknown'],
    ['SESH', false, 'expired'],
    ['AGAMI', false, 'too-early'],
    ['FURALO', false, 'used-up'],
    ['BANDHU', false, 'other-course'],
  ])('%s', async (promo_code, is_valid, reason) => {
    const { data } = await seeded.asGuest.post<PromoCheck>('promo/validity', {
      course: 'course-full-stack-javascript',
      promo_code,
    })
    expect([data.is_valid, data.reason ?? null]).toEqual([is_valid, reason])
    expect(data.discount).toBe(is_valid ? 600 : 0)
  })

  test('a discount stops at its maximum', async () => {
    const { data } = await seeded.asGuest.post<PromoCheck>('promo/validity', {
      course: 'course-full-stack-javascript',
      promo_code: 'EID25',
    })
    expect(data.discount).toBe(1000)
  })

  test('only codes that are valid now are shown to everybody', async () => {
    const { data } = await seeded.asGuest.get<PublicPromo[]>('promo/public')
    expect(data.map(({ code }: { code: string }) => code)).toEqual(['KARIGOR10', 'EID25'])
  })
})
