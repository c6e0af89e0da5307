/** List of attempts at levels, each a link to its marks. */

import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
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
    <WorkRow
      mark={<LearnerFace learner={attempt.learner} batch={batch} />}
      title={attempt.learner.name || words.unnamed}
      to={to}
      isLink
      isCurrent={isCurrent}
      text={joinFacts(
        words.level(attempt.assessment.title, attempt.level.no, attempt.level.title),
        attempt.submitted_at && words.on(attempt.submitted_at),
      )}
      state={
        <>
          {saved?.isChecked ? (
            <Pill tone="ok">{words.checked}</Pill>
          ) : (
            <Pill tone={TONES[attempt.state]}>{words.states[attempt.state]}</Pill>
          )}
          <strong>{words.mark(saved?.mark ?? attempt.mark, attempt.marks)}</strong>
        </>
      }
    />
  )
}

export function LevelRows({ rows, address, batch, current }: LevelRowsProps) {
  return (
    <Box className={classes.rows}>
      <RowList isFlush>
        {rows.map((attempt) => (
          <LevelRow
            key={attempt._id}
            attempt={attempt}
            to={address(attempt._id)}
            isCurrent={attempt._id === current}
            {...(batch && { batch })}
          />
        ))}
      </RowList>
    </Box>
  )
}
