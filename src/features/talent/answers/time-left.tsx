/** How long an answer can still be given: in words, and as a seam that runs out. (ruling R56) */

import { useNow } from '#src/ui/hooks/use-now.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { measureTimeLeft, STITCHES } from './answer-view.ts'
import { words } from './words.ts'
import classes from './answers.module.css'

export function TimeLeft({ answerBy }: { answerBy: string }) {
  const { seconds, stitches, isUrgent } = measureTimeLeft(answerBy, useNow())
  return (
    <div className={classes.timeLeft} data-urgent={isUrgent || undefined}>
      <Row align="baseline" justify="between" wrap gap={0} gapX={12} mb={6}>
        <Text as="span" variant="small" tone="inherit">
          {words.timeLeft}
        </Text>
        <Text as="strong" weight={700} tone="inherit">
          {words.left(seconds)}
        </Text>
      </Row>
      {/* The words above say the same. */}
      <div aria-hidden="true">
        <StitchProgress done={stitches} total={STITCHES} next={false} label={words.timeLeft} />
      </div>
      <Text variant="small" tone="inherit" mt={6}>
        {words.answerBy(answerBy)}
      </Text>
    </div>
  )
}
