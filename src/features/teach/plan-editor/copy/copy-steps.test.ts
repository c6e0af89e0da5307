import { expect, test } from 'vitest'
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import {
  countTwins,
  findSameModule,
  findShift,
  isAllCopied,
  NOTHING,
  parseShift,
  shiftInstant,
} from './copy-steps.ts'

test('dates are shifted by the days between the starts and keep their time of day', () => {
  const days = findShift('2026-01-05T15:00:00Z', '2026-02-02T15:00:00Z')
  expect(days).toBe(28)
  expect(shiftInstant('2026-01-31T17:59:00.000Z', days)).toBe('2026-02-28T17:59:00.000Z')
  expect(findShift(null, '2026-02-02T15:00:00Z')).toBe(0)
})

test.each([
  ['২৮', 28],
  ['-7', -7],
  ['−৭', -7],
  ['', undefined],
  ['২.৫', undefined],
])('%j days is read as %j', (typed, days) => {
  expect(parseShift(typed)).toBe(days)
})

test('a copy is complete when every day is created and every exam and assignment is there; a class is not copied', () => {
  const items = [
    { _id: 'class', kind: 'live' },
    { _id: 'exam', kind: 'exam' },
  ]
  const plan = { modules: [{ plans: [{ _id: 'day', items }] }] } as unknown as StudyPlan
  const state = { ...NOTHING, days: ['day'], made: { day: 'new' } }
  expect(isAllCopied(plan, state)).toBe(false)
  expect(isAllCopied(plan, { ...state, done: ['exam'] })).toBe(true)
})

test('days whose names already exist in the module are counted, those of another module are not', () => {
  const module = (_id: string, ...titles: string[]) => ({ _id, plans: titles.map((title) => ({ title })) })
  const plan = { modules: [module('one', 'হুক'), module('two', 'স্টেট', 'রাউটার')] } as unknown as StudyPlan
  expect(countTwins(plan, 'two', [{ title: 'স্টেট' }, { title: 'হুক' }])).toBe(1)
})

test('days are copied to the module with the same number, or nowhere if the target has none', () => {
  const plan = (...modules: [number, string, string[]][]) =>
    ({
      modules: modules.map(([no, _id, days]) => ({ _id, no, plans: days.map((day) => ({ _id: day })) })),
    }) as unknown as StudyPlan
  const source = plan([1, 's1', ['a']], [6, 's6', ['b', 'c']])
  const target = plan([1, 't1', []], [6, 't6', []])
  expect(findSameModule(source, target, { ...NOTHING, days: ['c'] })).toBe('t6')
  expect(findSameModule(source, plan([1, 't1', []]), { ...NOTHING, days: ['c'] })).toBe('')
})
