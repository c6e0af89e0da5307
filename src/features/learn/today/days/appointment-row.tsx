/** An appointment as a row of its day: a class, a deadline or an exam. */

import { IconBroadcast, IconClipboardText, IconCode, IconWriting } from '@tabler/icons-react'
import { canJoin, getAppointmentAddress, useJoinWay } from '#src/api/join-way.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { Button } from '#src/ui/button.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { DayRow, RowCourse } from './day-row.tsx'
import { findOverlap } from './days.ts'
import { words } from './words.ts'

const LOOKS: Record<Appointment['kind'], readonly [typeof IconWriting, IconTileProps['tone']]> = {
  live: [IconBroadcast, 'info'],
  assignment: [IconClipboardText, 'due'],
  exam: [IconWriting, 'ai'],
}
const CODE_TEST = [IconCode, 'leaf'] as const

/** The waiting time is shown for what begins within this many seconds. */
const SOON = 3 * 3600

function Join({ appointment, now }: { appointment: Appointment; now: number }) {
  const way = useJoinWay(appointment._id, getLiveState(appointment.at, now, appointment.end_at))
  return (
    <Button {...way} size="sm" variant="accent">
      {words.join}
      <VisuallyHidden>: {appointment.title}</VisuallyHidden>
    </Button>
  )
}

export function AppointmentMark({
  appointment: { kind, exam_kind },
}: {
  appointment: Pick<Appointment, 'kind' | 'exam_kind'>
}) {
  const [Icon, tone] = exam_kind === 'code_test' ? CODE_TEST : LOOKS[kind]
  return (
    <IconTile tone={tone} size={36}>
      <Icon size={18} stroke={1.75} />
    </IconTile>
  )
}

interface AppointmentRowProps {
  appointment: Appointment
  /** Everything else on that day. */
  day: readonly Appointment[]
  now: number
  /** The row is on the day itself: on a desk it has a button. */
  isToday?: boolean
}

export function AppointmentRow({ appointment, day, now, isToday }: AppointmentRowProps) {
  const { kind, title, at, end_at, moved_from, batch } = appointment
  const isOpen = kind === 'live' && canJoin(getLiveState(at, now, end_at))
  const left = (Date.parse(at) - now) / 1000
  // People in other time zones see both times. (ruling R4)
  const own = formatOwnZoneTime(at)
  const overlap = findOverlap(appointment, day)
  const to = getAppointmentAddress(appointment)
  const facts = words.facts(appointment)
  return (
    <DayRow
      when={words.when(at)}
      mark={<AppointmentMark appointment={appointment} />}
      kind={words.kinds[kind]}
      title={title}
      to={to}
      line={
        <>
          {moved_from && (
            <>
              <s>{words.was(moved_from)}</s>
              <span data-moved="true">{words.moved}</span>
            </>
          )}
          {left > 0 && left < SOON && <strong>{words.left(kind, left)}</strong>}
          {facts && <span>{facts}</span>}
          {own && <span>{own}</span>}
          <RowCourse>
            {overlap ? words.overlap(overlap.title, overlap.minutes) : batch.course_title}
          </RowCourse>
        </>
      }
      action={
        isToday &&
        kind !== 'live' && (
          <Button variant="default" size="sm" to={to}>
            {words.go[kind]}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        )
      }
    >
      {isOpen && <Join appointment={appointment} now={now} />}
    </DayRow>
  )
}
