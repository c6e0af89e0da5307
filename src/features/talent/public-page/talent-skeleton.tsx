/** The page of a talent while it is loading. */

import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import classes from './talent-page.module.css'

export function TalentSkeleton() {
  return (
    <div className={classes.root}>
      <div className={classes.cover} />
      <Stack gap={12} className={classes.body}>
        <Row align="end" className={classes.top}>
          <Skeleton shape="circle" width={132} height={132} className={classes.face} />
        </Row>
        <Skeleton width="min(20rem, 70%)" height="2.25rem" />
        <SkeletonText lines={3} />
      </Stack>
    </div>
  )
}
