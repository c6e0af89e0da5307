/** Header shared by all pages of a batch: breadcrumb, title, progress, tabs. */

import { IconChevronRight } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { readBatch } from '#src/api/contract/batch.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { formatCourse } from '#src/lib/subject-words.ts'
import { useShownSubject } from '#src/stores/session/shown-subject.ts'
import { PageHeading, UnseenHeading } from '#src/ui/frame/page.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { LinkTabs } from '#src/ui/tabs.tsx'
import { SubjectHeadSkeleton } from '#src/ui/text/subject-head-skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { ForeignBatch, FrozenBatch, isClosed } from './closed-batch.tsx'
import { words } from './words.ts'
import classes from '#src/ui/text/subject-head.module.css'

/** Formats the progress of a batch in classes, or in recordings for a recorded course. */
export function formatSteps({ state, done, total }: Pick<Batch, 'state' | 'done' | 'total'>): string {
  return (state === 'recorded' ? words.lessons : words.classes)(done, total)
}

function Trail({ title }: { title: string }) {
  return (
    <nav aria-label={words.trail} className={classes.trail}>
      <Link to={paths.myCourses()}>{words.myCourses}</Link>
      <IconChevronRight size={14} aria-hidden="true" />
      <span aria-current="page">{title}</span>
    </nav>
  )
}

function Titles({ batch }: { batch: Batch }) {
  useShownSubject({ course: formatCourse({ course_title: batch.course.title, title: batch.title }) })
  return (
    <>
      <Trail title={batch.title} />
      <div className={classes.titles}>
        <PageHeading className={classes.title}>{batch.course.title}</PageHeading>
        <Pill tone="info" className={classes.batch}>
          {batch.title}
        </Pill>
        <div className={classes.progress}>
          <StitchProgress
            done={batch.done}
            total={batch.total}
            label={words.progressOf(batch.course.title)}
            caption={formatSteps(batch)}
            figure={words.percent(batch.percent)}
          />
        </div>
      </div>
    </>
  )
}

/** Scrolls the current tab into the middle of the bar, since eight tabs are wider than a phone. */
function useShownTab() {
  const place = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const bar = place.current?.querySelector('nav')
    const tab = bar?.querySelector<HTMLElement>('[aria-current]')
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2
  }, [pathname])
  return place
}

function BatchTabs({ batchId, hasNewNotice }: { batchId: string; hasNewNotice: boolean }) {
  const place = useShownTab()
  const notices = (
    <>
      {words.notices}
      {hasNewNotice && <VisuallyHidden>{words.newNotice}</VisuallyHidden>}
    </>
  )
  return (
    <div ref={place}>
      <LinkTabs
        label={words.tabs}
        tabs={[
          { to: paths.batch(batchId), label: words.plan, isExact: true, alsoAt: paths.module(batchId, '') },
          { to: paths.batchClasses(batchId), label: words.classTab },
          { to: paths.batchRecordings(batchId), label: words.recordings },
          ...(offers.resources ? [{ to: paths.batchResources(batchId), label: words.resources }] : []),
          { to: paths.leaderboard(batchId), label: words.leaderboard },
          { to: paths.batchProgress(batchId), label: words.progress },
          { to: paths.batchNotices(batchId), label: notices, hasDot: hasNewNotice },
          { to: paths.batchAbout(batchId), label: words.about },
        ]}
      />
    </div>
  )
}

interface BatchPageProps {
  batchId: string
  /** Sets the document title and the phone's bar; gets undefined until the batch is read. */
  Head: ComponentType<{ batch: Batch | undefined }>
  children: ReactNode
}

export function BatchPage({ batchId, Head, children }: BatchPageProps) {
  // A missing batch has its own error page.
  const read = useRead(readBatch(batchId))
  const isFrozen = read.data?.state === 'frozen'
  if (read.data === undefined && read.error && isClosed(read.error)) {
    return (
      <>
        <Head batch={undefined} />
        <ForeignBatch error={read.error} />
      </>
    )
  }
  return (
    <>
      <Head batch={read.data} />
      <div className={classes.head}>
        {read.data === undefined && <UnseenHeading>{words.batch}</UnseenHeading>}
        <LoadInside from={read} skeleton={<SubjectHeadSkeleton />}>
          {(batch) => <Titles batch={batch} />}
        </LoadInside>
        {/* Outside of Load, so that the tabs work even when the batch could not be read. */}
        {!isFrozen && <BatchTabs batchId={batchId} hasNewNotice={read.data?.has_new_notice ?? false} />}
      </div>
      <div className={classes.body}>
        {read.data && isFrozen ? <FrozenBatch batch={read.data} /> : children}
      </div>
    </>
  )
}
