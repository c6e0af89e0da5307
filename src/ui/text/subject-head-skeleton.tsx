/** The skeleton of a batch's head, as high as its breadcrumb, title and progress. */

import { Skeleton } from '#src/ui/states/skeleton.tsx'
import classes from './subject-head.module.css'

export function SubjectHeadSkeleton() {
  return (
    <div className={classes.waiting}>
      <Skeleton className={classes.waitingTrail} />
      <Skeleton className={classes.waitingTitle} />
    </div>
  )
}
