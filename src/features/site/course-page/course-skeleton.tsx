/** The loading course page: the dark head and the buy box in their final positions. */

import { Grid } from '#src/ui/layout/layout.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import page from './course-page.module.css'
import classes from './course-skeleton.module.css'

export function CourseSkeleton() {
  return (
    <div className={page.page}>
      <div className={classes.hero}>
        <span className={classes.phoneCover}>
          <Skeleton shape="block" width="100%" height="100%" />
        </span>
        <div className={classes.words}>
          <Skeleton width="86%" height={34} />
          <Skeleton width="52%" height={34} />
          <SkeletonText lines={2} />
        </div>
      </div>
      <Grid hideBelow="md" className={classes.box}>
        <Skeleton shape="block" width="100%" height={208} />
        <Skeleton width="60%" height={34} />
        <Skeleton shape="block" width="100%" height={84} />
        <Skeleton shape="block" width="100%" height={84} />
        <Skeleton shape="block" width="100%" height={52} />
      </Grid>
      <div className={page.body}>
        <Skeleton width="70%" height={24} />
        <Grid gap={12} mt={20}>
          <Skeleton shape="block" width="100%" height={150} />
          <Skeleton shape="block" width="100%" height={72} />
          <Skeleton shape="block" width="100%" height={72} />
        </Grid>
      </div>
    </div>
  )
}
