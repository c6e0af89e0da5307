/** Shows an assessment to a guest: its ladder with prices, its description, its top learners. (spec 7 public/assessment/{id}) */

import type { Assessment, Level } from '#src/api/shapes/assessment.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { PriceOf } from './assessment-card.tsx'
import { getShownPrice } from './assessment-price.ts'
import { LadderPage } from './ladder-page.tsx'
import { LadderSkeleton, LadderStep } from './ladder.tsx'
import { words } from './words.ts'
import classes from './assessment-page.module.css'

function LevelPrice({ level }: { level: Level }) {
  const { price, old } = getShownPrice(level)
  if (price === undefined) return <span className={classes.note}>{words.notSold}</span>
  return (
    <>
      <Price price={price} old={old} size="sm" />
      <span className={classes.note}>{level.tries ? words.tries(level.tries) : words.anyTries}</span>
    </>
  )
}

/** The text depends on the price; the pay button is only there if there is a price. */
function Actions({ assessment }: { assessment: Assessment }) {
  const isLearner = useSession(({ role }) => role === 'learner' || role === 'talent')
  const isSold = assessment.levels.some(({ price }) => typeof price === 'number' && price > 0)
  const isFirstFree = assessment.levels[0]?.price === 0
  return (
    <div className={classes.actions}>
      {isSold && (
        <Button to={paths.purchaseLevels(assessment._id)} variant="accent" size="lg" fullWidth>
          {words.buy}
        </Button>
      )}
      {(isFirstFree || isLearner) && (
        <Button
          to={paths.myAssessment(assessment._id)}
          variant={isSold ? 'default' : 'filled'}
          size="lg"
          fullWidth
        >
          {isLearner ? words.goOn : isSold ? words.firstFree : words.startFree}
        </Button>
      )}
    </div>
  )
}

function BuyBox({ assessment }: { assessment: Assessment }) {
  return (
    <Card as="section" padding="lg" className={classes.buy} aria-label={words.buy}>
      <p className={classes.note}>{words.wholeLadder}</p>
      <PriceOf assessment={assessment} />
      <p className={classes.note}>
        {words.levels(assessment.level_count)} · {words.questions(assessment.question_count)}
      </p>
      <Actions assessment={assessment} />
    </Card>
  )
}

export function AssessmentPage({ assessment }: { assessment: Assessment }) {
  return (
    <LadderPage assessment={assessment} aside={<BuyBox assessment={assessment} />}>
      {assessment.levels.map((each) => (
        <LadderStep key={each._id} level={each} look="public" note={words.topics(each.topics)}>
          <LevelPrice level={each} />
        </LadderStep>
      ))}
    </LadderPage>
  )
}

export function AssessmentPageSkeleton() {
  return (
    <div className={classes.root}>
      <div className={classes.main}>
        <LadderSkeleton />
      </div>
      <Card padding="lg">
        <Skeleton width="50%" height="2rem" />
        <SkeletonText lines={4} />
      </Card>
    </div>
  )
}
