/**
 * The bottom bar of a phone: the price and the one button, always in reach; for owners of the course, a link
 * to the class.
 */

import type { Course } from '#src/api/shapes/course.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { BuyAction } from './buy-action.tsx'
import { isOwned } from './course-action.ts'
import { AHEAD_ID } from './ended.tsx'
import { OfferClock } from './offer-clock.tsx'
import type { CourseSale } from './use-course-sale.ts'
import { words } from './words.ts'
import classes from './phone-buy-bar.module.css'

/** Below the price: the saving, or why nothing can be bought. */
function PriceNote({ course, sale: { action, tag, schedule } }: { course: Course; sale: CourseSale }) {
  if (action.kind === 'ended' || action.kind === 'no-price')
    return (
      <Text as="span" tone="muted" variant="caption" weight={600}>
        {words.ended}
      </Text>
    )
  if (tag.off === 0) return null
  return (
    <Text as="span" tone="urgent" variant="caption" weight={600}>
      {words.off(tag.off)}
      <OfferClock course={course} schedule={schedule} shape="short" />
    </Text>
  )
}

export function PhoneBuyBar({ course, sale }: { course: Course; sale: CourseSale }) {
  const { action, tag } = sale
  return (
    <div className={classes.bar} role="group" aria-label={words.buyBox}>
      {isOwned(action) ? (
        <Text weight={600}>{words.owned}</Text>
      ) : (
        <p className={classes.tag}>
          <Price price={tag.price} old={tag.old} size="lg" />
          <PriceNote course={course} sale={sale} />
        </p>
      )}
      {action.kind === 'ended' && (
        <Button size="lg" variant="light" href={`#${AHEAD_ID}`}>
          {words.notifyMe}
        </Button>
      )}
      {action.kind !== 'ended' && action.kind !== 'no-price' && <BuyAction course={course} sale={sale} />}
    </div>
  )
}
