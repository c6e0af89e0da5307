import { expect, test } from 'vitest'
import { parseDhakaInput, formatDhakaInput } from './dhaka-input.ts'

test('a minute before midnight in Dhaka, both ways', () => {
  expect(formatDhakaInput('2026-11-21T17:59:00Z')).toBe('2026-11-21T23:59')
  expect(parseDhakaInput('2026-11-21T23:59')).toBe('2026-11-21T17:59:00.000Z')
})

test.each(['', 'কাল', '2026-11-21', '2026-13-41T00:00'])('%j is not a time', (text) => {
  expect(parseDhakaInput(text)).toBeUndefined()
})

test('no time is an empty field', () => {
  expect(formatDhakaInput(null)).toBe('')
  expect(formatDhakaInput('কাল')).toBe('')
})
