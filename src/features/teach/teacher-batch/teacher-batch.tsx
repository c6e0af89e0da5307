/** Header shared by all pages of a teacher's batch: title, progress of its classes, tabs. (ruling R23) */

import { IconChevronRight } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { readBatch } from '#src/api/contract/batch.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { PageHeading, UnseenHeading } from '#src/ui/frame/page.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { LinkTabs } from '#src/ui/tabs.tsx'
import { SubjectHeadSkeleton } from '#src/ui/text/subject-head-skeleton.tsx'
import { words } from './words.ts'
import classes from '#src/ui/text/subject-head.module.css'
import printed from './printed.module.css'

function Titles({ batch }: { batch: Batch }) {
  return (
    <>
      <nav aria-label={words.trail} className={classes.trail}>
        <Link to={paths.teacherBatches()}>{words.title}</Link>
        <IconChevronRight size={14} aria-hidden="true" />
        <span aria-current="page">{batch.title}</span>
      </nav>
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
            caption={words.classes(batch.done, batch.total)}
            figure={words.learners(batch.learner_count)}
          />
        </div>
      </div>
    </>
  )
}

interface TeacherBatchProps {
  batchId: string
  /** Sets the document title and the phone's bar; gets undefined until the batch is read. */
  Head: ComponentType<{ batch: Batch | undefined }>
  children: ReactNode
}

export function TeacherBatch({ batchId, Head, children }: TeacherBatchProps) {
  const read = useRead(readBatch(batchId), { isQuiet: false })
  return (
    <div className={printed.root}>
      <Head batch={read.data} />
      <div className={classes.head}>
        {read.data === undefined && <UnseenHeading>{words.batch}</UnseenHeading>}
        <Load from={read} skeleton={<SubjectHeadSkeleton />}>
          {(batch) => <Titles batch={batch} />}
        </Load>
        {/* Outside of Load, so that the tabs work even if the batch could not be read. */}
        <LinkTabs
          label={words.tabs}
          tabs={[
            { to: paths.teacherStudyPlan(batchId), label: words.plan },
            { to: paths.teacherLearners(batchId), label: words.people },
            { to: paths.teacherPerformance(batchId), label: words.performance },
            { to: paths.teacherBatchNotices(batchId), label: words.notices },
            ...(offers.resources ? [{ to: paths.teacherResources(batchId), label: words.resources }] : []),
          ]}
        />
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  )
}
