/**
 * A list with a hairline between its rows, which are `li` elements such as `WorkRow`. It is a card, or lies in
 * one without padding.
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
