/**
 * An orientation: its description, and the booked hour or the hours to choose from. (rulings R4, R23, R61)
 */

import { IconCalendarPlus, IconDoorEnter } from '@tabler/icons-react'
import { useState } from 'react'
import { orientation } from '#src/api/contract/orientation.ts'
import type { OrientationBooking, OrientationEvent } from '#src/api/shapes/orientation.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { Card } from '#src/ui/card.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { bringIntoView } from '#src/ui/reveal.ts'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { SlotForm } from './slot-form.tsx'
import { useSlotRequest } from './slot-requests.ts'
import { words } from './words.ts'
import page from '#src/ui/text/appointment.module.css'

/** Milliseconds between two requests for the room's address. */
const LOOK_EVERY = 60_000

interface BookedProps {
  event: OrientationEvent
  booking: OrientationBooking
  /** A press on this page has just booked it. */
  isNew: boolean
  onChange: () => void
}

function Booked({ event, booking: { _id, at, minutes, url }, isNew, onChange }: BookedProps) {
  const room = parseExternalLink(url)
  const end = new Date(Date.parse(at) + minutes * 60_000).toISOString()
  const entry = {
    _id,
    title: event.title,
    start_at: at,
    end_at: end,
    teacher: event.teacher,
    path: paths.orientation(event._id),
  }
  return (
    <div ref={isNew ? bringIntoView : undefined}>
      <Stack as={Card} padding="lg" gap={12} items="start" role="status">
        <Pill tone="ok">{words.booked}</Pill>
        <div>
          <Text variant="title" weight={600}>
            {words.when(at)}
          </Text>
          <Text tone="muted">{joinFacts(words.dhaka, words.minutes(minutes), formatOwnZoneTime(at))}</Text>
        </div>
        {!room && <Text tone="muted">{words.bookedText}</Text>}
        <Row wrap gap={8}>
          {room && (
            <Button
              variant="accent"
              href={room}
              isNewPlace
              leftSection={<IconDoorEnter size={18} aria-hidden="true" />}
            >
              {words.join}
            </Button>
          )}
          <Button
            variant="light"
            onClick={() => downloadCalendar([entry], 'orientation')}
            leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
          >
            {words.calendar}
          </Button>
          <Button variant="default" onClick={onChange}>
            {words.change}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}

export function OrientationPage({ event }: { event: OrientationEvent }) {
  const { data: bookings, isLoading } = useApi(orientation.bookings, {}, { isQuiet: true, every: LOOK_EVERY })
  const [isOpen, setIsOpen] = useState(false)
  const isChanging = useSlotRequest(event._id) !== undefined || isOpen
  const place = useFocusRecovery<HTMLDivElement>()
  const booking = bookings?.find((each) => each.orientation._id === event._id)
  const [hasBooked, setHasBooked] = useState(false)
  const close = () => setIsOpen(false)
  const showBooked = () => {
    close()
    setHasBooked(true)
  }
  return (
    <Stack gap={20} className={page.root}>
      <Stack items="start" gap={12}>
        <Pill tone="info">{joinFacts(words.page, words.free)}</Pill>
        <PageHeading className={page.title}>{event.title}</PageHeading>
        {event.teacher && (
          <Row as="p" gap={8}>
            <Portrait name={event.teacher.name} src={event.teacher.picture} size={36} />
            {event.teacher.name}
          </Row>
        )}
      </Stack>
      <Stack gap={16} ref={place} tabIndex={-1} id="book-orientation" role="group" aria-label={words.slots}>
        {booking && (
          <Booked
            key={booking.slot}
            event={event}
            booking={booking}
            isNew={hasBooked}
            onChange={() => setIsOpen(true)}
          />
        )}
        {isLoading && <SkeletonRows count={6} />}
        {!isLoading && booking === undefined && <SlotForm event={event} onBooked={showBooked} />}
        {booking && isChanging && (
          <SlotForm event={event} booking={booking} onBooked={showBooked} onKeep={close} />
        )}
      </Stack>
      {event.text && (
        <section>
          <h2 className={page.subtitle}>{words.about}</h2>
          <SafeHtml html={event.text} />
        </section>
      )}
    </Stack>
  )
}
