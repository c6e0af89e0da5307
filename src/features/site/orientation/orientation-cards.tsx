/**
 * Links to an orientation from other pages: a section of the course page, and the learner's own next one.
 * (ruling R61)
 */

import { IconCalendarEvent } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { course } from '#src/api/contract/course.ts'
import { orientation } from '#src/api/contract/orientation.ts'
import { readOwnOrientation } from '#src/api/contract/overview.ts'
import type { Orientation } from '#src/api/shapes/course.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

/** The address to which a login returns. (spec 2) */
const getAddress = (id: string) => `${paths.orientation(id)}#book-orientation`

interface OrientationRowProps {
  orientation: NonNullable<Orientation>
  pill?: string | undefined
}

function OrientationRow({ orientation: { _id, title, start_at: at, teacher }, pill }: OrientationRowProps) {
  return (
    <RowList>
      <WorkRow
        mark={
          <IconTile size={40}>
            <IconCalendarEvent size={20} stroke={1.75} />
          </IconTile>
        }
        title={title}
        text={
          <>
            <strong>{pill === words.booked ? words.when(at) : words.nextAt(at)}</strong>
            <br />
            {joinFacts(words.dhaka, formatOwnZoneTime(at), teacher?.name)}
          </>
        }
        state={pill && <Pill tone={pill === words.booked ? 'ok' : 'info'}>{pill}</Pill>}
      >
        <Button variant="light" to={getAddress(_id)}>
          {words.see}
        </Button>
      </WorkRow>
    </RowList>
  )
}

/** The section on the page of a course with an orientation; if the read fails, the page works without it. */
export function CourseOrientation({ slug, waiting }: { slug: string; waiting: ReactNode }) {
  const { data, isLoading } = useApi(course.orientation, { params: { id: slug } }, { isQuiet: true })
  if (isLoading) return waiting
  return data ? <OrientationRow orientation={data} /> : null
}

/** On the learner's day and routine, only if there is one. */
export function OwnOrientation() {
  const isLearner = useSession(({ role }) => role === 'learner')
  const { data } = useRead(readOwnOrientation(), { isWanted: isLearner })
  const { data: bookings } = useApi(orientation.bookings, data ? {} : null, { isQuiet: true })
  if (!data) return null
  const isBooked = bookings?.some((each) => each.orientation._id === data._id)
  return (
    <section aria-label={words.page}>
      <OrientationRow orientation={data} pill={isBooked ? words.booked : words.suggested} />
    </section>
  )
}
