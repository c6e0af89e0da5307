/** Shown until it is known whether the learner is before the exam, in it, or after it. */

import { Card } from '#src/ui/card.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'

export function BeforeSkeleton() {
  return (
    <Card padding="lg">
      <SkeletonText lines={6} />
    </Card>
  )
}
