/**
 * Skeletons in the layout of the content, with a calm background and a slow sheen. `Load` hides them from
 * screen readers.
 */

import type { CSSProperties, ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import classes from './skeleton.module.css'

export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** A line of text is a pill; a block has the corner radius of pictures. */
  shape?: 'line' | 'block' | 'circle'
  /** For content whose height differs between a phone and a wide screen. */
  className?: string
}

export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span className={joinClassNames(classes.root, className)} data-shape={shape} style={{ width, height }} />
  )
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Grid as="span" gap={10} grow className={classes.text}>
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} width={at === lines - 1 ? '62%' : '100%'} />
      ))}
    </Grid>
  )
}

/** A card with a picture, like course cards. */
export function SkeletonCard() {
  return (
    <Card padding="none">
      <span className={classes.picture} />
      <Grid gap={12} pad={16}>
        <Skeleton width="30%" />
        <Skeleton width="92%" />
        <Skeleton width="60%" />
        <Row as="span" gap={12}>
          <Skeleton shape="circle" width={22} height={22} />
          <Skeleton width="38%" />
        </Row>
      </Grid>
    </Card>
  )
}

/** A row with a small picture and two lines. */
export function SkeletonRow() {
  return (
    <Card>
      <Row gap={12}>
        <Skeleton shape="block" width={80} height={56} />
        <SkeletonText lines={2} />
      </Row>
    </Card>
  )
}

/** The same skeleton several times, stacked or in a card grid. */
export function SkeletonList({
  count = 3,
  isGrid,
  children,
}: {
  count?: number
  isGrid?: boolean
  children: ReactNode
}) {
  return (
    <div className={isGrid ? classes.grid : classes.list}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at}>{children}</div>
      ))}
    </div>
  )
}
