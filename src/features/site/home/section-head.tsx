/** The head of a section of the home page: its title, a line below it, and the link to all of it. */

import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './section-head.module.css'

export interface SectionHeadProps {
  id?: string
  title: string
  hint?: string
  /** The page with the whole list. */
  to?: string
}

export function SectionHead({ id, title, hint, to }: SectionHeadProps) {
  return (
    <Row align="end" justify="between" gap={16} mb={12} className={classes.head}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      {to && (
        <Link to={to} className={classes.all} aria-label={`${title}: ${words.seeAll}`}>
          {words.seeAll}
          <IconArrowRight size={18} stroke={2} aria-hidden="true" className={classes.arrow} />
        </Link>
      )}
    </Row>
  )
}
