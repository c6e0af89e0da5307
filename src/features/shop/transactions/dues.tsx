/**
 * Courses with an unpaid rest, above the list; the payment itself is in the checkout. (spec 7
 * transaction/due-payment)
 */

import { commerce, readBookingStatus } from '#src/api/contract/commerce.ts'
import type { Booking, BookingStatus } from '#src/api/shapes/booking.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Failed, type FailedProps } from '#src/ui/states/failed.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './dues.module.css'

/**
 * Somebody sent here to pay must not find an empty page: a due payment that failed to load is shown as one.
 */
function Missing({ error, onRetry }: FailedProps) {
  return (
    <Failed
      shape="row"
      error={{ ...error, msg: words.dueMissing(getFailureText(error)) }}
      onRetry={onRetry}
    />
  )
}

/** A date that has passed is shown as such. Abroad the reader's own time is shown too. */
function formatDue({ due, currency, due_at: by }: Booking, now: number): string {
  if (!by) return words.due(due, currency)
  if (Date.parse(by) < now) return words.dueOver(due, currency, by)
  return joinFacts(words.dueBy(due, currency, by), formatOwnZoneTime(by))
}

function Due({ booking: { slug, batch } }: { booking: BookingStatus }) {
  const {
    data: booking,
    error,
    retry,
  } = useApi(commerce.booking, batch ? { params: { id: batch } } : null, { isQuiet: true })
  const now = useNow()
  if (booking === undefined) {
    if (batch === null || batch === undefined) return null
    return (
      <li>
        {error ? (
          <Missing error={error} onRetry={retry} />
        ) : (
          <Skeleton shape="block" className={classes.waiting} />
        )}
      </li>
    )
  }
  const { course } = booking
  return (
    <li>
      <Notice>
        <Row justify="between" wrap gap={12} gapX={24}>
          <Box grow shrink>
            <Text weight={600}>{words.dueTitle(course.title)}</Text>
            <Text tone="muted">{formatDue(booking, now)}</Text>
          </Box>
          <Button variant="accent" to={paths.purchase(slug)}>
            {words.payDue}
          </Button>
        </Row>
      </Notice>
    </li>
  )
}

export function Dues() {
  const { data: statuses = [], error, retry } = useRead(readBookingStatus())
  if (statuses.length === 0 && error) return <Missing error={error} onRetry={retry} />
  const open = statuses.filter(({ state }) => state === 'due')
  if (open.length === 0) return null
  return (
    <Grid as="ul" gap={12} className={classes.list}>
      {open.map((each) => (
        <Due key={each.course} booking={each} />
      ))}
    </Grid>
  )
}
