/** The dark bar above the header: the offer of the moment, or what we stand for, so that the page below never moves. */
import { IconArrowRight, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { commerce } from '#src/api/contract/commerce.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { promoBarClosed, usePromo } from '#src/stores/promo-store.ts'
import classes from './promo-bar.module.css'
import { useTimeLeft } from './use-time-left.ts'
import { words } from './words.ts'

function Offer() {
  const { data } = useApi(commerce.publicPromos, {}, { isQuiet: true })
  const promo = data?.find((each) => each.course_slug) ?? data?.[0]
  const left = useTimeLeft(promo?.ends_at)
  const to = promo?.course_slug ? paths.course(promo.course_slug) : paths.courses()
  return (
    <>
      <span className={classes.text}>{promo?.title || words.promoDefault}</span>
      {left !== undefined && <span className={classes.clock}>{words.timeLeft(left)}</span>}
      <Link className={classes.link} to={to}>
        {promo?.course_slug ? words.enrol : words.seeCourses}
        <IconArrowRight size={18} stroke={2} aria-hidden="true" />
      </Link>
    </>
  )
}

export function PromoBar() {
  const isClosed = usePromo((state) => state.isTopBarClosed)
  if (isClosed) return null
  return (
    <aside className={classes.bar} aria-label={words.promoLabel}>
      <Offer />
      <button type="button" className={classes.close} aria-label={words.promoCloses} onClick={promoBarClosed}>
        <IconX size={18} stroke={2} aria-hidden="true" />
      </button>
    </aside>
  )
}
