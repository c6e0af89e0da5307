import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { isShown, groupWeeks } from './weeks.ts'

const item = (of: Partial<StudyItem>) => v.parse(StudyItem, { _id: 'i', kind: 'live', title: 'ক্লাস', state: 'open', ...of })
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

describe('weeks of a module', () => {
  it('start on Saturday', () => {
    const [current, past] = groupWeeks([day(FRIDAY), day(SATURDAY)], 'all', FRIDAY, SATURDAY)
    expect(current).toMatchObject({ from: SATURDAY, to: '2026-11-27', isCurrent: true, no: 2 })
    expect(past).toMatchObject({ from: '2026-11-14', to: FRIDAY, isPast: true, no: 1 })
  })

  it('show the current and future weeks first, then the past ones from the newest', () => {
    const dates = ['2026-11-02', '2026-11-10', '2026-11-23', '2026-12-01']
    const weeks = groupWeeks(
      dates.map((date) => day(date)),
      'all',
      dates[0],
      '2026-11-23',
    )
    expect(weeks.map(({ days }) => days[0]?.date)).toEqual(['2026-11-23', '2026-12-01', '2026-11-10', '2026-11-02'])
  })

  it('start from the first week in a module that is over', () => {
    const weeks = groupWeeks([day('2026-10-12'), day('2026-10-05')], 'all', '2026-10-05', SATURDAY)
    expect(weeks.map(({ no }) => no)).toEqual([1, 2])
  })

  it('are one list for a recorded course without dates', () => {
    const weeks = groupWeeks([day(null), day(null)], 'all', undefined, SATURDAY)
    expect(weeks).toHaveLength(1)
    expect(weeks[0]).toMatchObject({ key: 'undated', days: [{}, {}] })
  })

  it('leave out days without items of the filter', () => {
    const weeks = groupWeeks(
      [day(SATURDAY, item({ kind: 'exam' })), day('2026-11-22', item({ kind: 'assignment' }))],
      'exam',
      SATURDAY,
      SATURDAY,
    )
    expect(weeks.flatMap(({ days }) => days)).toHaveLength(1)
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
  ] as const)('%s shows %o: %s', (filter, of, shown) => {
    expect(isShown(item(of), filter)).toBe(shown)
  })
})
