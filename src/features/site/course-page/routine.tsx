/** The week of each batch, Saturday first. (ruling R4) */

import { IconInfoCircle } from '@tabler/icons-react'
import type { Schedule } from '#src/api/shapes/course.ts'
import { formatDate, formatOwnZoneTime, WEEKDAYS, type Weekday } from '#src/lib/bn.ts'
import { formatClockTime, shortenWeekday } from '#src/lib/class-time.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Seats } from './batch-choice.tsx'
import { words } from './below-words.ts'
import { Section } from './section.tsx'
import classes from './routine.module.css'

const WEEK = (Object.keys(WEEKDAYS) as Weekday[]).filter((day) => day !== 'Everyday')

function Week({ schedule: { days, class_time: time } }: { schedule: Schedule }) {
  return (
    <ul className={classes.week}>
      {WEEK.map((day) => {
        const isOn = days.includes(day) || days.includes('Everyday')
        return (
          <li key={day} className={classes.day} data-on={isOn || undefined}>
            <strong>{shortenWeekday(day)}</strong>
            <span>{isOn && time ? formatClockTime(time) : words.noClass}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Batch({ schedule }: { schedule: Schedule }) {
  const { label, start_at: start, end_at: end } = schedule
  const own = start ? formatOwnZoneTime(start) : undefined
  return (
    <Card>
      <Row align="stretch" justify="between" wrap gap={4} gapX={16} variant="note">
        <p>
          <strong>{label}</strong>
          {start && (
            <Text as="span" tone="muted">
              {' '}
              · {words.fromTo(formatDate(start), end ? formatDate(end) : '')}
            </Text>
          )}
        </p>
        <Seats schedule={schedule} />
      </Row>
      <Week schedule={schedule} />
      <Row as="p" align="stretch" gap={8} tone="muted" variant="small" mt={10} className={classes.hint}>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
        <span>
          {words.routineHint}
          {own && ` ${own}.`}
        </span>
      </Row>
    </Card>
  )
}

export function Routine({ schedules }: { schedules: readonly Schedule[] }) {
  return (
    <Section id="routine" title={words.routine}>
      <Grid gap={12}>
        {schedules.map((schedule) => (
          <Batch key={schedule._id} schedule={schedule} />
        ))}
      </Grid>
    </Section>
  )
}
