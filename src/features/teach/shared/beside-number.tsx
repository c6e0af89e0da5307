/** A second fact beside a number; where there is no room it moves below the number as a whole. */

import { Text } from '#src/ui/layout/layout.tsx'
import classes from './beside-number.module.css'

export function BesideNumber({ children }: { children: string }) {
  return (
    <>
      {' '}
      <Text as="span" tone="muted" variant="caption" weight={400} className={classes.root}>
        {children}
      </Text>
    </>
  )
}
