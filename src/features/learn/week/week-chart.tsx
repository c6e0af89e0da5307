/**
 * The days of a week on which something was learnt, and the minutes that were played on this device as stitches,
 * one for a quarter of an hour; for screen readers and on paper as text.
 */

import { IconFlame } from '@tabler/icons-react'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import type { WeekFacts } from './week-facts.ts'
import { words } from './words.ts'
import classes from './week.module.css'

const STITCH = 15 * 60
/** As many as the card is high. */
const MOST_STITCHES = 12

interface WeekChartProps {
  facts: WeekFacts
  /** Days on which something was learnt in the week before. */
  before: number
  /** 0 hides it. */
  streak: number
  learned: ReadonlySet<string>
  today: string
  freeDay: string | undefined
}

function Stitches({
  seconds,
  isLearned,
  isToday,
}: {
  seconds: number
  isLearned: boolean
  isToday: boolean
}) {
  const count = Math.min(MOST_STITCHES, Math.max(seconds > 0 ? 1 : 0, Math.round(seconds / STITCH)))
  const isDot = isLearned && count === 0
  return (
    <span className={classes.stitches}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
      {isDot && <i data-dot />}
      {isToday && count < MOST_STITCHES && <i data-next />}
      {count === 0 && !isDot && !isToday && <i data-empty />}
    </span>
  )
}

export function WeekChart({ facts, before, streak, learned, today, freeDay }: WeekChartProps) {
  return (
    <Surface as="section" radius="lg" pad={20} className={classes.chart} aria-label={words.chart}>
      <Row align="start" justify="between" wrap gap={8}>
        <div>
          <p className={classes.total}>{words.days(facts.learned.length)}</p>
          {facts.total > 0 && <p className={classes.pale}>{words.played(facts.total)}</p>}
          {before > 0 && <p className={classes.pale}>{words.lastWeek(before)}</p>}
        </div>
        {streak > 0 && (
          <Pill tone="due" icon={<IconFlame aria-hidden="true" />}>
            {words.streak(streak)}
          </Pill>
        )}
      </Row>
      <ul className={classes.days}>
        {facts.days.map((day, at) => {
          const seconds = facts.seconds[at] ?? 0
          const isLearned = learned.has(day)
          const isFree = day === freeDay
          return (
            <li key={day} data-today={day === today}>
              {isFree ? (
                <span className={classes.free} aria-hidden="true">
                  {words.freeDay}
                </span>
              ) : (
                <Stitches seconds={seconds} isLearned={isLearned} isToday={day === today} />
              )}
              <span aria-hidden="true">{words.shortDay(day)}</span>
              <VisuallyHidden>
                {day > today
                  ? words.dayAhead(day)
                  : seconds === 0 && isLearned
                    ? words.dayLearned(day)
                    : words.dayLine(day, seconds, isFree)}
                {day === today && `, ${words.today}`}
              </VisuallyHidden>
            </li>
          )
        })}
      </ul>
      <Row justify="between" wrap gap={4} gapX={16} className={classes.legend}>
        <Row as="span" inline gap={8}>
          <i aria-hidden="true" />
          {words.legend}
        </Row>
        {facts.days.some((day, at) => learned.has(day) && !facts.seconds[at]) && (
          <Row as="span" inline gap={8}>
            <i data-dot aria-hidden="true" />
            {words.dotLegend}
          </Row>
        )}
        {(freeDay || streak > 0) && (
          <Text as="span">{freeDay && streak > 0 ? words.freeDayTaken(freeDay) : words.freeDayRule}</Text>
        )}
      </Row>
    </Surface>
  )
}

/** The same on paper, which prints no background. */
export function PrintedDays({ facts: { days, learned, seconds, total } }: { facts: WeekFacts }) {
  const played = days.flatMap((day, at) => (seconds[at] ? words.dayLine(day, seconds[at], false) : []))
  return (
    <p className={classes.printedDays}>
      <strong>{words.days(learned.length)}</strong>
      {total > 0 && ` · ${words.played(total)} (${played.join(', ')})`}
    </p>
  )
}
