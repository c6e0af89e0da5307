/**
 * An open class: its time on both clocks, its teacher, and a seat: with one press, or for a guest with a
 * contact in a sheet. (rulings R4, R39)
 */

import { IconCalendarPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import type { Webinar } from '#src/api/shapes/live.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'
import { type LiveState, getLiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { sheetClosed, useSheets, webinarOpened } from '#src/stores/shell/sheet-store.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { Card } from '#src/ui/card.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { useShownTime } from '#src/ui/hooks/use-now.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import page from '#src/ui/text/appointment.module.css'
import classes from './webinar.module.css'

const TONES: Record<LiveState, PillProps['tone']> = {
  later: 'info',
  soon: 'due',
  live: 'live',
  ended: 'neutral',
}

interface SeatProps {
  webinar: Webinar
  /** Reserves a seat for a signed-in person. */
  book: () => void
  /** The form for a guest. */
  form: ReactNode
  /** A seat that was asked for and is not reserved yet. */
  waiting: ReactNode
  /** This page has just reserved one. */
  hasBooked: boolean
}

function GuestSeat({ webinar: { _id }, form }: Pick<SeatProps, 'webinar' | 'form'>) {
  const isOpen = useSheets(({ webinar }) => webinar === _id)
  useEffect(() => sheetClosed, [])
  return (
    <>
      <Button variant="accent" size="lg" onClick={() => webinarOpened(_id)}>
        {words.takeSeat}
      </Button>
      <SidePanel isOpen={isOpen} onClose={sheetClosed} title={words.sheet}>
        {form}
      </SidePanel>
    </>
  )
}

function Others() {
  return (
    <Button variant="light" to={paths.freeCourses()}>
      {words.others}
    </Button>
  )
}

/** The actions available now. */
function Seat({ state, isBooked, ...props }: SeatProps & { state: LiveState; isBooked: boolean }) {
  const { waiting, book } = props
  const isGuest = useSession(({ status }) => status === 'guest')
  if (state === 'ended') return offers.freeCourses && <Others />
  if (state === 'live') return <Text tone="muted">{words.runningText}</Text>
  if (isBooked) {
    return (
      <div role="status">
        <p className={classes.strong}>{words.booked}</p>
        <Text tone="muted">{words.bookedText}</Text>
      </div>
    )
  }
  if (waiting) return waiting
  if (props.webinar.seats_left === 0) {
    return (
      <>
        <p className={classes.strong}>{words.full}</p>
        <Others />
      </>
    )
  }
  if (isGuest) return <GuestSeat {...props} />
  return (
    <Button variant="accent" size="lg" onClick={book}>
      {words.takeSeat}
    </Button>
  )
}

function Facts({
  webinar: { start_at: start, end_at: end, teacher, seats_left: seats },
  isAhead,
}: {
  webinar: Webinar
  isAhead: boolean
}) {
  return (
    <>
      <div>
        <p className={classes.strong}>{words.when(start)}</p>
        <Text tone="muted">
          {[words.dhaka, end && words.until(end), formatOwnZoneTime(start)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {teacher && (
        <Row as="p" gap={8}>
          <Portrait name={teacher.name} src={teacher.picture} size={36} />
          {teacher.name}
        </Row>
      )}
      {isAhead && typeof seats === 'number' && seats > 0 && <Text tone="muted">{words.seats(seats)}</Text>}
    </>
  )
}

export function WebinarView(props: SeatProps) {
  const { webinar, hasBooked } = props
  const place = useFocusRecovery<HTMLDivElement>()
  const state = useShownTime((now) => getLiveState(webinar.start_at, now, webinar.end_at))
  const wait = useShownTime((now) => {
    const left = Math.ceil((Date.parse(webinar.start_at) - now) / 1000)
    return left > 0 ? words.startsIn(left) : undefined
  })
  return (
    <Stack gap={20} className={page.root}>
      <Stack as={Card} items="start" gap={12}>
        <Pill tone={TONES[state]} dot={state === 'live'}>
          {words.state[state]}
        </Pill>
        <PageHeading className={page.title}>
          <TitleText>{webinar.title}</TitleText>
        </PageHeading>
        <Facts webinar={webinar} isAhead={wait !== undefined} />
        {wait && (
          <p className={classes.strong} role="timer">
            {wait}
          </p>
        )}
        <Stack items="start" gap={12} ref={place} tabIndex={-1} className={classes.seat}>
          <Seat {...props} state={state} isBooked={hasBooked || webinar.is_booked} />
          {wait && (
            <Button
              variant="default"
              onClick={() => downloadCalendar([{ ...webinar, path: paths.webinar(webinar.type) }], 'webinar')}
              leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
            >
              {words.calendar}
            </Button>
          )}
        </Stack>
      </Stack>
      {webinar.text && (
        <section>
          <h2 className={page.subtitle}>{words.about}</h2>
          <SafeHtml html={webinar.text} />
        </section>
      )}
    </Stack>
  )
}
