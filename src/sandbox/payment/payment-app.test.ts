import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { course, schedule } from '../database/tables/catalogue.ts'
import { booking, promo, transaction_ } from '../database/tables/commerce.ts'
import type { Seed } from '../seed/seed-images.ts'
import { isOwnAddress } from './gateway-address.ts'

const seed: Seed = async (db, now, store) => {
  await fewPeople(db, now, store)
  const created_at = now.toISOString()
  await db.insert(course).values({
    _id: 'course',
    slug: 'full-stack',
    kind: 'live',
    title: 'ফুল স্ট্যাক',
    category: 'web',
    created_at,
  })
  await db.insert(schedule).values({ _id: 'schedule', course: 'course', batch: 'batch-12' })
  await db.insert(promo).values({ _id: 'KARIGOR10', percent: 10, uses_left: 3 })
  await db.insert(transaction_).values({
    _id: 'secret-page',
    idx: 'TX1001',
    person: 'learner',
    course: 'course',
    schedule: 'schedule',
    method: 'bkash',
    amount: 5400,
    promo_code: 'KARIGOR10',
    redirect: 'http://localhost:13000/purchase/result/{idx}',
    created_at,
  })
}

async function start() {
  const sandbox = await freshSandbox(seed)
  const page = 'http://localhost:18003/pay/secret-page'
  const show = () => sandbox.fetch(new Request(page))
  const decide = (decision: string) =>
    sandbox.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ decision }) }))
  const state = () => sandbox.db.select().from(transaction_).where(eq(transaction_.idx, 'TX1001')).get()
  return { sandbox, show, decide, state }
}

test('the page shows gateway, amount and number, and says that it is a simulation', async () => {
  const { show } = await start()
  const html = await (await show()).text()
  for (const text of ['বিকাশ', '৳৫,৪০০', 'TX1001', 'কোনো টাকা কাটা হবে না']) expect(html).toContain(text)
  // As wide as a phone, with Bengali letters of a readable size.
  expect(html).toContain('content="width=device-width')
  expect(html).toMatch(/body \{[^}]*font: 1\.0625rem[^}]*Noto Sans Bengali/)
})

test('paying books the course, takes a seat in the batch and returns with the number filled in', async () => {
  const { sandbox, decide, state } = await start()
  const back = await decide('pay')
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    'http://localhost:13000/purchase/result/TX1001',
  ])
  const [booked] = await sandbox.db.select().from(booking)
  expect(booked).toMatchObject({ person: 'learner', course: 'course', batch: 'batch-12', paid: 5400, due: 0 })
  expect(await state()).toMatchObject({ status: 'paid', booking: booked?._id })
  expect(await sandbox.db.select().from(batch_learner)).toMatchObject([{ _id: 'batch-12:learner' }])
  expect(await sandbox.db.select().from(promo)).toMatchObject([{ uses_left: 2 }])
})

test.each([
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
])('%s books nothing', async (decision, status) => {
  const { sandbox, decide, state } = await start()
  expect((await decide(decision)).headers.get('location')).toBe(
    'http://localhost:13000/purchase/result/TX1001',
  )
  expect((await state())?.status).toBe(status)
  expect(await sandbox.db.select().from(booking)).toEqual([])
})

test('a decision is final', async () => {
  const { sandbox, show, decide, state } = await start()
  await decide('cancel')
  expect((await decide('pay')).status).toBe(303)
  expect((await state())?.status).toBe('cancelled')
  expect(await sandbox.db.select().from(booking)).toEqual([])
  expect((await show()).status).toBe(409)
})

test('two clicks at once book once', async () => {
  const { sandbox, decide } = await start()
  await Promise.all([decide('pay'), decide('pay')])
  expect(await sandbox.db.select({ paid: booking.paid }).from(booking)).toEqual([{ paid: 5400 }])
})

test('the return address never leaves the client', async () => {
  const { sandbox, decide } = await start()
  await sandbox.db.update(transaction_).set({ redirect: 'https://evil.example/{idx}' })
  expect((await decide('pay')).headers.get('location')).toBe('http://localhost:13000/')
})

test.each([
  ['/purchase/result/1', true],
  ['http://localhost:13000/x', true],
  ['//evil.example', false],
  ['http://localhost:13000//evil.example', false],
  ['/.//evil.example', false],
  ['javascript:alert(1)', false],
  ['blob:http://localhost:13000/x', false],
])('%s is an address of the client: %s', (address, isOwn) => {
  expect(isOwnAddress(address, 'http://localhost:13000')).toBe(isOwn)
})
