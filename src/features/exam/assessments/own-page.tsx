/** Shows the learner's own ladder: passed and open levels, why the rest is locked, and the cost of another try. (spec 7 assessment/{id}) */

import type { OwnAssessment, OwnLevel } from '#src/api/shapes/assessment.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { LadderPage } from './ladder-page.tsx'
import { LadderStep } from './ladder.tsx'
import { getRetryText, Standing } from './own-standing.tsx'
import { words } from './words.ts'
import classes from './assessment-page.module.css'

/**
 * A locked level has nothing to open yet; for one that is not bought, the page's own button leads to the
 * purchase.
 */
function getAddress({ _id, assessment, state }: OwnLevel): string | undefined {
  return state === 'locked' || state === 'to-buy' ? undefined : paths.assessmentLevel(assessment, _id)
}

function Next({ assessment: { levels, next_level: next } }: { assessment: OwnAssessment }) {
  const level = levels.find(({ _id }) => _id === next?._id)
  const to = level && getAddress(level)
  if (!level || to === undefined) return null
  return (
    <Button to={to} size="lg" fullWidth>
      {words.own.go(level.no, level.state)}
    </Button>
  )
}

function Progress({ assessment }: { assessment: OwnAssessment }) {
  const canBuy = assessment.levels.some(
    ({ is_owned: isOwned, price }) => !isOwned && typeof price === 'number',
  )
  return (
    <Card as="section" padding="lg" className={classes.buy} aria-label={words.own.overview}>
      <StitchProgress
        done={assessment.passed_count}
        total={assessment.level_count}
        label={words.own.progress(assessment.title)}
        caption={
          assessment.next_level
            ? words.own.next(assessment.next_level.no, assessment.next_level.title)
            : words.own.allPassed
        }
        figure={words.own.doneOf(assessment.passed_count, assessment.level_count)}
      />
      <div className={classes.actions}>
        <Next assessment={assessment} />
        {canBuy && (
          <Button to={paths.purchaseLevels(assessment._id)} variant="accent" size="lg" fullWidth>
            {words.own.buyMore}
          </Button>
        )}
      </div>
    </Card>
  )
}

export function OwnPage({ assessment }: { assessment: OwnAssessment }) {
  return (
    <LadderPage assessment={assessment} aside={<Progress assessment={assessment} />}>
      {assessment.levels.map((each) => (
        <LadderStep
          key={each._id}
          level={each}
          look={each.state}
          to={getAddress(each)}
          note={getRetryText(each)}
        >
          <Standing level={each} />
        </LadderStep>
      ))}
    </LadderPage>
  )
}
