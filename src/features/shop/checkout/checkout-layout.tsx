/** The two columns of a checkout: the form, and beside it the item. */

import { type ReactNode, useLayoutEffect } from 'react'
import { reset as stepsLeft, stepReached } from '#src/stores/booking-store.ts'
import { stepToastsClosed } from '#src/stores/shell/toast-store.ts'
import { PageHeading, UnseenHeading } from '#src/ui/frame/page.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load, type LoadProps } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonRow, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './checkout.module.css'

interface CheckoutLayoutProps {
  /** Counts from 1. (spec 3 booking) */
  step: number
  title: string
  text: string
  summary: ReactNode
  children: ReactNode
}

export function CheckoutLayout({ step, title, text, summary, children }: CheckoutLayoutProps) {
  useLayoutEffect(() => stepReached(step), [step])
  // Messages about a step close when it is left; those about a failure before the first step stay.
  useLayoutEffect(() => stepToastsClosed, [step])
  useLayoutEffect(() => stepsLeft, [])
  return (
    <Stack gap={16} className={classes.root}>
      <Stack gap={16} className={classes.column}>
        <div className={classes.heading} data-step={step}>
          {/* For screen readers another step is another page. */}
          <PageHeading key={step} className={classes.title}>
            {title}
          </PageHeading>
          <Text tone="muted" variant="note" className={classes.subtitle}>
            {text}
          </Text>
        </div>
        {children}
      </Stack>
      {summary}
    </Stack>
  )
}

function CheckoutSkeleton() {
  return (
    <Stack gap={16} className={classes.root}>
      <Stack gap={16} className={classes.column}>
        <Skeleton width={260} height={36} />
        <SkeletonRow />
        <Skeleton shape="block" height={240} />
        <Skeleton shape="block" height={140} />
      </Stack>
      <div>
        <Skeleton shape="block" height={120} />
        <SkeletonText lines={5} />
      </div>
    </Stack>
  )
}

interface CheckoutLoadProps<T> extends Pick<LoadProps<T>, 'from' | 'children'> {
  /** Something else that the form needs is still loading. */
  isAwaited?: boolean
}

/** Loads the checkout's data in place; until then the page has the title of its step. */
export function CheckoutLoad<T>({ from: loaded, isAwaited, children }: CheckoutLoadProps<T>) {
  const from = isAwaited ? { ...loaded, data: undefined } : loaded
  const heading = from.data === undefined && <UnseenHeading>{words.bar}</UnseenHeading>
  if (heading && from.error) {
    return (
      <Stack gap={16} className={classes.root}>
        {heading}
        <Failed error={from.error} onRetry={from.retry} />
      </Stack>
    )
  }
  return (
    <>
      {heading}
      <Load from={from} skeleton={<CheckoutSkeleton />}>
        {children}
      </Load>
    </>
  )
}
