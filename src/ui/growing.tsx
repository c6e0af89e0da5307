/** Rows of a list that can pass a hundred: those near the window are drawn, and more as one scrolls. */

import type { ReactNode } from 'react'
import { useGrowing } from './hooks/use-growing.ts'

/** Rows drawn at a time. */
const STEP = 60

interface GrowingProps<T> {
  rows: readonly T[]
  step?: number
  /** An element that may stand in the list around it. */
  as?: 'div' | 'li' | 'tr'
  /** Draws a row, with its key. */
  children: (row: T) => ReactNode
}

export function Growing<T>({ rows, step = STEP, as = 'li', children }: GrowingProps<T>) {
  const { count, end } = useGrowing(rows.length, step, as)
  return (
    <>
      {rows.slice(0, count).map(children)}
      {end}
    </>
  )
}
