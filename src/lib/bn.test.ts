import { describe, expect, it } from 'vitest'
import {
  formatClock,
  compareBengali,
  formatDate,
  formatDateTile,
  formatDateTime,
  formatDay,
  formatDigits,
  formatDuration,
  formatMark,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatReachedPercent,
  formatRelative,
  formatTime,
  formatTimeLeft,
  formatWait,
  splitGraphemes,
  formatMoney,
  formatOwnZoneTime,
  formatTaka,
  convertToLatin,
  WEEKDAYS,
} from './bn.ts'
import strings from './corpus/bengali-strings.json'

it.each([
  [7, 10, '৭/১০'],
  [0, 10, '০/১০'],
  [0.5, 1200, '০.৫/১,২০০'],
  [null, 10, '–/১০'],
  [undefined, 10, '–/১০'],
  [7, undefined, '৭'],
  [7, null, '৭'],
  [null, undefined, '–'],
])('the mark %s of %s is %s', (mark, marks, shown) => {
  expect(formatMark(mark, marks)).toBe(shown)
})

describe('digits (ruling R3)', () => {
  it.each([
    ['0123456789', '০১২৩৪৫৬৭৮৯'],
    ['React 19', 'React ১৯'],
    [705, '৭০৫'],
  ])('%s → %s', (latin, bengali) => expect(formatDigits(latin)).toBe(bengali))

  it.each([
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['১2৩4', '1234'],
    ['৳৬,০০০', '৳6,000'],
  ])('%s → %s', (bengali, latin) => expect(convertToLatin(bengali)).toBe(latin))
})

describe('numbers and money', () => {
  it.each([
    [0, '০'],
    [-0, '০'],
    [999, '৯৯৯'],
    [1234567, '১২,৩৪,৫৬৭'],
    [1.256, '১.২৬'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%s is %s', (value, text) => expect(formatNumber(value)).toBe(text))

  it('rounds a percentage half up, and down beside a limit', () => {
    expect([69.5, 69.4, 0, Number.NaN].map(formatPercent)).toEqual(['৭০%', '৬৯%', '০%', ''])
    // A sum of shares may lie this little below 70.
    expect([69.99, 70, 70 - 1e-14, Number.NaN].map(formatReachedPercent)).toEqual(['৬৯%', '৭০%', '৭০%', ''])
  })

  it.each([
    [6000, '৳৬,০০০'],
    [124000, '৳১,২৪,০০০'],
    [-600, '−৳৬০০'],
    [0, '৳০'],
    [99.5, '৳১০০'],
    [Number.NaN, ''],
  ])('%s as taka is %s', (amount, text) => expect(formatTaka(amount)).toBe(text))

  it('puts the sign of another currency first', () => {
    expect(formatMoney(25, 'USD')).toBe('$২৫')
    expect(formatMoney(1200, 'INR')).toBe('₹১,২০০')
  })

  it.each([
    [0, '০তম'],
    [1, '১ম'],
    [2, '২য়'],
    [3, '৩য়'],
    [4, '৪র্থ'],
    [5, '৫ম'],
    [6, '৬ষ্ঠ'],
    [10, '১০ম'],
    [11, '১১তম'],
    [21, '২১তম'],
  ])('bnOrdinal(%s) is %s', (place, text) => expect(formatOrdinal(place)).toBe(text.normalize('NFC')))

  it('sorts numbers by value and Latin last', () => {
    expect(['React', 'মডিউল ১০', 'মডিউল ২', 'কোর্স'].toSorted(compareBengali)).toEqual([
      'কোর্স',
      'মডিউল ২',
      'মডিউল ১০',
      'React',
    ])
  })
})

describe('dates and times in Dhaka (ruling R4)', () => {
  const lastMinute = '2024-11-22T17:59:00Z'

  it('writes date, day and time with our own words', () => {
    expect(formatDate(lastMinute)).toBe('২২ নভেম্বর, ২০২৪')
    expect(formatDay('2026-11-24T03:00:00Z')).toBe('মঙ্গলবার, ২৪ নভেম্বর')
    expect(formatTime(lastMinute)).toBe('রাত ১১:৫৯')
    expect(formatDateTime('2024-11-22T18:00:00Z')).toBe('২৩ নভেম্বর, ২০২৪, রাত ১২:০০')
    expect(formatDateTile('2026-11-23T03:00:00Z')).toEqual({ day: '২৩', month: 'নভেম্বর', weekday: 'সোম' })
  })

  it('keeps the day of a plain date', () =>
    expect(formatDate('2000-02-29')).toBe('২৯ ফেব্রুয়ারি, ২০০০'.normalize('NFC')))

  it.each([
    ['2026-01-01T06:05:00Z', 'দুপুর ১২:০৫'],
    ['2026-01-01T09:30:00Z', 'বিকাল ৩:৩০'],
    ['2025-12-31T22:00:00Z', 'ভোর ৪:০০'],
  ])('%s is %s', (instant, text) => expect(formatTime(instant)).toBe(text))

  it('shows nothing for an invalid date', () => {
    expect([formatDate, formatDay, formatTime, formatDateTime].map((show) => show('no time'))).toEqual([
      '',
      '',
      '',
      '',
    ])
    expect(formatDateTile('no time')).toBeUndefined()
    expect(formatRelative('no time')).toBe('')
  })

  it.each([
    [-360, undefined],
    [0, 'আপনার সময় বিকাল ৫:৫৯'],
    [-540, 'আপনার সময় ২৩ নভেম্বর, রাত ২:৫৯'],
    [480, 'আপনার সময় সকাল ৯:৫৯'],
  ])('adds the reader’s zone at offset %s: %s', (offset, text) =>
    expect(formatOwnZoneTime(lastMinute, offset)).toBe(text?.normalize('NFC')),
  )

  it.each([
    [0, 'এইমাত্র'],
    [-30, 'এইমাত্র'],
    [1, 'এখনই'],
    [30, 'এখনই'],
    [-60, '১ মিনিট আগে'],
    [-5 * 60, '৫ মিনিট আগে'],
    [5 * 60, '৫ মিনিট পর'],
    [-3 * 3600, '৩ ঘণ্টা আগে'],
    [2 * 86_400, '২ দিন পর'],
    [-65 * 86_400, '২ মাস আগে'],
    [30 * 86_400, '১ মাস পর'],
    [365 * 86_400, '১ বছর পর'],
    [-800 * 86_400, '২ বছর আগে'],
  ])('%i seconds from now is %s', (seconds, text) => {
    const now = Date.parse(lastMinute)
    expect(formatRelative(now + seconds * 1000, now)).toBe(text)
  })

  it('begins the week on Saturday', () => {
    expect(Object.keys(WEEKDAYS)).toEqual([
      'Saturday',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Everyday',
    ])
    expect(WEEKDAYS.Everyday).toBe('প্রতিদিন')
  })
})

describe('lengths of time', () => {
  it.each([
    [0, '০ সেকেন্ড'],
    [45, '৪৫ সেকেন্ড'],
    [60, '১ মিনিট'],
    [3600, '১ ঘণ্টা'],
    [9300, '২ ঘণ্টা ৩৫ মিনিট'],
  ])('bnDuration(%i) is %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))

  it.each([
    [45, '৪৫ সেকেন্ড'],
    [86_340, '২৩ ঘণ্টা ৫৯ মিনিট'],
    [86_400, '১ দিন'],
    [105_060, '১ দিন ৫ ঘণ্টা'],
    [1_045_140, '১২ দিন ২ ঘণ্টা'],
  ])('bnWait(%i) is %s', (seconds, text) => expect(formatWait(seconds)).toBe(text))

  it.each([
    [0, '০:০০'],
    [65.9, '১:০৫'],
    [2538, '৪২:১৮'],
    [3723, '১:০২:০৩'],
  ])('bnClock(%d) is %s', (seconds, text) => expect(formatClock(seconds)).toBe(text))
})

describe('letters', () => {
  it.each(strings as [string, string, number][])('%s', (_name, text, count) => {
    expect(splitGraphemes(text)).toHaveLength(count)
    expect(splitGraphemes(text).join('')).toBe(text)
  })
})

it.each([
  [275_772, '৩ দিন ০৪:৩৬:১২'],
  [59, '০০:০০:৫৯'],
  [86_400, '১ দিন ০০:০০:০০'],
  [-5, '০০:০০:০০'],
])('time left: %i seconds', (seconds, words) => expect(formatTimeLeft(seconds)).toBe(words))
