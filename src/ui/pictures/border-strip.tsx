/** পাড়: the woven jamdani border at an edge. Decoration, at most one per view. */

import classes from './border-strip.module.css'

export interface BorderStripProps {
  /** px across the border: 22 to 46. */
  height?: number
  /** On its own dark teal, or on white. */
  tone?: 'dark' | 'paper'
  /** Along a vertical edge. */
  isUpright?: boolean
}

export function BorderStrip({ height = 28, tone = 'dark', isUpright }: BorderStripProps) {
  const style = isUpright ? { width: height } : { height }
  return (
    <div
      className={classes.root}
      style={style}
      data-tone={tone}
      data-upright={isUpright}
      aria-hidden="true"
    />
  )
}
