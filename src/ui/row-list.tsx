/**
 * A list whose rows have a hairline between them: a card of its own, or inside a card, whose padding is the
 * rows'. The rows are `li`: `WorkRow`, or what is drawn here.
 */

import type { ReactNode } from 'react'
import { Surface } from '#src/ui/layout/layout.tsx'
import { Card } from './card.tsx'
import classes from './row-list.module.css'

interface RowListProps {
  /** In a `Section` or another card. */
  isInside?: boolean
  /** In a card without padding: the rows have their own, and a line above the first. */
  isFlush?: boolean
  'aria-label'?: string | undefined
  children: ReactNode
}

export function RowList({ isInside, isFlush, children, ...rest }: RowListProps) {
  const list = (
    <Surface {...rest} as="ul" plain className={classes.list} data-inside={isInside} data-flush={isFlush}>
      {children}
    </Surface>
  )
  return isInside || isFlush ? list : <Card padding="none">{list}</Card>
}
