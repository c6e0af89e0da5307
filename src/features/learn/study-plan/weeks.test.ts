import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { countPast, isShown, splitModule } from './weeks.ts'

const item = (fields: Partial<StudyItem>) =>
  v.parse(StudyItem, { _id: 'i', kind: 'live', title: 'ক্লাস', state: 'open', ...fields })
const day = (date: string | null, ...items: StudyItem[]): StudyDay => ({
  _id: date ?? 'undated',
  title: '',
  day_no: 1,
  date,
  items: items.length > 0 ? items : [item({})],
})

/** 2026-11-21 is a Saturday. */
const SATURDAY = '2026-11-21'
const FRIDAY = '2026-11-20'

describe('the parts of a module', () => {
  it('are weeks that start on Saturday', () => {
    const { past, today } = splitModule([day(FRIDAY), day(SATURDAY)], 'all', FRIDAY, SATURDAY)
    expect(today).toHaveLength(1)
    expect(past).toMatchObject([{ from: '2026-11-14', to: FRIDAY, no: 1 }])
  })

  it('are today, the weeks ahead from the nearest, and the past ones from the newest', () => {
    const days = ['2026-11-02', '2026-11-10', '2026-11-23', '2026-11-25', '2026-12-01'].map((date) =>
      day(date),
    )
    const { today, ahead, past } = splitModule(days, 'all', '2026-11-02', '2026-11-23')
    const findDates = (weeks: typeof ahead) => weeks.map((week) => week.days[0]?.date)
    expect(today.map(({ date }) => date)).toEqual(['2026-11-23'])
    expect(findDates(ahead)).toEqual(['2026-11-25', '2026-12-01'])
    expect(findDates(past)).toEqual(['2026-11-10', '2026-11-02'])
  })

  it('put open work of an earlier day before the rest of that day', () => {
    const earlier = day(
      FRIDAY,
      item({ kind: 'assignment', state: 'due' }),
      item({ kind: 'recording', state: 'open' }),
    )
    const { waiting, past } = splitModule([earlier, day(SATURDAY)], 'all', FRIDAY, SATURDAY)
    expect(waiting[0]?.items.map(({ kind }) => kind)).toEqual(['assignment'])
    expect(past[0]?.days[0]?.items.map(({ kind }) => kind)).toEqual(['recording'])
  })

  it('start from the first week in a module that is over', () => {
    const { past } = splitModule([day('2026-10-12'), day('2026-10-05')], 'all', '2026-10-05', SATURDAY)
    expect(past.map(({ no }) => no)).toEqual([1, 2])
  })

  it('are one list for a recorded course without dates', () => {
    const { ahead } = splitModule([day(null), day(null)], 'all', undefined, SATURDAY)
    expect(ahead).toMatchObject([{ key: 'undated', days: [{}, {}] }])
  })

  it('leave out days without items of the filter', () => {
    const days = [day(SATURDAY, item({ kind: 'exam' })), day('2026-11-22', item({ kind: 'assignment' }))]
    const { today, ahead } = splitModule(days, 'exam', SATURDAY, SATURDAY)
    expect([today.length, ahead.length]).toEqual([1, 0])
  })

  it('count done and missed items of the past', () => {
    const days = [
      day('2026-11-10', item({ state: 'marked' }), item({ state: 'missed' })),
      day(FRIDAY, item({ state: 'under-review' }), item({})),
    ]
    expect(countPast(splitModule(days, 'all', undefined, '2026-11-21').past)).toEqual({
      steps: 4,
      done: 2,
      missed: 1,
      from: '2026-11-10',
      to: FRIDAY,
    })
  })
})

describe('filters', () => {
  it.each([
    ['class', { kind: 'recording' }, true],
    ['class', { kind: 'live' }, true],
    ['class', { kind: 'exam' }, false],
    ['assignment', { kind: 'assignment' }, true],
    ['unfinished', { state: 'due' }, true],
    ['unfinished', { state: 'missed' }, true],
    ['unfinished', { state: 'marked' }, false],
    ['unfinished', { state: 'locked' }, false],
    ['all', { state: 'locked' }, true],
  ] as const)('%s shows %o: %s', (filter, fields, shown) => {
    expect(isShown(item(fields), filter)).toBe(shown)
  })
})
