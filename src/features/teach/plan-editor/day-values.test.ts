import { expect, test } from 'vitest'
import { buildBody, createValues, findProblems } from './day-values.ts'

const sound = { ...createValues('module-1', 3), title: 'রিভিউ' }

test.each(['3', '৩'])('%s is a valid day number and sent as a number', (day_no) => {
  expect(findProblems({ ...sound, day_no }, 10)).toEqual({})
  expect(buildBody({ ...sound, day_no }).day_no).toBe(3)
})

test.each(['', '0', '11', '2.5', 'তিন'])('%j is not a valid number among ten days', (day_no) => {
  expect(Object.keys(findProblems({ ...sound, day_no }, 10))).toEqual(['day_no'])
})

test('a day needs a title and a module', () => {
  expect(Object.keys(findProblems({ ...sound, title: ' ', module: '' }, 10))).toEqual(['title', 'module'])
})
