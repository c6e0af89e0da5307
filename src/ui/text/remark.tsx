/** A person's words about a piece of work, with face, name and day; line breaks are shown. */

import type { ReactNode } from 'react'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import classes from './remark.module.css'

export interface RemarkProps {
  by: { name: string; picture?: string | null | undefined } | null | undefined
  /** Instead of the name, if nobody is known. */
  fallback: string
  /** After the name: the day. */
  note?: ReactNode
  children: ReactNode
}

export function Remark({ by, fallback, note, children }: RemarkProps) {
  return (
    <Grid gap={8} ground="sunken" radius="md" pad={14} className={classes.words}>
      <Row wrap gap={8} variant="note">
        {by && <Portrait name={by.name} src={by.picture} size={28} />}
        <Text as="h3" variant="note" tight weight={600}>
          {by?.name || fallback}
        </Text>
        {note && (
          <Text as="span" tone="muted">
            · {note}
          </Text>
        )}
      </Row>
      {children}
    </Grid>
  )
}
