import { describe, expect, it } from 'vitest'
import type { DiscountInfo, PromoCheck } from '#src/api/shapes/booking.ts'
import { buildDueQuote, buildQuote } from './quote.ts'

function infoOf(lines: DiscountInfo['prices'][number]['lines']): DiscountInfo {
  return {
    schedule: 's',
    label: '',
    prices: [{ currency: 'BDT', price: 6000, real: 8000, lines }],
    percent: 25,
  }
}
const LINES = [
  { title: 'কোর্স ফি', amount: 8000 },
  { title: 'ব্যাচ ১৩ ছাড় (২৫%)', amount: -2000 },
]
const PROMO: PromoCheck = {
  is_valid: true,
  msg: '',
  promo_code: 'KARIGOR10',
  percent: 10,
  discount: 600,
  price: 6000,
  currency: 'BDT',
}
const added = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0)

describe('buildQuote', () => {
  it('takes the server’s lines and the code’s discount', () => {
    const quote = buildQuote(infoOf(LINES), 'BDT', PROMO)
    expect(quote).toMatchObject({ total: 5400, saved: 2600 })
    expect(quote?.lines.map(({ amount }) => amount)).toEqual([8000, -2000, -600])
  })

  it.each([
    ['that do not add up', [{ title: 'কোর্স ফি', amount: 9000 }]],
    ['that are missing', []],
  ])('adds its own lines for %s', (_, lines) => {
    const quote = buildQuote(infoOf(lines), 'BDT')
    expect(quote?.lines.map(({ amount }) => amount)).toEqual([8000, -2000])
    expect(added(quote?.lines ?? [])).toBe(quote?.total)
  })

  it.each([
    ['was refused', { ...PROMO, is_valid: false }, 6000],
    ['is of another currency', { ...PROMO, currency: 'USD' as const }, 6000],
    ['takes off more than the price', { ...PROMO, discount: 9000 }, 0],
  ])('adds up with a code that %s', (_, promo, total) => {
    const quote = buildQuote(infoOf(LINES), 'BDT', promo)
    expect(quote?.total).toBe(total)
    expect(added(quote?.lines ?? [])).toBe(total)
  })

  it('has no price in a currency that is not sold', () => {
    expect(buildQuote(infoOf(LINES), 'INR')).toBeUndefined()
  })
})

it('shows for a booking what was paid and what is due', () => {
  const booking = {
    _id: 'b',
    idx: '1',
    course: { _id: 'c', slug: 'c', title: '' },
    schedule: { _id: 's', label: '' },
    currency: 'BDT' as const,
    paid: 4000,
    due: 4000,
    created_at: '2026-01-01T00:00:00Z',
  }
  const quote = buildDueQuote(booking)
  expect(quote.total).toBe(4000)
  expect(added(quote.lines)).toBe(4000)
})
