/** Placeholder for the recording's page while it is loaded, with the final layout. */

import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { Column, Grid, Row } from '#src/ui/layout/layout.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { words } from './words.ts'
import classes from './recording-layout.module.css'

export function RecordingSkeleton() {
  useTheatre()
  return (
    <Column className={classes.root} aria-busy="true">
      <VisuallyHidden>{words.opening}</VisuallyHidden>
      <Row ground="surface" ruleBottom padY={0} padX={24} className={classes.headWaiting} aria-hidden="true">
        <Skeleton width="min(24rem, 60%)" />
      </Row>
      <Grid grow className={classes.columns} aria-hidden="true">
        <div className={classes.main}>
          <div className={joinClassNames(classes.picture, classes.pictureWaiting)}>{words.opening}</div>
          <div className={joinClassNames(classes.below, classes.belowWaiting)}>
            <SkeletonText lines={4} />
          </div>
        </div>
        <div className={joinClassNames(classes.side, classes.sideWaiting)}>
          <Skeleton shape="block" height={46} />
          <SkeletonText lines={5} />
        </div>
      </Grid>
    </Column>
  )
}
