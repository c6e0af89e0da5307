/** Shown until it is known whether the learner is before the exam, in it, or after it. */

import { Card } from '#src/ui/card.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StandingPicture } from '#src/ui/states/standing-picture.tsx'
import { words } from './words.ts'
import classes from './before.module.css'

export function BeforeSkeleton() {
  return (
    <Card padding="lg">
      <SkeletonText lines={6} />
    </Card>
  )
}

/**
 * Lies over a page that has no bars yet: they come with the page, or never, so nothing that is seen moves. An
 * open exam's first picture stays in its place.
 */
export function BeforeAlone() {
  const skeleton = (
    <div className={classes.alone}>
      <p>{words.opening}</p>
      <BeforeSkeleton />
    </div>
  )
  return <StandingPicture fallback={skeleton} />
}
