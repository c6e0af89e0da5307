/**
 * The report of a batch: due work so far, by kind and weight, and the mark needed for certificates. (rulings
 * R35, R52)
 */

import { sumShares } from '#src/lib/course-mark.ts'
import type { BatchData, LearnerRecords } from './batch-data.ts'
import { findNewestAttempt, getWatchedPercent, WATCHED_PERCENT } from './item-state.ts'

const WEIGHTS = { live: 20, recording: 20, assignment: 30, exam: 30 } as const
type Kind = keyof typeof WEIGHTS

export interface ReportPart {
  kind: Kind
  done: number
  total: number
  percent: number
  weight: number
}

export interface Report {
  /** Unrounded: 69.9 is not a pass. */
  percent: number
  parts: ReportPart[]
}

/** Not rounded. Where nothing was due yet, nothing is missing. */
const compute = (done: number, total: number) => (total === 0 ? 100 : (done / total) * 100)

/**
 * The existing kinds share the whole weight: a recorded course is not passed merely because it has no exams.
 */
function shareWeights(has: Readonly<Record<Kind, boolean>>): ReadonlyMap<Kind, number> {
  const kinds = (Object.keys(WEIGHTS) as Kind[]).filter((kind) => has[kind])
  const whole = kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0)
  return new Map(kinds.map((kind) => [kind, (WEIGHTS[kind] / whole) * 100]))
}

export function computeReport(batchData: BatchData, records: LearnerRecords, now: string): Report {
  const { lives, recordings, assignments, exams } = batchData
  const over = lives.filter(({ class_no, starts_at }) => class_no !== null && starts_at < now)
  const seen = recordings.filter((row) => getWatchedPercent(row, records) >= WATCHED_PERCENT)
  const tasks = assignments.filter(({ last_submission_date: at }) => at !== null && at < now)
  const tests = exams.filter(({ closes_at: at, is_optional }) => at !== null && at < now && !is_optional)
  const counts: Readonly<Record<Kind, { done: number; total: number }>> = {
    live: {
      done: over.filter(({ recording }) => seen.some(({ _id }) => _id === recording)).length,
      total: over.length,
    },
    recording: { done: seen.length, total: recordings.length },
    assignment: {
      done: tasks.filter(({ _id }) => findNewestAttempt({ assignment: _id }, records)?.submitted_at).length,
      total: tasks.length,
    },
    exam: {
      done: tests.filter(({ _id }) => findNewestAttempt({ exam: _id }, records)?.submitted_at).length,
      total: tests.length,
    },
  }
  const weights = shareWeights({
    live: lives.some(({ class_no }) => class_no !== null),
    recording: recordings.length > 0,
    assignment: assignments.length > 0,
    exam: exams.some(({ is_optional }) => !is_optional),
  })
  const exact = [...weights].map(([kind, weight]) => ({
    kind,
    ...counts[kind],
    percent: compute(counts[kind].done, counts[kind].total),
    weight,
  }))
  return {
    percent: exact.reduce((sum, { percent, weight }) => sum + (percent * weight) / 100, 0),
    parts: exact.map((part) => ({
      ...part,
      percent: Math.round(part.percent),
      weight: Math.round(part.weight),
    })),
  }
}

/**
 * The mark that a certificate names: attendance as in the report, work by its marks, as the report card sums
 * it up. Undefined, without anything to count, becomes null.
 */
export function computeMark(
  { assignments, exams }: BatchData,
  records: LearnerRecords,
  { parts }: Report,
): number | null {
  const attempts = {
    assignment: assignments.map(({ _id }) => findNewestAttempt({ assignment: _id }, records)),
    exam: exams.map(({ _id }) => findNewestAttempt({ exam: _id }, records)),
  }
  const sum = sumShares(
    parts.map(({ kind, weight, done, total }) => {
      if (kind === 'live' || kind === 'recording') return { weight, got: done, full: total }
      const marked = attempts[kind].flatMap((row) => (row?.checked_at && row.obtained !== null ? row : []))
      return {
        weight,
        got: marked.reduce((all, { obtained }) => all + (obtained ?? 0), 0),
        full: marked.reduce((all, { full_marks }) => all + full_marks, 0),
      }
    }),
  )
  return sum === undefined ? null : Math.floor(sum)
}
