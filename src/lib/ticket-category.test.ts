import { describe, expect, it } from 'vitest'
import {
  guessTicketCategory,
  TICKET_CATEGORIES,
  nameTicketFields,
  numberTicketFields,
  TICKET_FIELD_NUMBERS,
  TICKET_FIELDS,
  parseTicketCategory,
} from './ticket-category.ts'

describe('support categories', () => {
  it('are twelve, each with the description and without a repeated field', () => {
    expect(TICKET_CATEGORIES).toHaveLength(12)
    for (const category of TICKET_CATEGORIES) {
      const numbers = TICKET_FIELDS[category].map((field) => TICKET_FIELD_NUMBERS[field])
      expect(numbers).toContain(8)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    }
  })

  it('have fields with numbers in a call, which older releases also stored', () => {
    const fields = { course: 'ফুল স্ট্যাক', text: 'কথা', call: '01712345678' }
    const numbered = { 1: 'ফুল স্ট্যাক', 8: 'কথা', 10: '01712345678' }
    expect(numberTicketFields(fields)).toEqual(numbered)
    expect(nameTicketFields(numbered)).toEqual(fields)
    expect(nameTicketFields(fields)).toEqual(fields)
  })

  it('are read from an address only by their names', () => {
    expect(parseTicketCategory('class-recording')).toBe('class-recording')
    expect(parseTicketCategory('__proto__')).toBeUndefined()
    expect(parseTicketCategory(null)).toBeUndefined()
  })

  it.each([
    ['/join/live/live-1', 'class-joining'],
    ['/dashboard/my-courses/b/live/live-1', 'live-class'],
    ['/dashboard/my-courses/b/recordings/r', 'class-recording'],
    ['/dashboard/my-courses/b/module/m/assignment/a', 'assignment'],
    ['/dashboard/my-courses/b/module/m/exam/e', 'quiz'],
    ['/dashboard/my-courses/b/module/m', 'module'],
    ['/dashboard/my-courses/b', 'batch'],
    ['/free/git-github', 'pre-recorded-video'],
    ['/purchase/full-stack-javascript', 'personal-problem'],
    ['/purchase/result/TRX10120047', 'personal-problem'],
    ['/dashboard/transactions/TRX10120047', 'personal-problem'],
    ['/dashboard/devices', 'personal-problem'],
    ['/courses', undefined],
    ['/dashboard/my-courses', undefined],
  ])('%s suggests %s', (path, category) => {
    expect(guessTicketCategory(path)).toBe(category)
  })
})
