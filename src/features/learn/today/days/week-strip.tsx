/** Seven days with a stitch for each appointment; a press scrolls to the day in the list below. */

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { AppointmentDay } from '#src/api/shapes/live.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { getDayId } from './appointment-days.tsx'
import { countWeeks, findNextDay, listWeek } from './days.ts'
import { words } from './words.ts'
import classes from './week-strip.module.css'

/** Stitches that fit below a day; the day's label counts all appointments. */
const MOST_STITCHES = 3

interface WeekStripProps {
  days: readonly AppointmentDay[]
  now: number
  /** Runs before the day is looked for, for a list that does not show all of them. */
  onChoose?: (date: string) => void
  /** Hides the week's name, its buttons and the legend on a phone. */
  isBare?: boolean
}

export function WeekStrip({ days, now, onChoose, isBare = false }: WeekStripProps) {
  const [week, setWeek] = useState(0)
  const last = Math.max(0, ...days.map(({ date }) => countWeeks(now, date)))
  const dates = listWeek(now, week)
  const leadTo = (date: string) => {
    const found = findNextDay(days, date)
    if (found !== date) announce(found === undefined ? words.nothingAfter : words.nothingOn)
    if (found === undefined) return
    onChoose?.(found)
    const heading = document.getElementById(getDayId(found))
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={words.week(dates[0] ?? '', dates.at(-1) ?? '')}>
      <Row justify="between" hideBelow={isBare ? 'md' : undefined}>
        <IconButton label={words.weekBefore} disabled={week === 0} onClick={() => setWeek(week - 1)}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <Text weight={600} aria-hidden="true">
          {words.week(dates[0] ?? '', dates.at(-1) ?? '')}
        </Text>
        <IconButton label={words.weekAfter} disabled={week >= last} onClick={() => setWeek(week + 1)}>
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </Row>
      <ul className={classes.week}>
        {dates.map((date) => {
          const items = days.find((each) => each.date === date)?.items ?? []
          return (
            <li key={date}>
              <button
                type="button"
                className={classes.weekday}
                data-today={date === listWeek(now, 0)[0]}
                onClick={() => leadTo(date)}
              >
                <span aria-hidden="true">{words.shortDay(date)}</span>
                <span aria-hidden="true" className={classes.number}>
                  {words.dayNumber(date)}
                </span>
                <span className={classes.stitches} role="img" aria-label={words.dayLabel(date, items)}>
                  {items.slice(0, MOST_STITCHES).map(({ _id, kind }) => (
                    <i key={_id} data-kind={kind} />
                  ))}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <Row
        gap={16}
        variant="caption"
        tone="muted"
        mt={8}
        hideBelow={isBare ? 'md' : undefined}
        aria-hidden="true"
      >
        <span className={classes.legend}>
          <i data-kind="live" /> {words.legend.live}
        </span>
        <span className={classes.legend}>
          <i /> {words.legend.tasks}
        </span>
      </Row>
    </section>
  )
}
