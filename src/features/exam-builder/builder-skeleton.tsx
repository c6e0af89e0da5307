/** The builder's panes while its exam is read. */
import { Card } from '#src/ui/card.tsx'
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx'
import classes from './exam-builder.module.css'

export function BuilderSkeleton() {
  return (
    <div className={classes.body}>
      <Card>
        <SkeletonText lines={8} />
      </Card>
      <div className={classes.editor}>
        <Card>
          <Skeleton width="40%" height="1.75rem" />
          <SkeletonText lines={5} />
        </Card>
      </div>
    </div>
  )
}
