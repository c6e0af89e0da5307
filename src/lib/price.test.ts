import { describe, expect, it } from 'vitest'
import {
  canBeBought,
  getCourseStatus,
  computeDiscountPercent,
  getDisplayedPrice,
  getOldPrice,
  formatPrice,
  filterRemainingSchedules,
} from './price.ts'

describe('displayed price (spec 4, ruling R31)', () => {
  it.each([
    [{ live_price: 6000 }, 6000],
    [{ live_price: 6000, live_plus_price: 5000 }, 5000],
    [{ live_price: 6000, live_plus_price: 6000 }, 6000],
    [{ live_price: 6000, live_plus_price: 7000 }, 6000],
    [{ live_price: 6000, live_plus_price: 0 }, 0],
    [{ live_price: 0, live_plus_price: 5000 }, 0],
    [{ live_price: 6000, live_plus_price: -1 }, 6000],
    [{ live_price: -1, live_plus_price: 5000 }, 5000],
    [{ live_price: 6000, live_plus_price: 'free' }, 6000],
    [{ live_price: Number.NaN, live_plus_price: null }, undefined],
    [{}, undefined],
  ])('%j costs %s', (course, price) => expect(getDisplayedPrice(course)).toBe(price))

  it.each([
    [{ live_price: 6000, live_price_real: 8000 }, 8000],
    [{ live_price: 6000, live_price_real: 6000 }, undefined],
    [{ live_price: 6000, live_price_real: 5000 }, undefined],
    [{ live_price: 6000, live_plus_price: 5000, live_price_real: 9000 }, undefined],
    [{ live_price: 6000, live_plus_price: 5000, live_plus_price_real: 7000 }, 7000],
    [{ live_price: 6000, live_plus_price: 6000, live_price_real: 8000, live_plus_price_real: 9000 }, 8000],
    [{ live_price_real: 8000 }, undefined],
  ])('%j strikes %s', (course, old) => expect(getOldPrice(course)).toBe(old))

  it('shows FREE for zero', () => {
    expect(formatPrice(0)).toBe('FREE')
    expect(formatPrice(599)).toBe('৳৫৯৯')
  })

  it.each([
    [6000, 8000, 25],
    [1990, 2000, 1],
    [197, 200, 2],
    [0, 8000, 100],
    [-1, 8000, 0],
    [8000, 8000, 0],
    [9000, 8000, 0],
  ])('%i instead of %i saves %i percent', (price, old, percent) =>
    expect(computeDiscountPercent(price, old)).toBe(percent),
  )
})

describe('course status (spec 4, ruling R31)', () => {
  it.each([
    [{ live_plus_schedules: ['a', 'b'], count_live_plus_schedules: 9 }, 2],
    [{ live_plus_schedules: [], count_live_plus_schedules: 9 }, 0],
    [{ count_live_plus_schedules: 3, live_plus_schedule_count: 9 }, 3],
    [{ live_plus_schedule_count: 4 }, 4],
    [{}, 0],
  ])('%j has %i schedules left', (course, left) => expect(filterRemainingSchedules(course)).toBe(left))

  it.each([
    [{ live_price: 0 }, 'FREE', true],
    [{ live_price: 6000, live_plus_price: 0, live_plus_schedules: [] }, 'FREE', true],
    [{ live_price: 6000, live_plus_schedules: [] }, 'ENDED', false],
    [{ live_price: 6000, count_live_plus_schedules: 1 }, 'CONTINUE', true],
    [{ count_live_plus_schedules: 1 }, 'CONTINUE', false],
    [{}, 'ENDED', false],
  ])('%j is %s, can be bought: %s', (course, status, isForSale) => {
    expect(getCourseStatus(course)).toBe(status)
    expect(canBeBought(course)).toBe(isForSale)
  })
})
