import { expect, test } from 'vitest'
import { bodyOf, emptyDay, problemsOf } from './day-values.ts'

const sound = { ...emptyDay('module-1', 3), title: 'রিভিউ' }

test.each(['3', '৩'])('%s is a day number, sent in Latin digits', (day_no) => {
  expect(problemsOf({ ...sound, day_no }, 10)).toEqual({})
  expect(bodyOf({ ...sound, day_no }).day_no).toBe(3)
})

test.each(['', '0', '11', '2.5', 'তিন'])('%j is none where there are ten days', (day_no) => {
  expect(Object.keys(problemsOf({ ...sound, day_no }, 10))).toEqual(['day_no'])
})

test('a day needs a name and a module', () => {
  expect(Object.keys(problemsOf({ ...sound, title: ' ', module: '' }, 10))).toEqual(['title', 'module'])
})
