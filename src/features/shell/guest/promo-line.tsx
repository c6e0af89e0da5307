/** One line of the promo bar: the offer, its end, and its link. Without an offer it shows the motto. */

import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { words } from './words.ts'
import classes from './promo-bar.module.css'

interface PromoLineProps {
  text?: string
  /** A day and not a countdown: an offer that lasts weeks should not create pressure. */
  end?: string | null
  link?: { to: string; text: string }
}

const allCourses = { to: paths.courses(), text: words.seeCourses }

export function PromoLine({ text = words.promoDefault, end, link = allCourses }: PromoLineProps) {
  return (
    <>
      <span className={classes.text}>{text}</span>
      {end && <span className={classes.clock}>{words.until(end)}</span>}
      <Link className={classes.link} to={link.to}>
        {link.text}
        <IconArrowRight size={18} stroke={2} aria-hidden="true" />
      </Link>
    </>
  )
}
