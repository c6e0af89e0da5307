/**
 * The purchase card: price, offer, batches and one button; it overlaps the head on a wide screen and scrolls
 * along.
 */

import { IconTicket } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { BatchChoice } from './batch-choice.tsx'
import { BuyAction } from './buy-action.tsx'
import { isOwned } from './course-action.ts'
import { Cover } from './cover.tsx'
import { Ended } from './ended.tsx'
import { OfferClock } from './offer-clock.tsx'
import { ShareLine } from './share-buttons.tsx'
import type { CourseSale } from './use-course-sale.ts'
import { words } from './words.ts'
import classes from './buy-box.module.css'

interface BuyBoxProps {
  course: Course
  sale: CourseSale
  /** Shown when admission is over. */
  leadForm: ReactNode
}

/** Shown below the button for a person who has already begun. */
function OwnState({ course, sale: { action } }: Omit<BuyBoxProps, 'leadForm'>) {
  if (action.kind === 'enrolled') return <p className={classes.note}>{words.enrolled}</p>
  if (action.kind === 'pending') return <p className={classes.note}>{words.pending}</p>
  if (action.kind === 'no-price') return <p className={classes.note}>{words.noPrice}</p>
  if (action.kind !== 'due') return null
  return (
    <>
      <p className={classes.note}>{words.due}</p>
      <Button variant="default" fullWidth to={paths.purchase(course.slug)}>
        {words.payDue}
      </Button>
    </>
  )
}

/**
 * The server's first public code for this course; if the request fails, only a hint where to enter codes.
 * (spec 8 Public promo lookup)
 */
function PromoLine({ course }: { course: Course }) {
  const promo = useApi(commerce.publicPromos, { query: { course: course._id } }).data?.find(
    ({ course_slug: slug }) => !slug || slug === course.slug,
  )
  return (
    <Row as="span" gap={8} shrink className={classes.promo}>
      <IconTicket size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {promo ? promo.title : words.promoAtPayment}
        {promo && (
          <>
            {' · '}
            <code title={words.promo}>{promo.code}</code>
          </>
        )}
      </span>
    </Row>
  )
}

function Gateways() {
  return (
    <div className={classes.gateways}>
      <span>{words.payment}</span>
      <span className={classes.names}>
        <b lang="en" className={classes.bkash}>
          bKash
        </b>
        <b lang="en">SSLCommerz</b>
        <b>{words.card}</b>
      </span>
    </div>
  )
}

export function BuyBox({ course, sale, leadForm }: BuyBoxProps) {
  const { action, tag, schedule } = sale
  const isOnSale = action.kind === 'buy' || action.kind === 'pending'
  return (
    <Box
      as="aside"
      shrink
      className={classes.box}
      data-ended={action.kind === 'ended'}
      aria-label={words.buyBox}
    >
      <div className={classes.cover}>
        <Cover course={course} />
      </div>
      <div className={classes.body}>
        {!isOwned(action) && (
          <div className={classes.tag}>
            <Row as="p" wrap gap={4} gapX={12}>
              <Price price={tag.price} old={tag.old} size="xl" />
              {tag.off > 0 && <Pill tone="due">{words.off(tag.off)}</Pill>}
            </Row>
            {isOnSale && <OfferClock course={course} schedule={schedule} shape="line" />}
          </div>
        )}
        {isOnSale && <BatchChoice course={course} sale={sale} />}
        <div className={classes.action}>
          <BuyAction course={course} sale={sale} fullWidth />
        </div>
        <OwnState course={course} sale={sale} />
        {action.kind === 'ended' && <Ended course={course} leadForm={leadForm} />}
        <Row justify="between" gap={12} tone="muted" variant="small" className={classes.line}>
          {isOnSale ? <PromoLine course={course} /> : <span />}
          <ShareLine title={course.title} />
        </Row>
      </div>
      {isOnSale && <Gateways />}
    </Box>
  )
}
