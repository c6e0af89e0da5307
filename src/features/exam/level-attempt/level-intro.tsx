/** Shows the facts, the topics and the rules of a level. */

import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import { Card } from '#src/ui/card.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { words } from './words.ts'
import classes from './level-attempt.module.css'

function LevelFacts({ level }: { level: OwnLevelDetail }) {
  const { facts } = words
  return (
    <Facts
      facts={[
        [facts.questions, words.count(level.question_count)],
        [facts.time, level.duration ? words.minutes(level.duration) : words.noClock],
        [facts.marks, words.marks(level.marks)],
        [facts.pass, words.percent(level.pass_percent)],
        [
          facts.tries,
          typeof level.tries_left === 'number' ? words.triesLeft(level.tries_left) : words.anyTries,
        ],
        [facts.best, typeof level.best_mark === 'number' && words.mark(level.best_mark, level.marks)],
      ]}
    />
  )
}

export function LevelIntro({ level }: { level: OwnLevelDetail }) {
  return (
    <Section title={words.rules}>
      {level.text && <p>{level.text}</p>}
      <LevelFacts level={level} />
      <Text tone="muted">
        <strong>{words.topics}:</strong> {level.topics.join(', ')}
      </Text>
      {level.instructions && <SafeHtml html={level.instructions} />}
      <p>{level.duration ? words.clockRuns : words.leaveAnytime}</p>
    </Section>
  )
}

export function LevelSkeleton() {
  return (
    <div className={classes.root}>
      <Stack as={Card} padding="lg" gap={12}>
        <Skeleton width="50%" height="1.5rem" />
        <SkeletonText lines={6} />
      </Stack>
      <Card padding="lg">
        <SkeletonText lines={3} />
      </Card>
    </div>
  )
}
