/** The picture of a category, for a course without its own. Decoration: the title is beside it. */

import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { THUMBS } from './thumbs.ts'
import classes from './thumb.module.css'

export interface ThumbProps {
  /** The category's colour key. */
  category: keyof typeof THUMBS
  /** Loaded at once and not when it is near the window: for the one above the fold. */
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
      // Its colour remains; the browser's sign of a broken picture does not say more.
      onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
    />
  )
}
