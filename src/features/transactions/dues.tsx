/** Courses with a rest to pay, above the list; the paying itself is the checkout's. (spec 7 transaction/due-payment) */
import { commerce } from '#src/api/contract/commerce.ts'
import type { BookingStatus } from '#src/api/shapes/booking.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import classes from './dues.module.css'
import { words } from './words.ts'

function Due({ of: { slug, batch } }: { of: BookingStatus }) {
  const { data: booking } = useApi(commerce.booking, batch ? { params: { id: batch } } : null, { isQuiet: true })
  if (booking === undefined) return null
  const { due, currency, due_at: by, course } = booking
  return (
    <li className={classes.due}>
      <p>
        <strong>{words.dueTitle(course.title)}</strong>
        <span>{by ? words.dueBy(due, currency, by) : words.due(due, currency)}</span>
      </p>
      <Button variant="accent" to={paths.purchase(slug)}>
        {words.payDue}
      </Button>
    </li>
  )
}

export function Dues() {
  const { data: statuses = [] } = useApi(commerce.bookingStatus, {}, { isQuiet: true })
  const open = statuses.filter(({ state }) => state === 'due')
  if (open.length === 0) return null
  return (
    <ul className={classes.list}>
      {open.map((each) => (
        <Due key={each.course} of={each} />
      ))}
    </ul>
  )
}
