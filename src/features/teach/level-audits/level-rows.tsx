/** List of attempts at levels, each a link to its marks. */

import { Link } from 'react-router'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { useMarkLife } from '../shared/mark-life.ts'
import { words } from './words.ts'
import classes from './level-audits.module.css'

const TONES = { open: 'neutral', 'under-review': 'due', passed: 'ok', failed: 'missed' } as const

interface LevelRowsProps {
  rows: readonly LevelSubmissionCard[]
  address: (id: string) => string
  /** Omitted if the list covers several batches. */
  batch?: string
  /** Id of the current attempt. */
  current?: string
}

interface LevelRowProps extends Pick<LevelRowsProps, 'batch'> {
  attempt: LevelSubmissionCard
  to: string
  isCurrent: boolean
}

function LevelRow({ attempt, to, isCurrent, batch }: LevelRowProps) {
  const { state, told } = useMarkLife(attempt._id)
  const saved = state === 'saved' ? told : undefined
  return (
    <li className={classes.item} data-current={isCurrent || undefined}>
      <Link to={to} className={classes.row} aria-current={isCurrent ? 'page' : undefined}>
        <Grid as="span" shrink anywhere className={classes.words}>
          <strong>{attempt.learner.name || words.unnamed}</strong>
          <Text as="span" tone="muted" variant="caption">
            {[
              words.level(attempt.assessment.title, attempt.level.no, attempt.level.title),
              attempt.submitted_at && words.on(attempt.submitted_at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Grid>
        <Row as="span" gap={8} className={classes.state}>
          {saved?.isChecked ? (
            <Pill tone="ok">{words.checked}</Pill>
          ) : (
            <Pill tone={TONES[attempt.state]}>{words.states[attempt.state]}</Pill>
          )}
          <strong>{words.mark(saved?.mark ?? attempt.mark, attempt.marks)}</strong>
        </Row>
      </Link>
      <LearnerFace learner={attempt.learner} batch={batch} />
    </li>
  )
}

export function LevelRows({ rows, address, batch, current }: LevelRowsProps) {
  return (
    <Surface as="ul" plain className={classes.rows}>
      {rows.map((attempt) => (
        <LevelRow
          key={attempt._id}
          attempt={attempt}
          to={address(attempt._id)}
          isCurrent={attempt._id === current}
          {...(batch && { batch })}
        />
      ))}
    </Surface>
  )
}
