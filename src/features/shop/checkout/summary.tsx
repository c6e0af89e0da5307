/** The item and its price; beside the form on a wide screen, below it on a phone. */

import { IconConfetti } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Course } from '#src/api/shapes/course.ts'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { PriceLines } from '#src/ui/text/price-lines.tsx'
import type { Quote } from './quote.ts'
import { words } from './words.ts'
import classes from './summary.module.css'

interface SummaryParts {
  /** On a phone the item is already named above the summary, so it is omitted here. */
  isNamedAbove?: boolean
  /** The promo code field. */
  promo?: ReactNode
  /** The prices, or the state of fetching them. */
  prices?: ReactNode
  /** Consent and button. */
  children?: ReactNode
}

function formatFacts({ teacher, live_class_count: classCount, recording_count: recordings }: Course): string {
  const count =
    classCount > 0 ? words.classes(classCount) : recordings > 0 ? words.recordings(recordings) : ''
  return [teacher?.name, count].filter(Boolean).join(' · ')
}

interface SummaryFrameProps extends SummaryParts {
  title: string
  /** On one line. */
  facts: string
  colour: Course['category']['colour']
}

export function SummaryFrame({
  title,
  facts,
  colour,
  isNamedAbove,
  promo,
  prices,
  children,
}: SummaryFrameProps) {
  return (
    <aside className={classes.root} data-named-above={isNamedAbove} aria-labelledby="order">
      <div className={classes.border}>
        <BorderStrip height={22} />
      </div>
      <div className={classes.body}>
        <h2 id="order" className={classes.title}>
          {words.order}
        </h2>
        <div className={classes.course}>
          <Thumb category={colour} className={classes.thumb} />
          <p>
            <strong>{title}</strong>
            <span>{facts}</span>
          </p>
        </div>
        {promo}
        {prices}
        {children}
      </div>
    </aside>
  )
}

export function Summary({ course, ...parts }: SummaryParts & { course: Course }) {
  return (
    <SummaryFrame
      title={course.title}
      facts={formatFacts(course)}
      colour={course.category.colour}
      {...parts}
    />
  )
}

/** As high as the loaded content, so that the consent below does not move under the finger. */
export function PricesSkeleton({ isReduced }: { isReduced: boolean }) {
  return <Skeleton shape="block" height={isReduced ? '8.9rem' : '5rem'} />
}

/** There is a price, but none in the currency of the chosen gateway. */
export function NotSoldSo() {
  return <p className={classes.note}>{words.notSoldSo}</p>
}

export function Prices({ quote }: { quote: Quote }) {
  return (
    <PriceLines
      lines={quote.lines}
      total={{ title: words.total, amount: quote.total }}
      currency={quote.currency}
    >
      {quote.saved > 0 && (
        <Pill tone="ok" icon={<IconConfetti aria-hidden="true" />}>
          {words.saved(quote.saved, quote.currency)}
        </Pill>
      )}
    </PriceLines>
  )
}
