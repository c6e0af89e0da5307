import { expect, test } from 'vitest'
import { nextSlot, slotLasting, slotMinutes, slotStart, slotStarted } from './slots.ts'

const slot = { id: 'a', startsAt: '2026-11-22T14:00:00.000Z', endsAt: '2026-11-22T14:20:00.000Z' }
const newId = () => 'new'

test('an hour is shown by the clock of Dhaka', () => {
  expect(slotStart(slot)).toBe('2026-11-22T20:00')
  expect(slotMinutes(slot)).toBe(20)
  expect(slotStart({ ...slot, startsAt: '' })).toBe('')
})

test('another start keeps the length, another length the start', () => {
  expect(slotStarted(slot, '2026-11-23T09:30')).toEqual({
    id: 'a',
    startsAt: '2026-11-23T03:30:00.000Z',
    endsAt: '2026-11-23T03:50:00.000Z',
  })
  expect(slotStarted(slot, '')).toBe(slot)
  expect(slotLasting(slot, 45).endsAt).toBe('2026-11-22T14:45:00.000Z')
})

test('the next one follows the last; the first is at eight tomorrow evening', () => {
  expect(nextSlot([slot], 0, newId)).toMatchObject({ startsAt: slot.endsAt, endsAt: '2026-11-22T14:40:00.000Z' })
  // Half past eleven at night in Dhaka.
  expect(slotStart(nextSlot([], Date.parse('2026-11-21T17:30:00Z'), newId))).toBe('2026-11-22T20:00')
})
