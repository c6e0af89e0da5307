import { describe, expect, it } from 'vitest'
import { findBoughtPage, getCheckoutPath } from './bought-page.ts'

const course = { slug: 'react' }
const assessment = { _id: 'js' }

describe('where a payment leads', () => {
  it.each([
    ['a course', { course, batch: 'b' }, { kind: 'batch', to: '/dashboard/my-courses/b' }],
    ['a bundle', { course, batch: null }, { kind: 'courses', to: '/dashboard/my-courses' }],
    ['levels', { assessment }, { kind: 'levels', to: '/dashboard/assessments/js' }],
  ] as const)('%s', (_name, payment, place) => expect(findBoughtPage(payment)).toEqual(place))

  it.each([
    ['a course', { course, schedule: { _id: 's' } }, '/purchase/react?schedule=s'],
    ['a bundle', { course, schedule: null }, '/purchase/react'],
    ['levels', { course: null, assessment }, '/purchase/assessment/js'],
    ['what nothing says', {}, undefined],
  ] as const)('buying %s again', (_name, payment, address) => expect(getCheckoutPath(payment)).toBe(address))
})
