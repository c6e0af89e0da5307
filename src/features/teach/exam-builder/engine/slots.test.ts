import { expect, test } from 'vitest'
import { buildNextSlot, setSlotMinutes, countSlotMinutes, formatSlotStart, setSlotStart } from './slots.ts'

const slot = { id: 'a', startsAt: '2026-11-22T14:00:00.000Z', endsAt: '2026-11-22T14:20:00.000Z' }
const createId = () => 'new'

test('a slot is shown in Dhaka time', () => {
  expect(formatSlotStart(slot)).toBe('2026-11-22T20:00')
  expect(countSlotMinutes(slot)).toBe(20)
  expect(formatSlotStart({ ...slot, startsAt: '' })).toBe('')
})

test('a new start keeps the length, and a new length keeps the start', () => {
  expect(setSlotStart(slot, '2026-11-23T09:30')).toEqual({
    id: 'a',
    startsAt: '2026-11-23T03:30:00.000Z',
    endsAt: '2026-11-23T03:50:00.000Z',
  })
  expect(setSlotStart(slot, '')).toBe(slot)
  expect(setSlotMinutes(slot, 45).endsAt).toBe('2026-11-22T14:45:00.000Z')
})

test('a further slot follows the last; the first is at eight tomorrow evening', () => {
  expect(buildNextSlot([slot], 0, createId)).toMatchObject({
    startsAt: slot.endsAt,
    endsAt: '2026-11-22T14:40:00.000Z',
  })
  // Half past eleven at night in Dhaka.
  expect(formatSlotStart(buildNextSlot([], Date.parse('2026-11-21T17:30:00Z'), createId))).toBe(
    '2026-11-22T20:00',
  )
})
