/** The kept bytes against the person's own limit, as a running stitch; the numbers beside it say the same. */

import type { ReactNode } from 'react'
import { type KeptSums, sumAll } from '#src/stores/kept/kept-class.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './kept.module.css'

const STITCHES = 24
const KINDS = ['picture', 'sound', 'files'] as const

interface SpaceBarProps extends KeptSums {
  /** What a choice would add. */
  adds?: number
  limit: number
}

/** Kinds of the stitches from the left. */
function listStitches({ adds = 0, limit, ...sums }: SpaceBarProps): string[] {
  // What is there has a stitch, however small it is.
  const count = (bytes: number) => (bytes > 0 ? Math.max(1, Math.round((bytes / limit) * STITCHES)) : 0)
  const isOver = sumAll(sums) + adds > limit
  const filled = [
    ...KINDS.flatMap((kind) => Array.from({ length: count(sums[kind]) }, () => kind)),
    ...Array.from({ length: count(adds) }, () => (isOver ? 'over' : 'adds')),
  ].slice(0, STITCHES)
  return [...filled, ...Array.from({ length: STITCHES - filled.length }, () => 'free')]
}

export function SpaceBar(props: SpaceBarProps) {
  return (
    <div className={classes.stitches} aria-hidden="true">
      {listStitches(props).map((kind, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stitch is its place
        <i key={at} data-kind={kind} />
      ))}
    </div>
  )
}

export function SpaceKey({ kind, children }: { kind: keyof KeptSums; children: ReactNode }) {
  return (
    <Row as="span" inline gap={8}>
      <span className={classes.key} data-kind={kind} aria-hidden="true" />
      {children}
    </Row>
  )
}
