import { expect, test } from 'vitest'
import { buildPeriod, findPeriodProblems, readPeriod } from './period-values.ts'

const school = {
  _id: '1',
  place: 'রাজশাহী কলেজ',
  role: 'বিএ',
  note: '',
  date_from: '2020-03-15',
  date_to: '2023-06-01',
}

test('a month is stored as its first day, and a known day stays', () => {
  const values = readPeriod(school)
  expect(values).toMatchObject({
    from_month: '03',
    from_year: '2020',
    to_month: '06',
    to_year: '2023',
    goes_on: false,
  })
  expect(buildPeriod(values, school)).toMatchObject({ date_from: '2020-03-15', date_to: '2023-06-01' })
  expect(buildPeriod({ ...values, from_month: '04', goes_on: true }, school)).toMatchObject({
    date_from: '2020-04-01',
    date_to: null,
  })
  expect(readPeriod({ ...school, date_to: null }).goes_on).toBe(true)
})

test('an end before the start and missing values are reported beside their fields', () => {
  const values = readPeriod(school)
  expect(findPeriodProblems(values, 'education')).toEqual({})
  expect(findPeriodProblems({ ...values, to_year: '2019' }, 'education')).toEqual({
    to_month: expect.stringMatching(/শুরুর আগে/),
  })
  expect(findPeriodProblems({ ...values, to_year: '2020', to_month: '03' }, 'education')).toEqual({})
  expect(findPeriodProblems({ ...values, to_year: '' }, 'experience')).toHaveProperty('to_month')
  expect(findPeriodProblems({ ...values, to_year: '2019', goes_on: true }, 'experience')).toEqual({})
  expect(Object.keys(findPeriodProblems(readPeriod(undefined), 'experience'))).toEqual([
    'place',
    'role',
    'from_month',
    'to_month',
  ])
})
