/** A row of the queue, in the page or in the rail; a skeleton until its page is read. */

import { memo } from 'react'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import type { QueueFilter } from './filters.ts'
import { PageRow } from './page-row.tsx'
import { RailRow } from './rail-row.tsx'
import classes from './queue.module.css'

export interface QueueRowProps {
  submission: SubmissionCard | undefined
  /** Index among all rows. */
  at: number
  total: number
  filter: QueueFilter
  isCurrent: boolean
  /** Distance from the top of the list in px. */
  top: number
  height: number
  /** True for the row that Tab reaches; the arrow keys reach the others. */
  isStop: boolean
  /** Undefined in a list without selection. */
  isSelected?: boolean
}

/** Memoised, since scrolling changes the window and not the rows. */
export const QueueRow = memo(function QueueRow({
  submission,
  at,
  total,
  filter,
  isCurrent,
  top,
  height,
  isStop,
  isSelected,
}: QueueRowProps) {
  return (
    <Row
      as="li"
      gap={4}
      padY={0}
      padX={8}
      className={classes.row}
      style={{ height, top }}
      aria-setsize={total}
      aria-posinset={at + 1}
      data-current={isCurrent}
    >
      {submission === undefined ? (
        <Skeleton width="70%" />
      ) : isSelected === undefined ? (
        <RailRow submission={submission} filter={filter} isCurrent={isCurrent} isStop={isStop} />
      ) : (
        <PageRow submission={submission} filter={filter} isSelected={isSelected} />
      )}
    </Row>
  )
})
