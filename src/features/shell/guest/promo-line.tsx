/** One line of the promo bar: what is offered, how long, where to. Without an offer it says what we stand for. */
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import classes from './promo-bar.module.css'
import { words } from './words.ts'

interface PromoLineProps {
  text?: string
  /** Whole seconds. */
  timeLeft?: number
  link?: { to: string; text: string }
}

const allCourses = { to: paths.courses(), text: words.seeCourses }

export function PromoLine({ text = words.promoDefault, timeLeft, link = allCourses }: PromoLineProps) {
  return (
    <>
      <Text as="span" weight={500} nowrap clip className={classes.text}>
        {text}
      </Text>
      {timeLeft !== undefined && (
        <Text as="span" weight={700} fixed className={classes.clock}>
          {words.timeLeft(timeLeft)}
        </Text>
      )}
      <Link className={classes.link} to={link.to}>
        {link.text}
        <IconArrowRight size={18} stroke={2} aria-hidden="true" />
      </Link>
    </>
  )
}
