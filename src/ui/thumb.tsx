/** The picture of a category, where a course has none of its own. Decoration: the title stands beside it. */
import data from './art/thumb-data.svg'
import english from './art/thumb-english.svg'
import marketing from './art/thumb-marketing.svg'
import office from './art/thumb-office.svg'
import ux from './art/thumb-ux.svg'
import web from './art/thumb-web.svg'
import { classNames } from './class-names.ts'
import classes from './thumb.module.css'

const PICTURES = { web, ux, data, marketing, english, office } as const

export interface ThumbProps {
  /** The category's colour key. */
  category: keyof typeof PICTURES
  /** Shown at once, not when it is near: for the one above the fold. */
  isEager?: boolean
  className?: string
}

export function Thumb({ category, isEager, className }: ThumbProps) {
  return (
    <img
      className={classNames(classes.root, className)}
      src={PICTURES[category]}
      alt=""
      width={320}
      height={180}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      data-category={category}
    />
  )
}
