/**
 * Sums up the learner's ladders: numbers, running and last finished levels, ranks. (spec 7
 * level-submission/overview)
 */

import { readLevelOverview } from '#src/api/contract/level-submission.ts'
import type {
  LevelAttemptState,
  LevelOverview,
  LevelSubmissionCard,
} from '#src/api/shapes/level-submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'
import classes from './overview.module.css'

const own = words.own

const TONES: Readonly<Record<LevelAttemptState, PillProps['tone']>> = {
  open: 'due',
  'under-review': 'info',
  passed: 'ok',
  failed: 'due',
}

function Figures({ overview }: { overview: LevelOverview }) {
  const rows = [
    [own.passed, own.doneOf(overview.passed_count, overview.level_count)],
    [own.stars, own.doneOf(overview.stars, overview.star_count)],
    [own.attempts, words.number(overview.attempt_count)],
  ] as const
  return <Facts facts={rows} />
}

const getLevelAddress = ({ assessment, level }: LevelSubmissionCard) =>
  paths.assessmentLevel(assessment._id, level._id)

function Open({ attempt }: { attempt: LevelSubmissionCard }) {
  return (
    <WorkRow title={attempt.assessment.title} text={own.level(attempt.level.no, attempt.level.title)}>
      <Button to={getLevelAddress(attempt)}>{own.resume}</Button>
    </WorkRow>
  )
}

function Recent({ attempt }: { attempt: LevelSubmissionCard }) {
  return (
    <WorkRow
      title={attempt.assessment.title}
      to={getLevelAddress(attempt)}
      isLink
      text={own.level(attempt.level.no, attempt.level.title)}
      state={
        <>
          <Pill tone={TONES[attempt.state]}>{words.attempt[attempt.state]}</Pill>
          {typeof attempt.mark === 'number' && <strong>{words.mark(attempt.mark, attempt.marks)}</strong>}
        </>
      }
    />
  )
}

function Places({ places }: { places: LevelOverview['places'] }) {
  if (places.length === 0)
    return (
      <Text tone="muted" variant="note">
        {own.noPlaces}
      </Text>
    )
  return (
    <RowList isInside>
      {places.map(({ assessment, rank, of: count }) => (
        <WorkRow
          key={assessment._id}
          title={assessment.title}
          to={paths.myAssessment(assessment._id)}
          isLink
          state={<strong>{own.place(rank, count)}</strong>}
        />
      ))}
    </RowList>
  )
}

function Parts({ overview }: { overview: LevelOverview }) {
  return (
    <div className={classes.root}>
      <Section title={own.overview}>
        <Figures overview={overview} />
        {overview.open.length > 0 && (
          <RowList isInside aria-label={own.open}>
            {overview.open.map((each) => (
              <Open key={each._id} attempt={each} />
            ))}
          </RowList>
        )}
      </Section>
      <Section title={own.places}>
        <Places places={overview.places} />
      </Section>
      <Section title={own.recent}>
        {overview.recent.length === 0 ? (
          <Text tone="muted" variant="note">
            {own.noRecent}
          </Text>
        ) : (
          <RowList isInside>
            {overview.recent.map((each) => (
              <Recent key={each._id} attempt={each} />
            ))}
          </RowList>
        )}
      </Section>
    </div>
  )
}

export function Overview() {
  const read = useRead(readLevelOverview())
  return (
    <Load
      from={read}
      skeleton={
        <Card padding="lg">
          <SkeletonText lines={5} />
        </Card>
      }
    >
      {(overview) => <Parts overview={overview} />}
    </Load>
  )
}
