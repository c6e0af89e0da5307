/** The white card. Never more than two levels of it. */
import type { HTMLAttributes } from 'react'
import classes from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** `none` for a card whose rows or picture reach its edges. */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Lifts under the pointer: for cards that are one link. */
  isLink?: boolean
}

export function Card({ as: Element = 'div', padding = 'md', isLink, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(classes.root, className)} data-padding={padding} data-link={isLink} />
}
