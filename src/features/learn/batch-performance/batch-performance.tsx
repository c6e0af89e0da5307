/** Performance of a batch: its numbers, results of its activities, and the best learners. Most numbers link to their list. */
import { Link } from 'react-router'
import { readBatchPerformance } from '#src/api/contract/batch.ts'
import type { BatchPerformance as Performance } from '#src/api/shapes/batch-learner.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { Stats } from '#src/ui/text/stats.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'
import classes from './batch-performance.module.css'

type ActivityResult = Performance['doings'][number]

const formatPercent = (percent: number | null | undefined) =>
  percent === null || percent === undefined ? words.noMark : words.percent(percent)

function Numbers({ of, batchId }: { of: Performance; batchId: string }) {
  const learners = paths.teacherLearners(batchId)
  return (
    <Stats
      label={words.numbers}
      stats={[
        { label: words.learners, value: words.count(of.learner_count), to: learners },
        {
          label: words.average,
          value: formatPercent(of.average_mark),
          to: addQuery(learners, { sort: 'average' }),
        },
        {
          label: words.handIns,
          value: words.percent(of.hand_in_percent),
          to: addQuery(learners, { sort: 'handed' }),
        },
        { label: words.attendance, value: words.percent(of.attendance_percent) },
        {
          label: words.risk,
          value: words.count(of.at_risk_count),
          to: addQuery(learners, { show: 'risk' }),
          isUrgent: of.at_risk_count > 0,
        },
        {
          label: words.unchecked,
          value: words.count(of.unchecked_count),
          to: addQuery(paths.submissions(), { batch: batchId }),
          isUrgent: of.unchecked_count > 0,
        },
      ]}
    />
  )
}

function getAddress({ kind, _id }: ActivityResult): string {
  if (kind === 'live') return paths.teacherLive(_id)
  return kind === 'exam' ? paths.examStatistics(_id) : addQuery(paths.submissions(), { assignment: _id })
}

function ActivityRow({ of, learners }: { of: ActivityResult; learners: number }) {
  const line = [of.at ? words.on(of.at) : '', words.doneOf(of.done, learners)]
  return (
    <WorkRow
      mark={<ItemIcon item={of} />}
      title={of.title}
      to={getAddress(of)}
      text={line.filter(Boolean).join(' · ')}
    >
      {of.average !== null && of.average !== undefined && (
        <Pill tone="ok">{words.averageOf(of.average)}</Pill>
      )}
      {of.unchecked > 0 && <Pill tone="due">{words.uncheckedOf(of.unchecked)}</Pill>}
    </WorkRow>
  )
}

function Lists({ of, batchId }: { of: Performance; batchId: string }) {
  return (
    <>
      <StitchHeading isSmall>{words.doings}</StitchHeading>
      {of.doings.length === 0 ? (
        <p>{words.noDoings}</p>
      ) : (
        <RowList>
          {of.doings.map((each) => (
            <ActivityRow key={each._id} of={each} learners={of.learner_count} />
          ))}
        </RowList>
      )}
      {of.top.length > 0 && <StitchHeading isSmall>{words.top}</StitchHeading>}
      {of.top.length > 0 && (
        <RowList>
          {of.top.map(({ person, rank, points }) => (
            <WorkRow
              key={person._id}
              mark={<LearnerFace of={person} batch={batchId} isBesideName />}
              title={person.name}
              to={paths.teacherLearner(batchId, person._id)}
              text={words.points(points)}
            >
              <Pill tone="info">{words.place(rank)}</Pill>
            </WorkRow>
          ))}
        </RowList>
      )}
    </>
  )
}

function Waiting() {
  return (
    <Stack gap={16}>
      <Skeleton shape="block" height={76} />
      <SkeletonList count={4}>
        <SkeletonRow />
      </SkeletonList>
    </Stack>
  )
}

export function BatchPerformance({ batchId }: { batchId: string }) {
  const read = useRead(readBatchPerformance(batchId))
  return (
    <Load from={read} skeleton={<Waiting />}>
      {(of) => (
        <Stack gap={16}>
          <Numbers of={of} batchId={batchId} />
          <Lists of={of} batchId={batchId} />
          <Text tone="muted" size={14} className={classes.open}>
            <Link to={paths.performance(batchId)}>{words.open}</Link> {words.openText}
          </Text>
        </Stack>
      )}
    </Load>
  )
}
