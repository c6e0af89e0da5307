/** Placeholder for the builder while its exam is loaded, with the final layout. */

import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { Card } from '#src/ui/card.tsx'
import { Column, Row, Stack, Surface } from '#src/ui/layout/layout.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import bar from './builder-bar.module.css'
import classes from './exam-builder.module.css'

export function BuilderSkeleton() {
  useTheatre()
  return (
    <Column shrink className={classes.root}>
      <Row gap={12} ground="surface" ruleBottom padY={6} padX={20} className={bar.root}>
        <Skeleton shape="block" width="min(20rem, 60%)" height="1.75rem" />
      </Row>
      <Stack grow className={classes.body}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
        <Surface ground="sunken" shrink className={classes.editor}>
          <Card>
            <SkeletonText lines={5} />
          </Card>
        </Surface>
      </Stack>
    </Column>
  )
}
