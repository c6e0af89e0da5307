import { expect, test } from 'vitest'
import type { Course, Schedule } from '#src/api/shapes/course.ts'
import { buildOrder } from './use-order.ts'

const course = { _id: 'course-1' } as Course
const schedule = { _id: 'schedule-1' } as Schedule
const choices = { method: 'bkash', promo: { state: 'none' }, currency: 'BDT' } as const

test('an unknown price makes no order, least of all a free one', () => {
  expect(buildOrder(course, schedule, { ...choices, quote: undefined, isFree: false })).toBeUndefined()
  expect(buildOrder(course, schedule, { ...choices, quote: undefined, isFree: true })).toEqual({
    kind: 'free',
    course: 'course-1',
  })
})
