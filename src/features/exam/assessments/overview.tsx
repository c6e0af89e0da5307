/**
 * Sums up the learner's ladders: numbers, running and last finished levels, ranks. (spec 7
 * level-submission/overview)
 */

import { Link } from 'react-router'
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
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
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
  return (
    <Row as="dl" align="stretch" wrap gap={12} gapX={32} className={classes.figures}>
      {rows.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Row>
  )
}

const getLevelAddress = ({ assessment, level }: LevelSubmissionCard) =>
  paths.assessmentLevel(assessment._id, level._id)

function Open({ attempt }: { attempt: LevelSubmissionCard }) {
  return (
    <Row as="li" justify="between" wrap gap={8} gapX={16} className={classes.open}>
      <span>
        <strong>{attempt.assessment.title}</strong>
        <span>{own.level(attempt.level.no, attempt.level.title)}</span>
      </span>
      <Button to={getLevelAddress(attempt)}>{own.resume}</Button>
    </Row>
  )
}

function Recent({ attempt }: { attempt: LevelSubmissionCard }) {
  return (
    <Row as="li" justify="between" wrap gap={4} gapX={16} className={classes.recent}>
      <Link to={getLevelAddress(attempt)}>
        {attempt.assessment.title} · {own.level(attempt.level.no, attempt.level.title)}
      </Link>
      <Row as="span" gap={10}>
        <Pill tone={TONES[attempt.state]}>{words.attempt[attempt.state]}</Pill>
        {typeof attempt.mark === 'number' && <strong>{words.mark(attempt.mark, attempt.marks)}</strong>}
      </Row>
    </Row>
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
    <ul className={classes.list}>
      {places.map(({ assessment, rank, of: count }) => (
        <Row as="li" justify="between" wrap gap={4} gapX={16} key={assessment._id} className={classes.recent}>
          <Link to={paths.myAssessment(assessment._id)}>{assessment.title}</Link>
          <strong>{own.place(rank, count)}</strong>
        </Row>
      ))}
    </ul>
  )
}

function Parts({ overview }: { overview: LevelOverview }) {
  return (
    <div className={classes.root}>
      <Card as="section" padding="lg" className={classes.part} aria-labelledby="so-far">
        <h2 id="so-far">{own.overview}</h2>
        <Figures overview={overview} />
        {overview.open.length > 0 && (
          <ul className={classes.list} aria-label={own.open}>
            {overview.open.map((each) => (
              <Open key={each._id} attempt={each} />
            ))}
          </ul>
        )}
      </Card>
      <Card as="section" padding="lg" className={classes.part} aria-labelledby="places">
        <h2 id="places">{own.places}</h2>
        <Places places={overview.places} />
      </Card>
      <Card as="section" padding="lg" className={classes.part} aria-labelledby="recent">
        <h2 id="recent">{own.recent}</h2>
        {overview.recent.length === 0 ? (
          <Text tone="muted" variant="note">
            {own.noRecent}
          </Text>
        ) : (
          <ul className={classes.list}>
            {overview.recent.map((each) => (
              <Recent key={each._id} attempt={each} />
            ))}
          </ul>
        )}
      </Card>
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
