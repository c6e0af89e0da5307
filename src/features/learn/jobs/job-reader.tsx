/**
 * The list for a teacher: the same posts and filters, read-only, since only learners open, save and apply.
 * (ruling R54)
 */

import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readJobs } from '#src/api/contract/job.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import {
  buildJobQuery,
  filterJobs,
  type JobFilters,
  listNarrowing,
  parseJobFilters,
  pickServerQuery,
} from './job-filters.ts'
import { JobPageList } from './job-list.tsx'
import { words } from './words.ts'

const getAddress = (filters: JobFilters) => paths.teacherJobs(buildJobQuery({ ...filters, tab: 'open' }))

export function JobReader() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo((): JobFilters => ({ ...parseJobFilters(params), tab: 'open' }), [params])
  const { read, rows, retryRest } = useAllPages(readJobs(pickServerQuery(filters)))
  const now = useNow(60_000)
  const [isFiltering, setFiltering] = useState(false)
  const shown = useMemo(() => filterJobs(rows, filters, now), [rows, filters, now])
  const change = (next: JobFilters) => void navigate(getAddress(next))
  const isNarrowed = listNarrowing(filters).length > 0
  const none = isNarrowed ? (
    <Empty
      art="search"
      title={words.noneFound}
      text={words.noneFoundText}
      action={<Button to={paths.teacherJobs()}>{words.filter.clear}</Button>}
    />
  ) : (
    <Empty title={words.none.open} />
  )
  return (
    <>
      <FilterBar
        filters={filters}
        posts={rows}
        found={read.data && shown.length}
        getAddress={getAddress}
        onSearch={(search) => change({ ...filters, search })}
        onOpen={() => setFiltering(true)}
      />
      <Load from={read} skeleton={<SkeletonRows count={5} />} isEmpty={() => shown.length === 0} empty={none}>
        {() => <JobPageList posts={shown} now={now} />}
      </Load>
      {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
      <FilterSheet
        isOpen={isFiltering}
        filters={filters}
        posts={rows}
        now={now}
        onChange={change}
        onClose={() => setFiltering(false)}
      />
    </>
  )
}
