/** Admission is over: shows what comes next, and a form to leave a number. Never a dead end. */

import type { ReactNode } from 'react'
import type { Course } from '#src/api/shapes/course.ts'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './buy-box.module.css'

/** The bar of a phone links here. */
export const AHEAD_ID = 'ahead'

interface EndedProps {
  course: Course
  leadForm: ReactNode
}

export function Ended({ course: { next_schedule: next }, leadForm }: EndedProps) {
  return (
    <Grid
      as="section"
      gap={10}
      shrink
      id={AHEAD_ID}
      aria-labelledby={`${AHEAD_ID}-title`}
      className={classes.ended}
    >
      <h2 id={`${AHEAD_ID}-title`} className={classes.aheadTitle}>
        {words.aheadTitle}
      </h2>
      {next?.start_at && <Text weight={600}>{words.nextBatch(next.label, next.start_at)}</Text>}
      <p className={classes.note}>{words.endedHint}</p>
      {leadForm}
    </Grid>
  )
}
