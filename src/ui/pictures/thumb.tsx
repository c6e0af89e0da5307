/** The picture of a category, where a course has none of its own. Decoration: the title stands beside it. */

import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { THUMBS } from './thumbs.ts'
import classes from './thumb.module.css'

export interface ThumbProps {
  /** The category's colour key. */
  category: keyof typeof THUMBS
  /** Shown at once, not when it is near: for the one above the fold. */
  isEager?: boolean
  className?: string
}

export function Thumb({ category, isEager, className }: ThumbProps) {
  return (
    <img
      className={joinClassNames(classes.root, className)}
      src={THUMBS[category]}
      alt=""
      width={320}
      height={180}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      data-category={category}
    />
  )
}
