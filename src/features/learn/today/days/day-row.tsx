/** A row of a day: when, what it is, its title and one line. The whole row leads there. (ruling R91) */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import classes from './day-row.module.css'

export interface DayRowProps {
  /** A clock over its part of the day, or a length over when it may be done: `১১:৫৯`, `রাত`. */
  when: readonly [string, string]
  /** A tile of 36 px. */
  mark: ReactNode
  /** Read out before the title. */
  kind: string
  title: string
  to: string
  line: ReactNode
  /** A button, only on a desk. */
  action?: ReactNode
  /** A button in every window. */
  children?: ReactNode
}

export function DayRow({ when: [time, below], mark, kind, title, to, line, action, children }: DayRowProps) {
  return (
    <Row as="li" wrap gap={4} gapX={12} padY={10} padX={12} relative className={classes.row}>
      <p className={classes.when}>
        <strong>{time}</strong> <span>{below}</span>
      </p>
      {mark}
      <div className={classes.text}>
        <Text as="h3" variant="note" tight weight={600}>
          <Link to={to} className={classes.link}>
            <VisuallyHidden>{kind}: </VisuallyHidden>
            <TitleText>{title}</TitleText>
          </Link>
        </Text>
        <Text as="div" variant="small" tone="muted" className={classes.line}>
          {line}
        </Text>
      </div>
      {action && (
        <Box hideBelow="md" className={classes.end}>
          {action}
        </Box>
      )}
      {children && <div className={classes.end}>{children}</div>}
    </Row>
  )
}

/** The course of a row, with its mark. */
export function RowCourse({ children }: { children: ReactNode }) {
  return <span className={classes.course}>{children}</span>
}
