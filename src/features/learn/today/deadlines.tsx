/** Next assignments and exams; an assignment due within two days is marked as urgent. */

import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { readDays } from '#src/api/contract/overview.ts'
import { getAppointmentAddress } from '#src/api/join-way.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatDateTile, formatOwnZoneTime } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { DateTile } from '#src/ui/text/date-tile.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import classes from './side-cards.module.css'

const MAX_ROWS = 3
const DAY = 86_400_000

function formatLine(appointment: Appointment, now: number): string {
  if (appointment.kind === 'assignment') return words.deadlines.by(appointment.at, now)
  if (appointment.exam_kind === 'quiz' && appointment.question_count && appointment.minutes)
    return words.deadlines.exam(appointment.question_count, appointment.minutes)
  return appointment.minutes
    ? words.deadlines.hour(appointment.at, appointment.minutes)
    : words.deadlines.by(appointment.at, now)
}

function DeadlineRow({ appointment, now }: { appointment: Appointment; now: number }) {
  const tile = formatDateTile(appointment.at)
  return (
    <li>
      <Link to={getAppointmentAddress(appointment)} className={classes.deadline}>
        <DateTile
          day={tile?.day ?? ''}
          below={tile?.month ?? ''}
          isUrgent={appointment.kind === 'assignment' && Date.parse(appointment.at) - now < 2 * DAY}
        />
        <Grid as="span" variant="small" grow shrink className={classes.deadlineText}>
          <strong>
            <TitleText>{appointment.title}</TitleText>
          </strong>
          {/* People in other time zones see both times. (ruling R4) */}
          <span>
            {[formatLine(appointment, now), formatOwnZoneTime(appointment.at)].filter(Boolean).join(' · ')}
          </span>
        </Grid>
        <IconChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  )
}

export function Deadlines() {
  const now = useNow()
  const read = useRead(readDays())
  return (
    <Card as="section" aria-labelledby="deadlines">
      <Row justify="between" gap={8} mb={10} className={classes.head}>
        <h2 id="deadlines">{words.deadlines.title}</h2>
        <Link to={paths.tasks()}>{words.deadlines.all}</Link>
      </Row>
      <LoadInside from={read} skeleton={<Skeleton shape="block" height="14.125rem" />}>
        {({ data }) => {
          const due = data
            .flatMap(({ items }) => items)
            .filter(({ kind, at }) => kind !== 'live' && Date.parse(at) > now)
          if (due.length === 0)
            return (
              <Text tone="muted" variant="small">
                {words.deadlines.none}
              </Text>
            )
          return (
            <Surface as="ul" plain className={classes.deadlines}>
              {due.slice(0, MAX_ROWS).map((each) => (
                <DeadlineRow key={each._id} appointment={each} now={now} />
              ))}
            </Surface>
          )
        }}
      </LoadInside>
    </Card>
  )
}
