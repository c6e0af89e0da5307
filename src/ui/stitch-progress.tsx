/** Progress as a running stitch: one dash per unit, the next one marigold, always with a number. */

import type { ReactNode } from 'react'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './stitch-progress.module.css'

/** More units than this are drawn as `MANY` dashes in proportion. */
const MOST = 40
const MANY = 24

export interface StitchProgressProps {
  done: number
  total: number
  /** The name for screen readers. */
  label: string
  /** Marks the next unit. */
  next?: boolean
  /** The two texts under the stitches, left and right: the number in words and digits. */
  caption?: ReactNode
  figure?: ReactNode
}

export function StitchProgress({ done, total, label, next = true, caption, figure }: StitchProgressProps) {
  const units = total > MOST ? MANY : Math.max(total, 1)
  // Never full before the last unit is done, never empty once one is.
  const filled =
    total > MOST ? Math.min(Math.ceil((done / total) * MANY), done < total ? MANY - 1 : MANY) : done
  return (
    <Box full>
      <div
        className={classes.stitches}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be styled as stitches
        role="progressbar"
        aria-label={label}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuetext={words.progress.share(done, total)}
      >
        {Array.from({ length: units }, (_, at) => (
          <i
            key={at}
            data-state={at < filled ? 'done' : next && at === filled ? 'next' : undefined}
            style={{ animationDelay: `${Math.min(at * 24, 600)}ms` }}
          />
        ))}
      </div>
      {(caption || figure) && (
        <Row align="stretch" justify="between" wrap gap={0} gapX={12} className={classes.foot}>
          <span>{caption}</span>
          <strong>{figure}</strong>
        </Row>
      )}
    </Box>
  )
}
