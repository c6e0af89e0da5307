/** Skeletons that few pages use: separate from the others, which are in every first visit. */

import { Row } from '#src/ui/layout/layout.tsx'
import { Skeleton } from './skeleton.tsx'
import classes from './skeleton-lines.module.css'

/** The sentence below a title: two lines on a phone, one in a wide window. */
export function SkeletonSubtitle() {
  return (
    <span className={classes.root} aria-hidden="true">
      <Skeleton width="80%" />
    </span>
  )
}

/** A row of chips, about as many per line as there will be. */
export function SkeletonChips({ count = 6 }: { count?: number }) {
  return (
    <Row as="span" wrap gap={8} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} width="9.5rem" height={44} />
      ))}
    </Row>
  )
}
