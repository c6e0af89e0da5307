/** The heading of a day, with a running stitch; a press on the week leads here. */

import type { ReactNode } from 'react'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { StitchRule } from '#src/ui/text/stitch-heading.tsx'
import classes from './appointment-days.module.css'

interface DayHeadingProps {
  id?: string
  /** Beyond the stitch. */
  end?: ReactNode
  children: ReactNode
}

export function DayHeading({ id, end, children }: DayHeadingProps) {
  return (
    <Row wrap={end !== undefined} gap={4} gapX={14} mb={8}>
      <Text
        as="h2"
        id={id}
        tabIndex={-1}
        variant="note"
        tone="muted"
        weight={600}
        className={classes.heading}
      >
        {children}
      </Text>
      <StitchRule />
      {end}
    </Row>
  )
}
