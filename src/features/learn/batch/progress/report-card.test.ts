import { describe, expect, it } from 'vitest'
import type { Batch } from '#src/api/shapes/batch.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import type { ProgressReport } from '#src/api/shapes/progress.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { splitLines } from '#src/engines/papers/parts/report-card-paper.tsx'
import { buildReportCard, type ReportCardSource } from './report-card.ts'

const submit = (facts: Partial<SubmissionCard>) =>
  ({
    _id: 's',
    kind: 'essay',
    try_no: 1,
    mark: undefined,
    marks: 20,
    submitted_at: '2026-11-01T00:00:00Z',
    ...facts,
  }) as SubmissionCard

const pass = (id: string, percent: number, state: LevelSubmissionCard['state'] = 'passed') =>
  ({
    level: { _id: id, title: `Level ${id}` },
    assessment: { _id: 'a', title: 'HTML' },
    state,
    percent,
    submitted_at: '2026-11-02T00:00:00Z',
  }) as unknown as LevelSubmissionCard

const source = {
  learner: 'নুসরাত জাহান',
  batch: {
    title: 'ব্যাচ ১২',
    course: { title: 'ফুল স্ট্যাক' },
    done: 22,
    total: 36,
    start_at: undefined,
  } as unknown as Batch,
  report: {
    percent: 92,
    parts: [
      { kind: 'live', percent: 95, done: 21, total: 22, weight: 20 },
      { kind: 'recording', percent: 97, done: 29, total: 30, weight: 20 },
      { kind: 'assignment', percent: 100, done: 4, total: 4, weight: 30 },
      { kind: 'exam', percent: 80, done: 4, total: 5, weight: 30 },
    ],
  } as unknown as ProgressReport,
  submissions: [],
  levels: [],
  number: undefined,
  at: 0,
} satisfies ReportCardSource

describe('the report card', () => {
  it('has the last marked attempt of each task, oldest first', () => {
    const submissions = [
      submit({ exam: 'b', title: 'B', mark: 9, submitted_at: '2026-11-03T00:00:00Z' }),
      submit({ exam: 'a', title: 'A', mark: 5 }),
      submit({ exam: 'a', title: 'A', mark: 12, try_no: 2 }),
    ]
    const [, exams] = buildReportCard({ ...source, submissions }).groups
    expect(exams?.rows.map(({ title, mark }) => [title, mark])).toEqual([
      ['A', 12],
      ['B', 9],
    ])
  })

  it('lists work without a mark, and does not count it as zero', () => {
    const submissions = [
      submit({ assignment: 'c', title: 'C' }),
      submit({ exam: 'd', title: 'D', submitted_at: undefined }),
    ]
    const card = buildReportCard({ ...source, submissions })
    expect(card.waiting).toEqual(['C'])
    expect(card.groups.flatMap(({ rows }) => rows)).toEqual([])
  })

  it('has the sum of its own rows as its total, not the share of work that was handed in', () => {
    const submissions = [
      submit({ assignment: 'a', title: 'A', mark: 69, marks: 80 }),
      submit({ exam: 'b', title: 'B', mark: 61, marks: 120 }),
    ]
    const { percent, attendance, groups } = buildReportCard({ ...source, submissions })
    const shares = [
      ...attendance.map(({ weight, done, total }) => weight * (done / total)),
      ...groups.map(({ weight, rows: [row] }) => weight * (row!.mark / row!.marks)),
    ]
    expect(percent).toBeCloseTo(shares.reduce((sum, each) => sum + each))
    expect(Math.round(percent!)).toBe(80)
  })

  it('gives the weight of what has no rows yet to the others', () => {
    const { percent, groups, attendance } = buildReportCard({
      ...source,
      submissions: [submit({ assignment: 'a', title: 'A', mark: 20, marks: 20 })],
    })
    expect([...attendance, ...groups].map(({ weight }) => Math.round(weight))).toEqual([29, 29, 43, 0])
    expect(Math.round(percent!)).toBe(98)
  })

  it('lists the best result of each passed level', () => {
    const levels = [pass('1', 70), pass('1', 91), pass('2', 40, 'failed')]
    expect(buildReportCard({ ...source, levels }).levels.map(({ id, percent }) => [id, percent])).toEqual([
      ['1', 91],
    ])
  })
})

it('rows that do not fit on the first sheet continue on further sheets', () => {
  const rows = Array.from({ length: 50 }, (_, at) => at)
  expect(splitLines(rows, 16, 30).map(({ length }) => length)).toEqual([16, 30, 4])
  expect(splitLines([], 16, 30)).toEqual([[]])
})
