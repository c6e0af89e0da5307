/** The mark with the name beside it, from the brand file. (ruling R1) */

import { brand, logo } from '#src/lib/brand.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './logo.module.css'

interface LogoProps {
  /** Side of the mark in px. */
  size?: number
  isMarkOnly?: boolean
  /** Upon a dark ground of its own, in both schemes. */
  isOnDark?: boolean
}

export function Logo({ size = 34, isMarkOnly = false, isOnDark = false }: LogoProps) {
  return (
    <Row as="span" inline className={classes.logo} data-on-dark={isOnDark || undefined}>
      <svg width={size} height={size} viewBox={logo.viewBox} aria-hidden="true">
        <rect width="100%" height="100%" rx={logo.radius} fill={logo.ground} />
        <path d={logo.petals} fill={logo.petalColour} />
        <path d={logo.centre} fill={logo.centreColour} />
      </svg>
      <span className={isMarkOnly ? classes.hiddenName : classes.name}>{brand.name}</span>
    </Row>
  )
}
