/** The first rows of a list, and a button for the others. */

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { words } from './first-rows-words.ts'
import { Box } from './layout/layout.tsx'

interface FirstRowsProps<T> {
  rows: readonly T[]
  /**
   * How many are shown at first. A single further row is shown too, since the button would take the same
   * space.
   */
  count?: number
  /** Renders a row as `li`, with its key. */
  children: (row: T) => ReactNode
}

export function FirstRows<T>({ rows, count = 3, children }: FirstRowsProps<T>) {
  const [isOpen, setOpen] = useState(false)
  const last = useRef<HTMLLIElement>(null)
  const isCut = !isOpen && rows.length > count + 1

  /** The button disappears, so the focus moves to the first new row. */
  function open(): void {
    const before = last.current?.previousElementSibling
    flushSync(() => setOpen(true))
    before?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }

  return (
    <>
      {(isCut ? rows.slice(0, count) : rows).map(children)}
      {isCut && (
        <Box as="li" ref={last} ruleTop>
          <Button variant="subtle" fullWidth onClick={open}>
            {words.moreRows(rows.length - count)}
          </Button>
        </Box>
      )}
    </>
  )
}
