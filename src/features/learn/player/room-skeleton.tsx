/** The player's page before its recording is known, in its layout. */
import { classNames } from '#src/ui/theme/class-names.ts'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import classes from './room.module.css'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { words } from './words.ts'

export function RoomSkeleton() {
  useTheatre()
  return (
    <div className={classes.root} aria-busy="true">
      <VisuallyHidden>{words.opening}</VisuallyHidden>
      <div className={classes.headWaiting} aria-hidden="true">
        <Skeleton width="min(24rem, 60%)" />
      </div>
      <div className={classes.columns} aria-hidden="true">
        <div className={classes.main}>
          <div className={classNames(classes.picture, classes.pictureWaiting)} />
          <div className={classNames(classes.below, classes.belowWaiting)}>
            <SkeletonText lines={4} />
          </div>
        </div>
        <div className={classNames(classes.side, classes.sideWaiting)}>
          <Skeleton shape="block" height={46} />
          <SkeletonText lines={5} />
        </div>
      </div>
    </div>
  )
}
