/** One page in its place: a press opens it, its grip moves it. */

import { useEffect, useRef } from 'react'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { DragHandle, useSortableRow } from '#src/ui/sortable-rows.tsx'
import { useBlobAddress } from '../use-blob-address.ts'
import type { ScanPage } from './scan-pages.ts'
import { words } from './words.ts'
import classes from './scan.module.css'

interface PageCellProps {
  page: ScanPage
  at: number
  total: number
  disabled: boolean | undefined
  onOpen: () => void
  onStep: (step: -1 | 1) => void
}

export function PageCell({ page, at, total, disabled, onOpen, onStep }: PageCellProps) {
  const { rowRef, style, handle } = useSortableRow(page.id)
  const grip = useRef<HTMLSpanElement>(null)
  const isStepped = useRef(false)
  const address = useBlobAddress(page.drawn?.thumb)
  const no = at + 1
  // The browser drops the focus of an element that moves within its list.
  useEffect(() => {
    if (isStepped.current) grip.current?.querySelector('button')?.focus()
    isStepped.current = false
  }, [at])
  const step = (by: -1 | 1) => {
    isStepped.current = true
    onStep(by)
  }
  return (
    <li ref={rowRef} style={style} className={classes.cell}>
      <button
        type="button"
        className={classes.page}
        aria-label={words.edit(no)}
        disabled={disabled}
        onClick={onOpen}
      >
        {address !== undefined && <img src={address} alt="" draggable={false} />}
        {page.isBroken && <span className={classes.broken}>{words.broken}</span>}
      </button>
      <Row gap={4}>
        {!disabled && (
          <span ref={grip}>
            <DragHandle label={words.move(no, total)} handle={handle} isGrid onStep={step} />
          </span>
        )}
        <Text as="span" variant="small" weight={500}>
          {words.page(no)}
        </Text>
      </Row>
    </li>
  )
}
