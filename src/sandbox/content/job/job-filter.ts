/** The filters of the list of job posts. (spec 3 Job post filters) */

import type { job } from '#src/api/contract/job.ts'
import type { QueryOf } from '#src/api/row.ts'
import { isTypedMatch } from '#src/engines/search/typed-match.ts'
import type { CategoryRow } from '../../database/tables/catalogue.ts'
import type { JobPostRow } from '../../database/tables/job.ts'
import type { OwnJobs } from './job-view.ts'

type JobQuery = NonNullable<QueryOf<typeof job.list>>

/** A date as the end of a range includes that whole day. */
function isWithin(instant: string, from: string | undefined, to: string | undefined): boolean {
  const end = to === undefined ? undefined : to.length === 10 ? `${to}T23:59:59.999+06:00` : to
  const start = from === undefined ? undefined : from.length === 10 ? `${from}T00:00:00+06:00` : from
  const time = Date.parse(instant)
  return (
    (start === undefined || !(time < Date.parse(start))) && (end === undefined || !(time > Date.parse(end)))
  )
}

function isGiven(given: string | undefined, value: string | null): boolean {
  return given === undefined || given === value
}

function matchesSearch({ title, company, skills }: JobPostRow, search: string | undefined): boolean {
  return !search || isTypedMatch([title, company, ...skills], search)
}

/** Only teachers see drafts. */
export function filterJobs(
  rows: readonly JobPostRow[],
  query: JobQuery,
  { own, categories, isTeacher }: { own: OwnJobs; categories: readonly CategoryRow[]; isTeacher: boolean },
): JobPostRow[] {
  const getSlug = (id: string) => categories.find(({ _id }) => _id === id)?.slug ?? null
  const isPublished = isTeacher ? query.is_published : true
  return rows.filter((row) => {
    const state = own.applied.get(row._id)?.state ?? 'none'
    return (
      (isPublished === undefined || row.is_published === (String(isPublished) === 'true')) &&
      isGiven(query.category, row.category) &&
      isGiven(query.category_slug, getSlug(row.category)) &&
      isGiven(query.batch, row.batch) &&
      isGiven(query.added_by, row.added_by) &&
      isGiven(query.updated_by, row.updated_by) &&
      isGiven(query.type, row.type) &&
      isGiven(query.status, state) &&
      (query.has_applied === undefined || (state !== 'none') === (String(query.has_applied) === 'true')) &&
      (!query.location || row.location.includes(query.location)) &&
      isWithin(row.expire_at, query.expire_at_from, query.expire_at_to) &&
      isWithin(row.posted_at, query.posted_at_from, query.posted_at_to) &&
      matchesSearch(row, query.search)
    )
  })
}

/** The nearest deadline first; expired posts come after all open ones, the latest first. */
export function sortJobs(rows: readonly JobPostRow[], now: string): JobPostRow[] {
  const open = rows.filter(({ expire_at }) => expire_at > now)
  const passed = rows.filter(({ expire_at }) => expire_at <= now)
  const compareDeadlines = (one: JobPostRow, other: JobPostRow) =>
    one.expire_at.localeCompare(other.expire_at) || one._id.localeCompare(other._id)
  return [...open.toSorted(compareDeadlines), ...passed.toSorted(compareDeadlines).toReversed()]
}
