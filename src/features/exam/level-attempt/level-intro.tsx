/** Shows the facts, the topics and the rules of a level. */
import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import { Card } from '#src/ui/card.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { words } from './words.ts'
import classes from './level-attempt.module.css'

function LevelFacts({ of }: { of: OwnLevelDetail }) {
  const { facts } = words
  return (
    <Facts
      className={classes.facts}
      facts={[
        [facts.questions, words.count(of.question_count)],
        [facts.time, of.duration ? words.minutes(of.duration) : words.noClock],
        [facts.marks, words.marks(of.marks)],
        [facts.pass, words.percent(of.pass_percent)],
        [facts.tries, typeof of.tries_left === 'number' ? words.triesLeft(of.tries_left) : words.anyTries],
        [facts.best, typeof of.best_mark === 'number' && words.mark(of.best_mark, of.marks)],
      ]}
    />
  )
}

export function LevelIntro({ of }: { of: OwnLevelDetail }) {
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="rules">
      <h2 id="rules" className={classes.heading}>
        {words.rules}
      </h2>
      {of.text && <p>{of.text}</p>}
      <LevelFacts of={of} />
      <p className={classes.quiet}>
        <strong>{words.topics}:</strong> {of.topics.join(', ')}
      </p>
      {of.instructions && <SafeHtml html={of.instructions} />}
      <p>{of.duration ? words.clockRuns : words.leaveAnytime}</p>
    </Card>
  )
}

export function LevelSkeleton() {
  return (
    <div className={classes.root}>
      <Card padding="lg" className={classes.card}>
        <Skeleton width="50%" height="1.5rem" />
        <SkeletonText lines={6} />
      </Card>
      <Card padding="lg" className={classes.card}>
        <SkeletonText lines={3} />
      </Card>
    </div>
  )
}
