/** A step on a stitched path: the background shows its state, the content which step it is. */

import type { CSSProperties, ReactNode } from 'react'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import classes from './diamond.module.css'

/** `soft`: the same for everybody, without personal progress. */
export type DiamondTone = 'done' | 'now' | 'open' | 'locked' | 'soft'

interface DiamondProps {
  tone: DiamondTone
  /** Width in px. */
  size: number
  className?: string
  /** A mark or a number. */
  children: ReactNode
}

export function Diamond({ tone, size, className, children }: DiamondProps) {
  const middle = size / 2
  const [near, far] = [1.5, size - 1.5]
  return (
    <span
      className={joinClassNames(classes.root, className)}
      data-tone={tone}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        className={classes.ground}
        aria-hidden="true"
      >
        <path d={`M${middle} ${near} ${far} ${middle} ${middle} ${far} ${near} ${middle}Z`} />
      </svg>
      {children}
    </span>
  )
}
