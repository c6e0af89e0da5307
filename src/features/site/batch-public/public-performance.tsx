/** A batch's performance for the public: numbers without names. (ruling R38) */

import type { PublicPerformance as Performance } from '#src/api/shapes/batch-learner.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { words } from './words.ts'
import classes from './public-performance.module.css'

interface MeasureProps {
  title: string
  /** Says what the share refers to. */
  text: string
  percent: number | null | undefined
}

function Measure({ title, text, percent }: MeasureProps) {
  return (
    <Card as="li" padding="lg">
      <Row align="baseline" justify="between" gap={12} mb={12}>
        <Text as="h2" variant="lead" weight={600}>
          {title}
        </Text>
        <Text as="strong" variant="title" weight={700} className={classes.figure}>
          {percent === null || percent === undefined ? words.noMark : words.percent(percent)}
        </Text>
      </Row>
      {typeof percent === 'number' && (
        <StitchProgress done={percent} total={100} label={title} next={false} />
      )}
      <Text tone="muted" variant="small" mt={12}>
        {text}
      </Text>
    </Card>
  )
}

export function PublicPerformance({ performance }: { performance: Performance }) {
  const { learner_count, average_mark, hand_in_percent, attendance_percent } = performance
  return (
    <Stack gap={20}>
      <Text variant="lead">{words.learning(learner_count)}</Text>
      <Grid as="ul" gap={12} aria-label={words.numbers} className={classes.measures}>
        <Measure
          title={words.average}
          text={typeof average_mark === 'number' ? words.averageText : words.notMarkedText}
          percent={average_mark}
        />
        <Measure title={words.handIns} text={words.handInsText} percent={hand_in_percent} />
        <Measure title={words.attendance} text={words.attendanceText} percent={attendance_percent} />
      </Grid>
      <Text tone="muted" variant="small">
        {words.noNames}
      </Text>
      <Row wrap gap={8}>
        <Button to={paths.courses()}>{words.courses}</Button>
        <Button variant="default" to={paths.lead('course_advice')}>
          {words.advice}
        </Button>
      </Row>
    </Stack>
  )
}
