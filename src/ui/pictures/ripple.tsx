/** The kantha ripple: stitched rings that fade out. Decoration, at most one per view, never under text. */

import { drawRipple, type RippleMeasures } from '#src/ui/art/ring.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import classes from './ripple.module.css'

export interface RippleProps extends Partial<RippleMeasures> {
  /** The drawing's own size; it scales to its container. */
  width?: number
  height?: number
  /** The background: dark teal, the page, or a marigold wash. */
  tone?: 'hero' | 'page' | 'wash'
  /** The side it fades towards. */
  fade?: 'none' | 'left' | 'edges'
  className?: string
}

export function Ripple(props: RippleProps) {
  const { width = 400, height = 300, tone = 'hero', fade = 'none', className } = props
  const { x = width / 2, y = height / 2, start = 30, gap = 16, count = 12, wave = 6 } = props
  return (
    <svg
      className={joinClassNames(classes.root, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      data-tone={tone}
      data-fade={fade}
      aria-hidden="true"
      focusable="false"
    >
      {drawRipple({ x, y, start, gap, count, wave }).map((ring) => (
        <path
          key={ring.path}
          d={ring.path}
          opacity={ring.opacity}
          data-marigold={ring.isMarigold || undefined}
        />
      ))}
    </svg>
  )
}
