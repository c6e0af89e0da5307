/** A card whose rows extend to its edges, with a hairline between them. The rows are `li`. */

import type { ReactNode } from 'react'
import { Surface } from '#src/ui/layout/layout.tsx'
import { Card } from './card.tsx'
import classes from './row-list.module.css'

export function RowList({ children }: { children: ReactNode }) {
  return (
    <Card padding="none">
      <Surface as="ul" plain className={classes.list}>
        {children}
      </Surface>
    </Card>
  )
}
