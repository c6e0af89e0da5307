import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import type { Expiring, Started, Transaction } from '#src/api/shapes/booking.ts'
import { NEWCOMER_PHONE, NUSRAT_PHONE, seededSandbox } from '../../../../tests/support/seeded-sandbox.ts'

type Seeded = Awaited<ReturnType<typeof seededSandbox>>
type Somebody = Awaited<ReturnType<Seeded['as']>>

const JS = 'assessment-javascript'
const SECOND = 'level-javascript-2'
const THIRD = 'level-javascript-3'

let seeded: Seeded
let newcomer: Somebody
beforeEach(async () => {
  seeded = await seededSandbox()
  newcomer = await seeded.as(NEWCOMER_PHONE)
})

const order = (levels: readonly string[], amount: number, more: Record<string, unknown> = {}) => ({
  assessment: JS,
  levels,
  amount,
  method: 'bkash',
  redirect: `${seeded.sandbox.addresses.client}/purchase/result/{idx}`,
  ...more,
})

async function decide(url: string, decision: string): Promise<void> {
  const body = new URLSearchParams({ decision })
  await seeded.sandbox.fetch(new Request(url, { method: 'POST', body, redirect: 'manual' }))
}

const levelOf = async (person: Somebody, id: string) => (await person.get<OwnLevelDetail>(`level/${id}`)).data

describe('buying levels', () => {
  test('opens them after payment, and not before', async () => {
    const { data } = await newcomer.post<Started>('transaction', order([SECOND, THIRD], 200))
    expect(data.state).toBe('pending')
    expect((await levelOf(newcomer, SECOND)).is_owned).toBe(false)
    const waiting = (await newcomer.get<Expiring[]>('transaction/check-expiry')).data
    expect(waiting).toMatchObject([{ assessment: JS, course_slug: null, amount: 200 }])

    await decide(data.url!, 'pay')
    expect(await levelOf(newcomer, SECOND)).toMatchObject({ is_owned: true, tries_left: 3 })
    const paid = (await newcomer.get<Transaction>(`transaction/${data.idx}`)).data
    expect(paid).toMatchObject({
      state: 'paid',
      kind: 'assessment',
      title: 'জাভাস্ক্রিপ্টে হাত পাকান',
      assessment: { _id: JS },
    })
    expect(paid.lines).toEqual([
      { title: '২টি লেভেলের ফি', amount: 300 },
      { title: 'ছাড়', amount: -100 },
    ])
  })

  test.each(['cancel', 'fail'])('gives nothing after %s', async (decision) => {
    const { data } = await newcomer.post<Started>('transaction', order([SECOND], 100))
    await decide(data.url!, decision)
    expect((await levelOf(newcomer, SECOND)).is_owned).toBe(false)
  })

  test('a second purchase while one is pending leads to the first', async () => {
    const first = await newcomer.post<Started>('transaction', order([SECOND], 100))
    const second = await newcomer.post<Started>('transaction', order([SECOND, THIRD], 200))
    expect(second.data.idx).toBe(first.data.idx)
  })

  test.each([
    ['another amount', [SECOND], 90, 409],
    ['a level of something else', ['level-sql-2'], 80, 400],
    ['no level', [], 0, 400],
  ])('%s is refused', async (_name, levels, amount, status) => {
    expect((await newcomer.post('transaction', order(levels, amount))).status).toBe(status)
  })

  test('a course code, and a level that is not for sale', async () => {
    expect(
      (await newcomer.post('transaction', order([SECOND], 100, { promo_code: 'KARIGOR10' }))).errors,
    ).toHaveProperty('promo_code')
    const unsold = order(['level-interview-english-4'], 0, { assessment: 'assessment-interview-english' })
    expect((await newcomer.post('transaction', unsold)).status).toBe(400)
  })

  test('from abroad each level is converted separately', async () => {
    const level = await levelOf(newcomer, SECOND)
    const rupees = level.abroad.find(({ currency }) => currency === 'INR')!.price!
    const { method: _method, ...rest } = order([SECOND, THIRD], rupees * 2)
    expect(
      (await newcomer.post<Started>('transaction/abroad', { ...rest, method: 'stripe1', currency: 'INR' }))
        .data.state,
    ).toBe('pending')
  })
})

test('a level that the learner owns is not sold again while attempts are left', async () => {
  const nusrat = await seeded.as(NUSRAT_PHONE)
  expect((await nusrat.post('transaction', order([THIRD], 100))).status).toBe(409)
})
