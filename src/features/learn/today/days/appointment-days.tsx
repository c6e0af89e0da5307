/** Days with everything scheduled on them: a heading and one card of rows for each. (ruling R91) */

import type { AppointmentDay } from '#src/api/shapes/live.ts'
import { Growing } from '#src/ui/growing.tsx'
import { Surface } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { DayHeading } from './day-heading.tsx'
import { words } from './words.ts'
import classes from './appointment-days.module.css'

/** Days rendered per step. */
const STEP = 20

export const getDayId = (date: string) => `day-${date}`

function Day({ date, items, now }: AppointmentDay & { now: number }) {
  return (
    <li className={classes.day}>
      <DayHeading id={getDayId(date)}>{words.day(date, now)}</DayHeading>
      <RowList>
        {items.map((each) => (
          <AppointmentRow key={each._id} appointment={each} day={items} now={now} />
        ))}
      </RowList>
    </li>
  )
}

export function AppointmentDays({ days, now }: { days: readonly AppointmentDay[]; now: number }) {
  return (
    <Surface as="ul" plain className={classes.days}>
      <Growing rows={days} step={STEP}>
        {({ date, items }) => <Day key={date} date={date} items={items} now={now} />}
      </Growing>
    </Surface>
  )
}
