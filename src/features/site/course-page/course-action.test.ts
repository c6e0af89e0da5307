import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { BookingStatus } from '#src/api/shapes/booking.ts'
import { Course } from '#src/api/shapes/course.ts'
import { findChosenSchedule, getCourseAction, findRunningOffer, getPrices } from './course-action.ts'
import { listSections } from './sections.ts'

const NIGHT = { _id: 'night', label: 'ব্যাচ ১৩ · রাতের', days: ['Saturday'], class_time: '21:00', seats_left: 3 }
const MORNING = {
  _id: 'morning',
  label: 'ব্যাচ ১৩ · সকালের',
  days: ['Friday'],
  class_time: '10:00',
  seats_left: null,
}

/** A course as the server would send it, with little in it. */
function courseWith(fields: object): Course {
  const category = { _id: 'web', slug: 'web', title: 'ওয়েব', colour: 'web' }
  return v.parse(Course, {
    _id: 'c',
    slug: 'c',
    title: 'কোর্স',
    kind: 'live',
    category,
    live_plus_schedules: [NIGHT, MORNING],
    ...fields,
  })
}

function booked(state: BookingStatus['state']): BookingStatus {
  return { course: 'c', slug: 'c', state, batch: 'b1', booking: null, transaction: null }
}

test.each([
  ['zero is FREE', { live_price: 0 }, 'free'],
  ['zero is FREE without any schedule', { live_price: 0, live_plus_schedules: [] }, 'free'],
  ['no schedule is ENDED', { live_price: 6000, live_plus_schedules: [] }, 'ended'],
  ['a schedule is CONTINUE', { live_price: 6000 }, 'buy'],
  [
    'the count counts where the list is missing',
    { live_price: 6000, live_plus_schedules: null, count_live_plus_schedules: 1 },
    'buy',
  ],
  ['without any price nothing can be bought', {}, 'no-price'],
  ['a negative price is none', { live_price: -1 }, 'no-price'],
])('%s (spec 4, ruling R31)', (_, fields, kind) =>
  expect(getCourseAction(courseWith(fields), undefined).kind).toBe(kind),
)

test('a started course comes before one that can be bought', () => {
  const ended = courseWith({ live_price: 6000, live_plus_schedules: [] })
  expect(getCourseAction(ended, booked('enrolled'))).toEqual({ kind: 'enrolled', batch: 'b1' })
  expect(getCourseAction(ended, booked('due'))).toEqual({ kind: 'due', batch: 'b1' })
  expect(getCourseAction(courseWith({ live_price: 6000 }), booked('pending')).kind).toBe('pending')
  expect(getCourseAction(ended, booked('pending')).kind).toBe('ended')
})

test('the chosen batch, or the first with a seat', () => {
  const course = courseWith({ live_price: 6000 })
  expect(findChosenSchedule(course, 'morning')?._id).toBe('morning')
  expect(findChosenSchedule(course, 'gone')?._id).toBe('night')
  const full = courseWith({ live_price: 6000, live_plus_schedules: [{ ...NIGHT, seats_left: 0 }, MORNING] })
  expect(findChosenSchedule(full, 'night')?._id).toBe('morning')
})

test("a schedule's own price wins; otherwise the course's applies", () => {
  const course = courseWith({
    live_price: 6000,
    live_price_real: 8000,
    live_plus_schedules: [{ ...NIGHT, live_price: 5000 }, MORNING],
  })
  const [night, morning] = course.live_plus_schedules ?? []
  expect(getPrices(course, night)).toEqual({ price: 5000, old: undefined, off: 0 })
  expect(getPrices(course, morning)).toEqual({ price: 6000, old: 8000, off: 25 })
  expect(getPrices(courseWith({}), undefined)).toEqual({ price: undefined, old: undefined, off: 0 })
})

test('an offer runs until the end that the server names, and not without one', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  const offerUntil = (ends_at: string | null) =>
    courseWith({ offer: { title: 'আগে ভর্তি', percent: 25, ends_at } })
  expect(findRunningOffer(offerUntil('2026-11-21T10:01:00Z'), undefined, now)?.seconds).toBe(60)
  expect(findRunningOffer(offerUntil('2026-11-21T10:00:00Z'), undefined, now)).toBeUndefined()
  expect(findRunningOffer(offerUntil(null), undefined, now)).toBeUndefined()
  expect(findRunningOffer(courseWith({}), undefined, now)).toBeUndefined()
})

test('only sections with content have a tab', () => {
  expect(listSections(courseWith({})).map(({ id }) => id)).toEqual(['routine'])
  const faqs = [{ question: 'ক', answer: 'খ' }]
  const recorded = courseWith({ live_plus_schedules: [{ _id: 's', label: '-' }], faqs, outcomes: ['ক'] })
  expect(listSections(recorded).map(({ id }) => id)).toEqual(['subjects', 'questions'])
})
