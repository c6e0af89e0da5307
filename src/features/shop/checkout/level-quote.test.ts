import { describe, expect, it } from 'vitest'
import type { OwnLevel } from '#src/api/shapes/assessment.ts'
import { buildLevelQuote, isForSale } from './level-quote.ts'

function level(change: Partial<OwnLevel> = {}): OwnLevel {
  return {
    _id: 'l',
    assessment: 'a',
    no: 2,
    title: 'দুই',
    text: '',
    topics: [],
    question_count: 4,
    duration: null,
    marks: 4,
    pass_percent: 70,
    price: 100,
    price_real: 150,
    tries: 3,
    state: 'to-buy',
    reason: '',
    is_owned: false,
    stars: 0,
    best_mark: null,
    tries_used: 0,
    tries_left: 0,
    retry_price: 50,
    abroad: [{ currency: 'USD', price: 1, retry_price: 1 }],
    submission: null,
    ...change,
  }
}
const added = (lines: readonly { amount: number }[] = []) =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

describe('what can be bought', () => {
  it.each([
    ['a level one has not', {}, true],
    ['a level with tries left', { is_owned: true, tries_left: 2 }, false],
    ['a level without a limit of tries', { is_owned: true, tries_left: null }, false],
    ['a level whose tries are used up', { is_owned: true, tries_left: 0 }, true],
    ['a free level', { price: 0, is_owned: true, tries_left: null }, false],
    ['a level without a price', { price: null }, false],
  ])('%s: %s', (_name, change, isSold) => expect(isForSale(level(change))).toBe(isSold))
})

describe('the quote', () => {
  it('has a line for each level and for the discount, and adds up', () => {
    const quote = buildLevelQuote(
      [level(), level({ _id: 'm', no: 3, title: 'তিন', price_real: null })],
      'BDT',
    )
    expect(quote).toMatchObject({ total: 200, saved: 50 })
    expect(quote?.lines).toHaveLength(3)
    expect(added(quote?.lines)).toBe(200)
  })

  it('uses the price of another set of attempts when they are used up', () => {
    expect(buildLevelQuote([level({ is_owned: true })], 'BDT')).toMatchObject({ total: 50, saved: 0 })
  })

  it('is in the currency of the gateway, and missing where that is not sold', () => {
    expect(buildLevelQuote([level(), level()], 'USD')?.total).toBe(2)
    expect(buildLevelQuote([level()], 'INR')).toBeUndefined()
  })
})
