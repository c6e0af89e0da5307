/** A section's title with a running stitch to the edge. */

import type { ReactNode } from 'react'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './stitch-heading.module.css'

export interface StitchHeadingProps {
  level?: 'h2' | 'h3' | 'h4'
  note?: ReactNode
  /** In the size of a row's title, for one of many on a page. */
  isSmall?: boolean
  children: ReactNode
}

export function StitchHeading({ level: Heading = 'h2', note, isSmall, children }: StitchHeadingProps) {
  return (
    <Row wrap gap={0} gapX={14} mb={14} className={classes.root} data-small={isSmall || undefined}>
      <Heading>{children}</Heading>
      {note && (
        <Text as="span" tone="muted" variant="small">
          {note}
        </Text>
      )}
      <StitchRule />
    </Row>
  )
}

/** Only the running stitch, as a divider. */
export function StitchRule() {
  return <Box as="span" block grow className={classes.rule} aria-hidden="true" />
}
