/** The batch chosen in the first step, with a button to change it; on a phone with the course's picture. */

import { IconCalendarEvent } from '@tabler/icons-react'
import type { Course, Schedule } from '#src/api/shapes/course.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { formatScheduleStart, formatScheduleTitle } from './schedule-text.ts'
import { words } from './words.ts'
import classes from './choice.module.css'

/** Shown in red, since they are limited; only the server's number. */
export function Seats({ schedule: { seats_left: seats } }: { schedule: Schedule }) {
  if (typeof seats !== 'number') return null
  return (
    <>
      {'\u{A0}· '}
      <Text as="strong" tone="urgent" weight={600} nowrap className={classes.seats}>
        {words.seats(seats)}
      </Text>
    </>
  )
}

interface ChosenScheduleProps {
  course: Course
  schedule: Schedule
  /** Undefined if there is nothing else to choose. */
  onChange: (() => void) | undefined
}

export function ChosenSchedule({ course, schedule, onChange }: ChosenScheduleProps) {
  return (
    <Row as={Card} gap={14} className={classes.chosen}>
      <Box as="span" block hideBelow="md">
        <IconTile size={40}>
          <IconCalendarEvent />
        </IconTile>
      </Box>
      <Thumb category={course.category.colour} className={classes.thumb} isEager />
      <Text tight grow shrink className={classes.words}>
        <Text as="span" tone="muted" variant="small" className={classes.course}>
          {course.title}
        </Text>
        <strong>{formatScheduleTitle(schedule)}</strong>
        <Text as="span" tone="muted" variant="small" className={classes.start}>
          {formatScheduleStart(schedule, course.kind === 'bundle')}
          <Seats schedule={schedule} />
        </Text>
      </Text>
      {onChange && (
        <Button variant="subtle" size="sm" aria-label={words.changeBatch} onClick={onChange}>
          {words.change}
        </Button>
      )}
    </Row>
  )
}
