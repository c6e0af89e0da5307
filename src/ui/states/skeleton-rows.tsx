/** Skeletons of lists whose rows share a card, with the stitched heading of their section if it has one. */

import type { CSSProperties } from 'react'
import { Row } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { Skeleton, SkeletonText } from './skeleton.tsx'
import classes from './skeleton-rows.module.css'

interface SkeletonRowsProps {
  count?: number
  /** Lines of a row, including the title. */
  lines?: number
  /** Set if all rows have the same height, in rem: on a phone, and in a wide window. */
  height?: readonly [phone: number, wide: number]
  /** Replaces the section's title, in its size. */
  heading?: 'h2' | 'small'
}

export function SkeletonRows({ count = 4, lines = 3, height, heading }: SkeletonRowsProps) {
  const size =
    height && ({ '--row-phone': `${height[0]}rem`, '--row-wide': `${height[1]}rem` } as CSSProperties)
  return (
    <div style={size}>
      {heading && (
        <StitchHeading isSmall={heading === 'small'}>
          <span className={classes.heading}>
            <Skeleton width="9rem" />
          </span>
        </StitchHeading>
      )}
      <RowList>
        {Array.from({ length: count }, (_, at) => (
          <Row
            as="li"
            align="start"
            gap={16}
            padY={16}
            padX={18}
            key={at}
            className={height && classes.sized}
          >
            <Skeleton shape="block" width={40} height={40} />
            <SkeletonText lines={lines} />
          </Row>
        ))}
      </RowList>
    </div>
  )
}
