/** The white card. Never nest more than two. */

import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClassNames } from './theme/class-names.ts'
import classes from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** `none` for a card whose rows or picture extend to its edges. */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Lifts under the pointer: for cards that are a single link. */
  isLink?: boolean
}

export function Card({ as: Element = 'div', padding = 'md', isLink, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={joinClassNames(classes.root, className)}
      data-padding={padding}
      data-link={isLink}
    />
  )
}

/** In the title of a card with `isLink`: the link covers the whole card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  )
}
