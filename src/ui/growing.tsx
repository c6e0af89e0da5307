/** Rows of a list that may exceed a hundred: those near the window are rendered, and more while scrolling. */

import type { ReactNode } from 'react'
import { useGrowing } from './hooks/use-growing.ts'

/** Rows rendered per step. */
const STEP = 60

interface GrowingProps<T> {
  rows: readonly T[]
  step?: number
  /** An element that is valid in the surrounding list. */
  as?: 'div' | 'li' | 'tr'
  /** Renders a row, with its key. */
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
