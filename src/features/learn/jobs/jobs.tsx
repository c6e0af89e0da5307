/**
 * Job posts: list and post side by side on wide screens, on a phone the post as a sheet over the list.
 * (ruling R54)
 */

import { IconX } from '@tabler/icons-react'
import { type ReactNode, type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readJob } from '#src/api/contract/job.ts'
import type { JobPost, JobPostDetail } from '#src/api/shapes/job.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { useIsWide } from '#src/ui/hooks/use-is-wide.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { Tabs } from '#src/ui/tabs-with-panel.tsx'
import { ApplyForm } from './apply-form.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import {
  buildJobQuery,
  filterJobs,
  type JobFilters,
  listNarrowing,
  parseJobFilters,
  pickServerQuery,
  TABS,
} from './job-filters.ts'
import { JobPageList, JobRail } from './job-list.tsx'
import { JobPostView } from './job-post.tsx'
import { type MatchedSkill, matchSkills } from './skill-match.ts'
import { useJobs } from './use-jobs.ts'
import { useOwnSkills } from './use-own-skills.ts'
import { words } from './words.ts'
import classes from './jobs.module.css'
import panel from './panel.module.css'

interface JobsProps {
  /** The open post. */
  id: string | undefined
  /** Renders the text of the phone's bar: the number of posts. */
  bar: (subtitle: string | undefined) => ReactNode
}

function PanelHead({ post, line, onClose }: { post: JobPostDetail; line: string; onClose: () => void }) {
  return (
    <div className={panel.head}>
      <CompanyLogo post={post} size={40} />
      <Box grow shrink>
        <h2>{post.title}</h2>
        <Text tone="muted" variant="small">
          {line}
        </Text>
      </Box>
      <IconButton label={words.close} onClick={onClose}>
        <IconX />
      </IconButton>
    </div>
  )
}

function NothingThere({ filters, to }: { filters: JobFilters; to: string }) {
  if (listNarrowing(filters).length > 0) {
    return (
      <Empty
        art="search"
        title={words.noneFound}
        text={words.noneFoundText}
        action={<Button to={to}>{words.filter.clear}</Button>}
      />
    )
  }
  const action =
    filters.tab === 'open' ? (
      offers.assessments && <Button to={paths.myAssessments()}>{words.seeLevels}</Button>
    ) : (
      <Button to={paths.jobs()}>{words.seeOpen}</Button>
    )
  return <Empty title={words.none[filters.tab]} text={words.noneText[filters.tab]} action={action} />
}

/** The addresses of this screen keep the filters. */
function useJobAddress(id: string | undefined) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => parseJobFilters(params), [params])
  const getListAddress = (next: JobFilters) =>
    id === undefined ? paths.jobs(buildJobQuery(next)) : paths.job(id, buildJobQuery(next))
  return {
    filters,
    isApplying: params.get('apply') === 'true',
    getListAddress,
    getPostAddress: (post: string) => paths.job(post, buildJobQuery(filters)),
    getApplyAddress: (post: string) => paths.job(post, { ...buildJobQuery(filters), apply: 'true' }),
    change: (next: JobFilters) => void navigate(getListAddress(next), { preventScrollReset: true }),
    toPost: (post: string) =>
      void navigate(paths.job(post, buildJobQuery(filters)), { replace: true, preventScrollReset: true }),
    toList: () => void navigate(paths.jobs(buildJobQuery(filters)), { preventScrollReset: true }),
  }
}

/** Focuses the heading of a chosen post, but not of the one that the page begins with. */
function useChosenFocus(id: string | undefined): RefCallback<HTMLHeadingElement> {
  const shown = useRef(id)
  return useCallback(
    (heading) => {
      if (heading === null || shown.current === id) return
      shown.current = id
      heading.focus({ preventScroll: true })
    },
    [id],
  )
}

function Pane({ id, children }: { id: string; children: (post: JobPostDetail) => ReactNode }) {
  const read = useRead(readJob(id))
  return (
    <LoadInside from={read} skeleton={<SkeletonRows count={3} />}>
      {children}
    </LoadInside>
  )
}

interface ViewProps {
  id: string | undefined
  address: ReturnType<typeof useJobAddress>
  match: (post: JobPost) => readonly MatchedSkill[] | undefined
  now: number
}

/** The open post, and its form over it; on a phone both share one sheet. */
function PostSheet({ id, address, match, now, isWide }: ViewProps & { isWide: boolean }) {
  const { isApplying } = address
  return (
    <SidePanel
      isOpen={id !== undefined && (isApplying || !isWide)}
      hasAddress
      title={isApplying ? words.apply.act : words.title}
      // The form has its own sticky head.
      head={isApplying ? <span /> : undefined}
      onClose={() => (isApplying && id !== undefined ? address.toPost(id) : address.toList())}
    >
      {id !== undefined && (
        <Pane id={id}>
          {(post) =>
            isApplying ? (
              <>
                <PanelHead
                  post={post}
                  line={words.apply.line(post.company, post.expire_at)}
                  onClose={() => address.toPost(id)}
                />
                <ApplyForm
                  post={post}
                  now={now}
                  applyAt={address.getApplyAddress(id)}
                  onClose={() => address.toPost(id)}
                />
              </>
            ) : (
              <JobPostView post={post} skills={match(post)} now={now} applyAt={address.getApplyAddress(id)} />
            )
          }
        </Pane>
      )}
    </SidePanel>
  )
}

/** List on the left, post on the right: the chosen one, or else the first. */
function Split({ id, shown, address, match, now }: ViewProps & { shown: readonly JobPost[] }) {
  const heading = useChosenFocus(id)
  const chosen = id ?? shown[0]?._id
  return (
    <div className={classes.split}>
      <JobRail posts={shown} chosen={chosen} getAddress={address.getPostAddress} match={match} now={now} />
      <section className={classes.pane} aria-label={words.title}>
        {chosen !== undefined && (
          <Pane id={chosen}>
            {(post) => (
              <JobPostView
                post={post}
                skills={match(post)}
                now={now}
                applyAt={address.getApplyAddress(chosen)}
                heading={heading}
              />
            )}
          </Pane>
        )}
      </section>
    </div>
  )
}

export function Jobs({ id, bar }: JobsProps) {
  const address = useJobAddress(id)
  const { filters } = address
  const { read, posts, retryRest, isWhole } = useJobs(pickServerQuery(filters))
  const own = useOwnSkills()
  const now = useNow(60_000)
  const isWide = useIsWide()
  const [isFiltering, setFiltering] = useState(false)
  const shown = useMemo(() => filterJobs(posts, filters, now), [posts, filters, now])
  const match = useCallback((post: JobPost) => own && matchSkills(post.skills, own), [own])
  const view = { id, address, match, now }
  const isNothing = shown.length === 0 && (id === undefined || !isWide)
  const tabs = TABS.map((tab) => {
    const count = isWhole ? filterJobs(posts, { tab }, now).length : undefined
    return { value: tab, label: words.tab(words.tabs[tab], count) }
  })
  return (
    <>
      {bar(read.data && `${words.found(shown.length)} · ${words.byDeadline}`)}
      <Tabs label={words.title} tabs={tabs} value={filters.tab} onChange={(tab) => address.change({ tab })}>
        <FilterBar
          filters={filters}
          posts={posts}
          found={read.data && shown.length}
          getAddress={address.getListAddress}
          onSearch={(search) => address.change({ ...filters, search })}
          onOpen={() => setFiltering(true)}
        />
        <Load from={read} skeleton={<SkeletonRows count={5} />}>
          {() => {
            if (isNothing)
              return <NothingThere filters={filters} to={paths.jobs(buildJobQuery({ tab: filters.tab }))} />
            if (isWide) return <Split {...view} shown={shown} />
            return (
              <JobPageList
                posts={shown}
                chosen={id}
                getAddress={address.getPostAddress}
                match={match}
                now={now}
              />
            )
          }}
        </Load>
        {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
      </Tabs>
      <FilterSheet
        isOpen={isFiltering}
        filters={filters}
        posts={posts}
        now={now}
        onChange={address.change}
        onClose={() => setFiltering(false)}
      />
      <PostSheet {...view} isWide={isWide} />
    </>
  )
}
