/** Shown until it is known whether the learner is before the exam, in it, or after it. */

import { createPortal } from 'react-dom'
import { Card } from '#src/ui/card.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import classes from './before.module.css'

export function BeforeSkeleton() {
  return (
    <Card padding="lg">
      <SkeletonText lines={6} />
    </Card>
  )
}

/**
 * In the place of a page that has no bars yet: they come with the page, or never. The page is not laid out meanwhile,
 * so nothing in it moves when it is shown.
 */
export function BeforeAlone() {
  return createPortal(
    <div className={classes.alone}>
      <BeforeSkeleton />
    </div>,
    document.body,
  )
}
