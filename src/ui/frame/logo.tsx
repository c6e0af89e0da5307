/** The logo with the name beside it, from the brand file. (ruling R1) */

import { brand } from '#src/lib/brand.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { Mark } from './mark.tsx'
import classes from './logo.module.css'

interface LogoProps {
  /** Side of the logo in px. */
  size?: number
  isMarkOnly?: boolean
  /** On a dark background, in both schemes. */
  isOnDark?: boolean
}

export function Logo({ size = 34, isMarkOnly = false, isOnDark = false }: LogoProps) {
  return (
    <Row as="span" inline className={classes.logo} data-on-dark={isOnDark || undefined}>
      <Mark size={size} />
      <span className={isMarkOnly ? classes.hiddenName : classes.name}>{brand.name}</span>
    </Row>
  )
}
