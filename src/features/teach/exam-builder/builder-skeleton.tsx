/** Placeholder for the builder while its exam is loaded, with the final layout. */
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { Card } from '#src/ui/card.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import bar from './builder-bar.module.css'
import classes from './exam-builder.module.css'

export function BuilderSkeleton() {
  useTheatre()
  return (
    <div className={classes.root}>
      <div className={bar.root}>
        <Skeleton shape="block" width="min(20rem, 60%)" height="1.75rem" />
      </div>
      <div className={classes.body}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
        <div className={classes.editor}>
          <Card>
            <SkeletonText lines={5} />
          </Card>
        </div>
      </div>
    </div>
  )
}
