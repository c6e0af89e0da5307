/** Appointments by day: classes in the routine, assignments and exams in the tasks. (ruling R35) */
import { IconBroadcast, IconClipboardText, IconWriting } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { overview } from '#src/api/contract/overview.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { canJoin, getAppointmentAddress, useJoinWay } from '#src/api/join-way.ts'
import { Button } from '#src/ui/button.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import classes from './appointments.module.css'
import { words } from './words.ts'

type Kind = Appointment['kind']

const LOOKS: Record<Kind, readonly [typeof IconWriting, IconTileProps['tone']]> = {
  live: [IconBroadcast, 'urgent'],
  assignment: [IconClipboardText, 'due'],
  exam: [IconWriting, 'ai'],
}

function formatTimes(of: Appointment): string {
  if (of.kind === 'assignment') return words.until(of.at)
  return of.kind === 'exam' ? words.exam(of.at, of.minutes, of.question_count) : words.hour(of.at, of.end_at)
}

function Join({ of, now }: { of: Appointment; now: number }) {
  const way = useJoinWay(of._id, getLiveState(of.at, now, of.end_at))
  return (
    <Button {...way} size="sm" variant="accent" className={classes.way}>
      {words.join}
      <VisuallyHidden>: {of.title}</VisuallyHidden>
    </Button>
  )
}

function AppointmentRow({ of, now }: { of: Appointment; now: number }) {
  const [Icon, tone] = LOOKS[of.kind]
  const isOpen = of.kind === 'live' && canJoin(getLiveState(of.at, now, of.end_at))
  const own = formatOwnZoneTime(of.at)
  return (
    <Row as="li" wrap gap={8} gapX={16} padY={14} padX={18}>
      <IconTile tone={tone}>
        <Icon size={20} stroke={1.75} />
      </IconTile>
      <div className={classes.text}>
        <Text as="h3" size={16} leading={150} weight={600} className={classes.title}>
          <VisuallyHidden>{words.kinds[of.kind]}: </VisuallyHidden>
          <TitleText>{of.title}</TitleText>
        </Text>
        <Row as="p" align="stretch" wrap gap={0} gapX={12} className={classes.line}>
          <strong>{formatTimes(of)}</strong>
          {own && <span>{own}</span>}
          {of.moved_from && <s>{words.moved(of.moved_from)}</s>}
          <span>{words.place(of.batch.course_title, of.batch.title)}</span>
        </Row>
      </div>
      {isOpen ? (
        <Join of={of} now={now} />
      ) : (
        <Button size="sm" variant="light" to={getAppointmentAddress(of)} className={classes.way}>
          {words.open[of.kind]}
          <VisuallyHidden>: {of.title}</VisuallyHidden>
        </Button>
      )}
    </Row>
  )
}

/** Days drawn at a time. */
const DAYS = 20

interface AppointmentsProps {
  kinds: readonly Kind[]
  empty: ReactNode
}

export function Appointments({ kinds, empty }: AppointmentsProps) {
  const now = useNow()
  const read = useApi(overview.upcomingGrouped, {})
  const days = read.data?.data
    .map(({ date, items }) => ({ date, items: items.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Load
      from={{ ...read, data: days }}
      skeleton={
        <Stack gap={24} className={classes.root}>
          <SkeletonRows heading="small" count={1} lines={4} />
          <SkeletonRows heading="small" count={1} lines={4} />
          <SkeletonRows heading="small" count={1} lines={4} />
        </Stack>
      }
      isEmpty={(shown) => shown.length === 0}
      empty={empty}
    >
      {(shown) => (
        <Stack gap={24} className={classes.root}>
          <Growing of={shown} step={DAYS} as="div">
            {({ date, items }) => (
              <section key={date}>
                <StitchHeading>{words.day(date, now)}</StitchHeading>
                <RowList>
                  {items.map((each) => (
                    <AppointmentRow key={each._id} of={each} now={now} />
                  ))}
                </RowList>
              </section>
            )}
          </Growing>
        </Stack>
      )}
    </Load>
  )
}
