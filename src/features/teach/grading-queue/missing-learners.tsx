/** Lists the learners of a batch who have not submitted yet, with a link to a reminder notice. */

import { useState } from 'react'
import { readBatchLearners } from '#src/api/contract/batch.ts'
import { submission } from '#src/api/contract/submission.ts'
import { readWhole } from '#src/api/read.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import type { QueueFilter } from './filters.ts'
import { words } from './words.ts'

const { missing } = words

type Item = Pick<QueueFilter, 'exam' | 'assignment' | 'batch'>

interface MissingListProps {
  batchId: string
  title: string
  /** The learners who have submitted. */
  handedIn: ReadonlySet<string>
}

function MissingList({ batchId, title, handedIn }: MissingListProps) {
  const read = useRead(readBatchLearners(batchId))
  return (
    <Load from={read} skeleton={<SkeletonText lines={6} />}>
      {(learners) => {
        const left = learners.filter(({ person }) => !handedIn.has(person._id))
        if (left.length === 0) return <Text tone="muted">{missing.none}</Text>
        return (
          <Stack gap={12}>
            <Text>{missing.count(left.length, learners.length)}</Text>
            <Button to={paths.teacherNewNotice({ batch: batchId, about: title })}>{missing.remind}</Button>
            <Text tone="muted" variant="small">
              {missing.whole}
            </Text>
            <RowList>
              <Growing rows={left}>
                {({ person }) => (
                  <WorkRow
                    key={person._id}
                    mark={<LearnerFace learner={person} batch={batchId} isBesideName />}
                    title={person.name || words.unnamed}
                    to={paths.teacherLearner(batchId, person._id)}
                  />
                )}
              </Growing>
            </RowList>
          </Stack>
        )
      }}
    </Load>
  )
}

/** A learner on a page that has not loaded must not be called missing, so the list waits for all pages. */
function MissingOf({ item: { exam, assignment, batch: chosen } }: { item: Item }) {
  const query = { ...(exam && { exam }), ...(assignment && { assignment }), ...(chosen && { batch: chosen }) }
  const { read, rows, retryRest } = useAllPages(readWhole(submission.list, query))
  const cards: readonly SubmissionCard[] = rows
  return (
    <Load from={read} skeleton={<SkeletonText lines={6} />}>
      {({ total }) => {
        const [first] = cards
        const batchId = chosen || first?.batch?._id
        if (retryRest) return <Failed shape="row" error={{ msg: missing.failed }} onRetry={retryRest} />
        if (cards.length < total) return <SkeletonText lines={6} />
        if (batchId === undefined) return <Text tone="muted">{missing.noBatch}</Text>
        const handedIn = new Set(
          cards.filter(({ submitted_at }) => submitted_at).map(({ learner }) => learner._id),
        )
        return <MissingList batchId={batchId} title={first?.title ?? ''} handedIn={handedIn} />
      }}
    </Load>
  )
}

export function MissingLearners({ item }: { item: Item }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {missing.title}
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={missing.title}>
        <MissingOf item={item} />
      </SidePanel>
    </>
  )
}
