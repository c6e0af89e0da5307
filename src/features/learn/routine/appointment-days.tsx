/** Days with everything scheduled on them: the date once, then a row for each class, due date and exam. */

import { IconBroadcast, IconClipboardText, IconCode, IconWriting } from '@tabler/icons-react'
import { Link } from 'react-router'
import { canJoin, getAppointmentAddress, useJoinWay } from '#src/api/join-way.ts'
import type { Appointment, AppointmentDay } from '#src/api/shapes/live.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { Button } from '#src/ui/button.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { findOverlap } from './days.ts'
import { words } from './words.ts'
import classes from './appointments.module.css'

const LOOKS: Record<Appointment['kind'], readonly [typeof IconWriting, IconTileProps['tone']]> = {
  live: [IconBroadcast, 'info'],
  assignment: [IconClipboardText, 'due'],
  exam: [IconWriting, 'ai'],
}
const CODE_TEST = [IconCode, 'leaf'] as const

/** Days rendered per step. */
const STEP = 20
/** The waiting time is shown for what begins within this many seconds. */
const SOON = 3 * 3600

export const getDayId = (date: string) => `day-${date}`

function Join({ appointment, now }: { appointment: Appointment; now: number }) {
  const way = useJoinWay(appointment._id, getLiveState(appointment.at, now, appointment.end_at))
  return (
    <Button {...way} size="sm" variant="accent" className={classes.join}>
      {words.join}
      <VisuallyHidden>: {appointment.title}</VisuallyHidden>
    </Button>
  )
}

function Tile({ appointment: { kind, exam_kind } }: { appointment: Appointment }) {
  const [Icon, tone] = exam_kind === 'code_test' ? CODE_TEST : LOOKS[kind]
  return (
    <IconTile tone={tone} size={36}>
      <Icon size={18} stroke={1.75} />
    </IconTile>
  )
}

interface AppointmentRowProps {
  appointment: Appointment
  day: readonly Appointment[]
  now: number
}

function AppointmentRow({ appointment, day, now }: AppointmentRowProps) {
  const { kind, title, at, end_at, moved_from, batch } = appointment
  const isOpen = kind === 'live' && canJoin(getLiveState(at, now, end_at))
  const left = (Date.parse(at) - now) / 1000
  const own = formatOwnZoneTime(at)
  const overlap = findOverlap(appointment, day)
  return (
    <Row as="li" gap={12} padY={10} className={classes.row}>
      <div className={classes.text}>
        <Text as="h3" variant="note" tight weight={600}>
          <Link to={getAppointmentAddress(appointment)} className={classes.link}>
            <VisuallyHidden>{words.kinds[kind]}: </VisuallyHidden>
            <TitleText>{title}</TitleText>
          </Link>
        </Text>
        <Text variant="caption" tone="muted" className={classes.line}>
          {moved_from && <s>{words.was(moved_from)}</s>}
          <span data-moved={Boolean(moved_from) || undefined}>{words.time(appointment)}</span>
          {own && <span>{own}</span>}
          {left > 0 && left < SOON && <strong>{words.left(left)}</strong>}
          <span className={classes.course}>
            {overlap ? words.overlap(overlap.title, overlap.minutes) : batch.course_title}
          </span>
        </Text>
      </div>
      {isOpen ? <Join appointment={appointment} now={now} /> : <Tile appointment={appointment} />}
    </Row>
  )
}

function Day({ date, items, now }: AppointmentDay & { now: number }) {
  return (
    <li className={classes.day} data-today={isSameDhakaDay(`${date}T12:00:00+06:00`, now) || undefined}>
      {/* The week above links here. */}
      <h2 id={getDayId(date)} tabIndex={-1} className={classes.date}>
        <span aria-hidden="true">{words.dayNumber(date)}</span>
        <span aria-hidden="true">{words.dayName(date, now)}</span>
        <VisuallyHidden>{words.day(date, now)}</VisuallyHidden>
      </h2>
      <Surface as="ul" plain className={classes.rows}>
        {items.map((each) => (
          <AppointmentRow key={each._id} appointment={each} day={items} now={now} />
        ))}
      </Surface>
    </li>
  )
}

export function AppointmentDays({ days, now }: { days: readonly AppointmentDay[]; now: number }) {
  return (
    <RowList>
      <Growing rows={days} step={STEP}>
        {({ date, items }) => <Day key={date} date={date} items={items} now={now} />}
      </Growing>
    </RowList>
  )
}
