/** The batches that can still be joined, with their hours and seats. (ruling R4) */

import type { Course, Schedule } from '#src/api/shapes/course.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { formatHours, formatWeekdays } from '#src/lib/class-time.ts'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { hasSeat } from './course-action.ts'
import type { CourseSale } from './use-course-sale.ts'
import { words } from './words.ts'
import classes from './batch-choice.module.css'

/** At this many seats or fewer they are highlighted. Our choice. */
const FEW_SEATS = 20

export function Seats({ schedule }: { schedule: Schedule }) {
  const { seats_left: left } = schedule
  if (typeof left !== 'number') return null
  return (
    <Text
      as="span"
      tone="muted"
      variant="small"
      weight={600}
      className={classes.seats}
      data-few={left <= FEW_SEATS || undefined}
    >
      {left > 0 ? words.seats(left) : words.noSeats}
    </Text>
  )
}

function Lines({ schedule }: { schedule: Schedule }) {
  const { days, class_time: from, class_end: to, start_at: start } = schedule
  const own = start ? formatOwnZoneTime(start) : undefined
  return (
    <>
      <Text as="span" block tone="muted" variant="note" className={classes.hours}>
        {[formatWeekdays(days), formatHours(from, to)].filter(Boolean).join(' · ')}
      </Text>
      {start && (
        <Text as="span" block tone="muted">
          {words.starts(start)}
        </Text>
      )}
      {own && (
        <Text as="span" block tone="muted">
          {own}
        </Text>
      )}
    </>
  )
}

export function BatchChoice({
  course,
  sale: { schedule: chosen, choose },
}: {
  course: Course
  sale: CourseSale
}) {
  const schedules = course.live_plus_schedules ?? []
  // A course without a start can be joined at any time: there is nothing to choose. (ruling R29)
  if (!schedules.some(({ start_at: start }) => start)) {
    return <Text tone="muted">{course.kind === 'bundle' ? words.forLife : words.anyTime}</Text>
  }
  return (
    <fieldset className={classes.batches}>
      <legend className={classes.legend}>{words.batches}</legend>
      {schedules.map((schedule) => (
        <RadioCard
          key={schedule._id}
          name="schedule"
          value={schedule._id}
          checked={schedule._id === chosen?._id}
          disabled={!hasSeat(schedule)}
          onChange={() => choose(schedule._id)}
          title={schedule.label}
          aside={<Seats schedule={schedule} />}
          text={<Lines schedule={schedule} />}
        />
      ))}
    </fieldset>
  )
}
