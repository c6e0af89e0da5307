/** Reads the queue's filters from the address and writes them back. (spec 3 Submission filters) */

import { convertToLatin } from '#src/lib/bn.ts'
import { defineFilters, type FilterField, ID, nameField, PAGE, pickOne, pickWhole } from '#src/lib/filters.ts'
import { paths } from '#src/lib/paths.ts'

/** `no` is the default and shows unchecked submissions. */
export type Checked = 'no' | 'yes' | 'all'

/**
 * Filters that the contract's lists do not support: marked in part, a draft on this device, a late
 * submission, a retest request.
 */
export const TRAITS = ['partial', 'draft', 'late', 'retest'] as const
export type Trait = (typeof TRAITS)[number]

/** The lists are sorted oldest first; other orders are made here. */
export const SORTS = ['old', 'new', 'name'] as const
export type Sort = (typeof SORTS)[number]

export interface QueueFilter {
  exam: string
  assignment: string
  batch: string
  learner: string
  checked: Checked
  trait: Trait | ''
  /** As typed; empty means no limit. */
  marksMin: string
  marksMax: string
  /** Counts from 1. */
  page: number
  count: number
  /** Ids that the teacher has selected; empty means all. */
  only: readonly string[]
  /** A part of a learner's name. */
  name: string
  sort: Sort
}

export const COUNTS = [20, 50, 100] as const
const DEFAULT_COUNT = 50
/** Separates the ids of selected submissions. */
const SEPARATOR = '.'

/** Marks as typed, in Bengali or Latin digits. */
const BOUND: FilterField<string> = {
  read: (text) => {
    const value = Number(convertToLatin(text))
    return text !== '' && Number.isFinite(value) && value >= 0 ? String(value) : ''
  },
  write: (value) => value,
}

export const {
  parse: parseFilter,
  build: buildQuery,
  buildAddress,
} = defineFilters<QueueFilter>({
  exam: ID,
  assignment: ID,
  batch: ID,
  learner: ID,
  checked: pickOne(['no', 'yes', 'all'], 'no'),
  trait: pickOne(TRAITS, ''),
  marksMin: nameField('marks_min', BOUND),
  marksMax: nameField('marks_max', BOUND),
  page: PAGE,
  count: pickWhole<number, number>(COUNTS, DEFAULT_COUNT),
  only: { read: (text) => text.split(SEPARATOR).filter(Boolean), write: (ids) => ids.join(SEPARATOR) },
  name: ID,
  sort: pickOne(SORTS, 'old'),
})

/** The whole queue of unchecked work; no filter names it. */
const WHOLE = ['pile', 'all'] as const

/**
 * The address of a submission always names its queue; an address without one uses the queue of its own work.
 */
export function buildPaperAddress(id: string, filter: QueueFilter): string {
  const query = buildQuery(filter)
  if (query.size === 0) query.set(...WHOLE)
  return `${paths.submission(id)}?${query}`
}

/** The same queue with these papers only. */
export const pickPapers = (filter: QueueFilter, only: readonly string[]): QueueFilter => ({
  ...filter,
  only,
  trait: '',
  name: '',
  page: 1,
})

/** The queue of a submission's address; undefined while an address without one waits for its submission. */
export function findPapersFilter(
  query: URLSearchParams,
  paper: { exam?: string | null; assignment?: string | null } | undefined,
) {
  if (query.size > 0) return parseFilter(query)
  if (paper === undefined) return undefined
  const own = { exam: paper.exam ?? '', assignment: paper.exam ? '' : (paper.assignment ?? '') }
  return { ...parseFilter(query), ...own }
}

/** Builds the query of the list calls without page and count. */
export function buildRequest(filter: QueueFilter) {
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

/** Equal for addresses that differ only in the page. */
export function getRowsKey(filter: QueueFilter): string {
  return buildQuery({ ...filter, page: 1 }).toString()
}

export function isNarrowed(filter: QueueFilter): boolean {
  const { exam, assignment, trait, only, name } = filter
  return hasFields(filter) || [exam, assignment, trait, name, ...only].some((value) => value !== '')
}

/** True if all rows must be read, since the contract's lists do not support the filter. */
export function isSearch({ trait, name, sort }: QueueFilter): boolean {
  return trait !== '' || name !== '' || sort !== 'old'
}

/** True if a filter is set that only the folded fields show. */
export function hasFields({ batch, learner, marksMin, marksMax }: QueueFilter): boolean {
  return [batch, learner, marksMin, marksMax].some((value) => value !== '')
}

/**
 * The change that a press on a trait makes: any submission may have a draft, and a second press removes the
 * trait.
 */
export function toggleTrait(filter: QueueFilter, trait: Trait): Partial<QueueFilter> {
  if (filter.trait === trait) return { trait: '', checked: trait === 'draft' ? 'no' : filter.checked }
  return { trait, only: [], ...(trait === 'draft' && { checked: 'all' }) }
}
