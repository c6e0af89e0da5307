/**
 * A learner of a batch for their teacher: five facts compared with the class, marks over time, submissions,
 * attendance, levels, recordings.
 */

import { readBatchPerformance } from '#src/api/contract/batch.ts'
import { readLearnerPapers } from '#src/api/contract/submission.ts'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { Stats } from '#src/ui/text/stats.tsx'
import { BesideNumber } from '../shared/beside-number.tsx'
import { Attendance, Recordings } from './beside.tsx'
import { countClasses, describeClass, isWaiting, listMarkPoints, listMissed } from './learner-facts.ts'
import { Levels } from './levels.tsx'
import { Marks } from './marks.tsx'
import { SubmissionList } from './submission-list.tsx'
import { words } from './words.ts'
import classes from './learner-page.module.css'

/** This many percent above the class average counts as doing well. */
const WELL_ABOVE = 5

function Figure({ value, beside }: { value: string; beside?: string | false | undefined }) {
  return (
    <>
      {value}
      {beside && <BesideNumber>{beside}</BesideNumber>}
    </>
  )
}

function formatPercent(value: number | null | undefined): string {
  return typeof value === 'number' ? words.percent(value) : words.unknown
}

function OwnFacts({ learner, learners }: { learner: BatchLearner; learners: readonly BatchLearner[] }) {
  const own = describeClass(learners)
  const recorded = countClasses(learner, 'recording')
  const attended =
    learner.classes.length > 0
      ? words.ofCount(countClasses(learner, 'present'), learner.classes.length)
      : words.unknown
  const besideAttended =
    recorded > 0
      ? words.byRecording(recorded)
      : own.attendance !== undefined && words.classAttendance(own.attendance)
  return (
    <Stats
      label={words.facts}
      stats={[
        {
          label: words.average,
          value: (
            <Figure
              value={formatPercent(learner.average)}
              beside={own.average !== undefined && words.classAverage(own.average)}
            />
          ),
        },
        { label: words.attendance, value: <Figure value={attended} beside={besideAttended} /> },
        {
          label: words.handedIn,
          value: (
            <Figure
              value={words.ofCount(learner.handed_in, learner.task_count)}
              beside={own.handedIn !== undefined && words.classHandedIn(own.handedIn)}
            />
          ),
        },
        {
          label: words.rank,
          value: <Figure value={words.place(learner.rank)} beside={words.ofLearners(learners.length)} />,
        },
        {
          label: words.points,
          value: <Figure value={words.count(learner.points)} beside={words.classPoints(own.points)} />,
        },
      ]}
    />
  )
}

/** A learner's performance in words; nothing if it is average. */
export function LearnerState({
  learner,
  learners,
}: {
  learner: BatchLearner
  learners: readonly BatchLearner[]
}) {
  if (learner.is_frozen) return <Pill tone="missed">{words.frozen}</Pill>
  if (learner.is_at_risk) return <Pill tone="due">{words.risk}</Pill>
  const { average } = describeClass(learners)
  const isGood =
    typeof learner.average === 'number' && average !== undefined && learner.average >= average + WELL_ABOVE
  return isGood ? <Pill tone="ok">{words.good}</Pill> : null
}

/** The one filled button: the oldest unchecked submission. */
export function WaitingPapers({ batchId, learner }: { batchId: string; learner: string }) {
  const { rows } = useAllPages(readLearnerPapers(batchId, learner, true))
  const waiting = rows.filter(isWaiting)
  const [first] = waiting
  if (first === undefined) return null
  return (
    <Button size="sm" to={addQuery(paths.submission(first._id), { batch: batchId, learner })}>
      {words.waiting(waiting.length)}
    </Button>
  )
}

interface LearnerPageProps {
  learner: BatchLearner
  learners: readonly BatchLearner[]
  batchId: string
}

export function LearnerPage({ learner, learners, batchId }: LearnerPageProps) {
  const learnerId = learner.person._id
  const { read, rows, retryRest } = useAllPages(readLearnerPapers(batchId, learnerId))
  const papers: readonly SubmissionCard[] = rows.filter(({ submitted_at: at, try_no }) => at && try_no > 0)
  const doings = useRead(readBatchPerformance(batchId), { isQuiet: true }).data?.doings ?? []
  return (
    <Stack gap={16}>
      <OwnFacts learner={learner} learners={learners} />
      <div className={classes.columns}>
        <Load
          from={read}
          skeleton={
            <SkeletonList count={5}>
              <SkeletonRow />
            </SkeletonList>
          }
        >
          {() => (
            <Stack gap={16}>
              {retryRest && <Failed shape="row" error={{ msg: words.papers.partial }} onRetry={retryRest} />}
              <Marks points={listMarkPoints(papers, doings)} name={learner.person.name} />
              <SubmissionList
                papers={papers}
                missed={listMissed(papers, doings, new Date(getServerNow()).toISOString())}
                batchId={batchId}
              />
            </Stack>
          )}
        </Load>
        <Stack gap={16}>
          <Attendance learner={learner} />
          {offers.assessments && <Levels learner={learnerId} />}
          <Recordings learner={learner} />
        </Stack>
      </div>
    </Stack>
  )
}

interface NeighboursProps {
  before: BatchLearner | undefined
  after: BatchLearner | undefined
  addressOf: (learner: string) => string
}

/** Previous and next in the order of the list that the teacher came from. */
export function Neighbours({ before, after, addressOf }: NeighboursProps) {
  return (
    <Row wrap gap={8}>
      {before && (
        <Button
          size="sm"
          variant="default"
          to={addressOf(before.person._id)}
          aria-label={words.named(words.previous, before.person.name)}
        >
          {words.previous}
        </Button>
      )}
      {after && (
        <Button
          size="sm"
          variant="default"
          to={addressOf(after.person._id)}
          aria-label={words.named(words.next, after.person.name)}
        >
          {words.next}
        </Button>
      )}
    </Row>
  )
}
