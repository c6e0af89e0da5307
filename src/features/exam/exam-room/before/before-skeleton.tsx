/** Shown until it is known whether the learner is before the exam, in it, or after it. */

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

/** Lies over a page that has no bars yet: they come with the page, or never, so nothing that is seen moves. */
export function BeforeAlone() {
  return (
    <div className={classes.alone}>
      <BeforeSkeleton />
    </div>
  )
}
