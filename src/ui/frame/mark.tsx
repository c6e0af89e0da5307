/** The logo of the brand file; `npm run brand` generates this file from an owner's logo.svg. */

import { logo } from '#src/lib/brand.ts'

/** Without a size the style sheet of the place gives one. */
export function Mark({ size }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={logo.viewBox} aria-hidden="true">
      <rect width="100%" height="100%" rx={logo.radius} fill={logo.ground} />
      <path d={logo.petals} fill={logo.petalColour} />
      <path d={logo.centre} fill={logo.centreColour} />
    </svg>
  )
}
