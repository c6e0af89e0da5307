/**
 * Searches rows for filters that the contract's lists do not support: what only the device knows is read one by one. Late ones,
 * retest requests, names and other orders need all rows, which are loaded a few pages at once.
 */

import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { compareBengali } from '#src/lib/bn.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { listGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { listPartials } from '../shared/mark-life.ts'
import { readDraftPapers } from '../shared/read-papers.ts'
import { buildRequest, type QueueFilter } from './filters.ts'

/** The maximum page size, and the number of parallel requests. */
const COUNT = 100
const AT_ONCE = 4

/** `gone`: drafts whose submission is gone. */
interface SearchState {
  done: number
  all: number
  gone?: number
}

/** Called with the found rows, in queue order, and how many of how many were examined. */
type OnFound = (found: SubmissionCard[], search: SearchState) => void

interface Search {
  signal: AbortSignal
  onFound: OnFound
}

export function hasTrait(
  { is_late, late_delivery, retest }: SubmissionCard,
  trait: QueueFilter['trait'],
): boolean {
  return trait === 'late' ? is_late || late_delivery : trait === 'retest' ? retest === 'requested' : true
}

export function hasName({ learner }: SubmissionCard, name: string): boolean {
  const fold = (text: string) => cleanLine(text).normalize('NFC').toLocaleLowerCase('bn')
  return fold(learner.name).includes(fold(name))
}

/** Undefined for the order in which rows arrive. */
export function findOrder({
  sort,
}: QueueFilter): ((one: SubmissionCard, other: SubmissionCard) => number) | undefined {
  if (sort === 'name') return (one, other) => compareBengali(one.learner.name, other.learner.name)
  return sort === 'new'
    ? (one, other) => (other.submitted_at ?? '').localeCompare(one.submitted_at ?? '')
    : undefined
}

function isAsked(row: SubmissionCard, { exam, assignment, batch, learner }: QueueFilter): boolean {
  const has = (asked: string, own: string | null | undefined) => asked === '' || asked === own
  return (
    has(exam, row.exam) &&
    has(assignment, row.assignment) &&
    has(batch, row.batch?._id) &&
    has(learner, row.learner._id)
  )
}

async function searchDrafts(filter: QueueFilter, { signal, onFound }: Search): Promise<void> {
  const ids = filter.trait === 'partial' ? listPartials().map(({ id }) => id) : listGradingDrafts()
  const { papers, gone } = await readDraftPapers(ids, signal)
  const rows = papers.filter((row) => isAsked(row, filter) && hasName(row, filter.name))
  // The oldest submission first, as in the whole queue.
  const inOrder = rows.toSorted((one, other) =>
    (one.submitted_at ?? '').localeCompare(other.submitted_at ?? ''),
  )
  onFound(inOrder, { done: ids.length, all: ids.length, gone })
}

async function searchPages(filter: QueueFilter, { signal, onFound }: Search): Promise<void> {
  const row = filter.checked === 'no' ? submission.unchecked : submission.list
  const query = { ...buildRequest(filter), count: COUNT }
  const readOne = (page: number) => call(row, { query: { ...query, page } }, { isQuiet: true, signal })
  const pick = (rows: readonly SubmissionCard[]) =>
    rows.filter((each) => hasTrait(each, filter.trait) && hasName(each, filter.name))
  const first = await readOne(1)
  const all = first.total
  onFound(pick(first.data), { done: Math.min(COUNT, all), all })
  const pages = Math.ceil(all / COUNT)
  for (let page = 2; page <= pages; page += AT_ONCE) {
    const last = Math.min(page + AT_ONCE - 1, pages)
    const some = await Promise.all(Array.from({ length: last - page + 1 }, (_, at) => readOne(page + at)))
    onFound(pick(some.flatMap(({ data }) => data)), { done: Math.min(last * COUNT, all), all })
  }
}

export function searchRows(filter: QueueFilter, search: Search): Promise<void> {
  const isOnDevice = filter.trait === 'draft' || filter.trait === 'partial'
  return isOnDevice ? searchDrafts(filter, search) : searchPages(filter, search)
}
