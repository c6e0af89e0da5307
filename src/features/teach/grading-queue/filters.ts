/** The queue's filters as the address has them. (spec 3 Submission filters) */
import { convertToLatin } from '#src/lib/bn.ts'

/** `no`: what still has to be checked, which a queue shows unless it is asked for something else. */
export type Checked = 'no' | 'yes' | 'all'

export interface QueueFilter {
  exam: string
  assignment: string
  batch: string
  learner: string
  checked: Checked
  /** As typed; empty = no bound. */
  marksMin: string
  marksMax: string
  /** Counts from 1. */
  page: number
  count: number
  /** Only these, when a teacher picked them. */
  only: readonly string[]
}

export const COUNTS = [20, 50, 100] as const
const DEFAULT_COUNT = 50
/** Between the ids of picked submissions. */
const SEPARATOR = '.'

function wholeIn(text: string | null, least: number): number | undefined {
  const value = Number(convertToLatin(text ?? ''))
  return text && Number.isInteger(value) && value >= least ? value : undefined
}

function markIn(text: string | null): string {
  const value = Number(convertToLatin(text ?? ''))
  return text && Number.isFinite(value) && value >= 0 ? String(value) : ''
}

export function filterIn(query: URLSearchParams): QueueFilter {
  const text = (name: string) => query.get(name) ?? ''
  const checked = text('checked')
  const count = wholeIn(query.get('count'), 1)
  return {
    exam: text('exam'),
    assignment: text('assignment'),
    batch: text('batch'),
    learner: text('learner'),
    checked: checked === 'yes' || checked === 'all' ? checked : 'no',
    marksMin: markIn(query.get('marks_min')),
    marksMax: markIn(query.get('marks_max')),
    page: wholeIn(query.get('page'), 1) ?? 1,
    count: COUNTS.find((each) => each === count) ?? DEFAULT_COUNT,
    only: text('only').split(SEPARATOR).filter(Boolean),
  }
}

/** What stands in the address; what is as usual is left out. */
export function queryOf(filter: QueueFilter): URLSearchParams {
  const { exam, assignment, batch, learner, checked, marksMin, marksMax, page, count, only } = filter
  const shown: readonly [string, string][] = [
    ['exam', exam],
    ['assignment', assignment],
    ['batch', batch],
    ['learner', learner],
    ['checked', checked === 'no' ? '' : checked],
    ['marks_min', marksMin],
    ['marks_max', marksMax],
    ['page', page === 1 ? '' : String(page)],
    ['count', count === DEFAULT_COUNT ? '' : String(count)],
    ['only', only.join(SEPARATOR)],
  ]
  return new URLSearchParams(shown.filter(([, value]) => value !== ''))
}

export function addressOf(path: string, filter: QueueFilter): string {
  const query = queryOf(filter)
  return query.size > 0 ? `${path}?${query}` : path
}

/** What the list calls are asked, without page and count. */
export function askedOf(filter: QueueFilter) {
  const text = (value: string) => (value === '' ? undefined : value)
  const mark = (value: string) => (value === '' ? undefined : Number(value))
  return {
    exam: text(filter.exam),
    assignment: text(filter.assignment),
    batch: text(filter.batch),
    learner: text(filter.learner),
    checked: filter.checked === 'all' ? undefined : filter.checked === 'yes',
    marks_min: mark(filter.marksMin),
    marks_max: mark(filter.marksMax),
  }
}

/** Two addresses with the same rows, whatever page they stand at. */
export function sameRowsKey(filter: QueueFilter): string {
  return queryOf({ ...filter, page: 1 }).toString()
}

export function isNarrowed(filter: QueueFilter): boolean {
  const { exam, assignment, batch, learner, marksMin, marksMax, only } = filter
  return [exam, assignment, batch, learner, marksMin, marksMax, ...only].some((value) => value !== '')
}
