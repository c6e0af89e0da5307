/** Performance of a batch: its numbers, results of its activities, and the best learners. Most numbers link to their list. */

import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { readBatchPerformance } from '#src/api/contract/batch.ts'
import type { BatchPerformance as Performance } from '#src/api/shapes/batch-learner.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
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

/** How many fit in one view; the list below has them all. */
const PLOTTED = 8
/** Classes and work of the last weeks; the others come on a press. */
const SHOWN = 8

type ActivityResult = Performance['doings'][number]

const formatPercent = (percent: number | null | undefined) =>
  percent === null || percent === undefined ? words.noMark : words.percent(percent)

function Numbers({ performance, batchId }: { performance: Performance; batchId: string }) {
  const learners = paths.teacherLearners(batchId)
  return (
    <Stats
      label={words.numbers}
      stats={[
        { label: words.learners, value: words.count(performance.learner_count), to: learners },
        {
          label: words.average,
          value: formatPercent(performance.average_mark),
          to: addQuery(learners, { sort: 'average' }),
        },
        {
          label: words.handIns,
          value: words.percent(performance.hand_in_percent),
          to: addQuery(learners, { sort: 'handed' }),
        },
        { label: words.attendance, value: words.percent(performance.attendance_percent) },
        {
          label: words.risk,
          value: words.count(performance.at_risk_count),
          to: addQuery(learners, { show: 'risk' }),
          isUrgent: performance.at_risk_count > 0,
        },
        {
          label: words.unchecked,
          value: words.count(performance.unchecked_count),
          to: addQuery(paths.submissions(), { batch: batchId }),
          isUrgent: performance.unchecked_count > 0,
        },
      ]}
    />
  )
}

const hasAverage = (result: ActivityResult): result is ActivityResult & { average: number } =>
  typeof result.average === 'number'

function getAddress({ kind, _id }: ActivityResult): string {
  if (kind === 'live') return paths.teacherLive(_id)
  return kind === 'exam' ? paths.examStatistics(_id) : addQuery(paths.submissions(), { assignment: _id })
}

function ActivityRow({ activity, learners }: { activity: ActivityResult; learners: number }) {
  const line = [activity.at ? words.on(activity.at) : '', words.doneOf(activity.done, learners)]
  return (
    <WorkRow
      mark={<ItemIcon item={activity} />}
      title={activity.title}
      to={getAddress(activity)}
      text={line.filter(Boolean).join(' · ')}
      state={
        (hasAverage(activity) || activity.unchecked > 0) && (
          <>
            {hasAverage(activity) && <Pill tone="ok">{words.averageOf(activity.average)}</Pill>}
            {activity.unchecked > 0 && <Pill tone="due">{words.uncheckedOf(activity.unchecked)}</Pill>}
          </>
        )
      }
    />
  )
}

/** The averages of the marked work, newest first: shows at a glance what went badly. */
function AveragePlot({ doings }: { doings: Performance['doings'] }) {
  const marked = doings.filter(hasAverage)
  if (marked.length < 2) return null
  return (
    <section>
      <StitchHeading isSmall>{words.plot}</StitchHeading>
      <Card as="section">
        <Stack as="ul" plain gap={10}>
          {marked.slice(0, PLOTTED).map((each) => (
            <li
              key={each._id}
              className={classes.bar}
              style={{ '--share': `${each.average}%` } as CSSProperties}
            >
              <Link to={getAddress(each)} className={classes.name}>
                {each.title}
              </Link>
              <span className={classes.track} aria-hidden="true">
                <span />
              </span>
              <strong>{words.percent(each.average)}</strong>
            </li>
          ))}
        </Stack>
      </Card>
    </section>
  )
}

function Lists({ performance, batchId }: { performance: Performance; batchId: string }) {
  return (
    <>
      <StitchHeading isSmall>{words.doings}</StitchHeading>
      {performance.doings.length === 0 ? (
        <p>{words.noDoings}</p>
      ) : (
        <RowList>
          <FirstRows rows={performance.doings} count={SHOWN}>
            {(each) => <ActivityRow key={each._id} activity={each} learners={performance.learner_count} />}
          </FirstRows>
        </RowList>
      )}
      {performance.top.length > 0 && <StitchHeading isSmall>{words.top}</StitchHeading>}
      {performance.top.length > 0 && (
        <RowList>
          {performance.top.map(({ person, rank, points }) => (
            <WorkRow
              key={person._id}
              mark={<LearnerFace learner={person} batch={batchId} isBesideName />}
              title={person.name}
              to={paths.teacherLearner(batchId, person._id)}
              text={words.points(points)}
              state={<Pill tone="info">{words.place(rank)}</Pill>}
            />
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
      {(performance) => (
        <Stack gap={16}>
          <Numbers performance={performance} batchId={batchId} />
          <AveragePlot doings={performance.doings} />
          <Lists performance={performance} batchId={batchId} />
          <Text tone="muted" variant="small" className={classes.open}>
            <Link to={paths.performance(batchId)}>{words.open}</Link> {words.openText}
          </Text>
        </Stack>
      )}
    </Load>
  )
}
