/** One's attempts at a level, newest first: their results, and for those that may go a way to take them away. */
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import type { LevelAttemptState, LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Grid, Row, Surface } from '#src/ui/layout/layout.tsx'
import classes from './level-attempt.module.css'
import { resultAddress } from './result-address.ts'
import { useRemoval } from './use-removal.ts'
import { words } from './words.ts'

const TONES: Readonly<Record<LevelAttemptState, PillProps['tone']>> = {
  open: 'due',
  'under-review': 'info',
  passed: 'ok',
  failed: 'due',
}

/** What has opened the next level stays, and so does what a teacher is looking at. */
function isRemovable({ state }: LevelSubmissionCard): boolean {
  return state === 'open' || state === 'failed'
}

interface AttemptRowProps {
  of: LevelSubmissionCard
  onRemove: (of: LevelSubmissionCard) => Promise<void>
}

function AttemptRow({ of, onRemove }: AttemptRowProps) {
  const { state, mark, marks, submitted_at: submittedAt, started_at: startedAt } = of
  return (
    <Row as="li" justify="between" wrap gap={8} gapX={16} padY={12} padX={0} className={classes.attempt}>
      <Grid as="span" gap={4}>
        <Row as="span" wrap gap={8}>
          <Pill tone={TONES[state]}>{words.attempt[state]}</Pill>
          {typeof mark === 'number' && <strong>{words.mark(mark, marks)}</strong>}
        </Row>
        <span className={classes.quiet}>{submittedAt ? words.handedIn(submittedAt) : words.begun(startedAt)}</span>
      </Grid>
      <Row as="span" wrap gap={8}>
        {submittedAt && (
          <Button variant="light" to={resultAddress(of)} aria-label={words.resultOf(submittedAt)}>
            {words.result}
          </Button>
        )}
        {isRemovable(of) && (
          <Button variant="subtle" onClick={() => void onRemove(of)} aria-label={words.removeOf(startedAt)}>
            {words.remove}
          </Button>
        )}
      </Row>
    </Row>
  )
}

interface AttemptsProps {
  levelId: string
  /** The device forgets what it keeps of it. */
  onRemoved: (attemptId: string) => Promise<void>
}

export function Attempts({ levelId, onRemoved }: AttemptsProps) {
  const read = useApi(levelSubmission.list, { query: { level: levelId, count: 100 } })
  const remove = useRemoval(onRemoved)
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="attempts">
      <h2 id="attempts" className={classes.heading}>
        {words.attempts}
      </h2>
      <Load
        from={read}
        skeleton={<SkeletonText lines={3} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className={classes.quiet}>{words.noAttempts}</p>}
      >
        {({ data }) => (
          <Surface as="ul" plain>
            {data.map((each) => (
              <AttemptRow key={each._id} of={each} onRemove={remove} />
            ))}
          </Surface>
        )}
      </Load>
    </Card>
  )
}
