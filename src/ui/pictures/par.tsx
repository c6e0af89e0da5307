/** পাড়: the woven jamdani border at an edge. Decoration, at most one per view. */
import classes from './par.module.css'

export interface ParProps {
  /** px across the border: 22 to 46. */
  height?: number
  /** Upon its own dark teal, or upon paper. */
  tone?: 'dark' | 'paper'
  /** Along an upright edge. */
  isUpright?: boolean
}

export function Par({ height = 28, tone = 'dark', isUpright }: ParProps) {
  const style = isUpright ? { width: height } : { height }
  return <div className={classes.root} style={style} data-tone={tone} data-upright={isUpright} aria-hidden="true" />
}
