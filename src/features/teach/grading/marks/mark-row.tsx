/** One criterion, or a whole question: its keys from nought to full marks, the assistant's value dashed beside the teacher's. */
import { useEffect, useRef } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { Pill } from '#src/ui/pill.tsx'
import type { Suggested } from '../ai/suggested.ts'
import { reveal } from '../reveal.ts'
import type { MarkRow as Row } from '../sheet.ts'
import { words } from '../words.ts'
import { MarkField } from './mark-field.tsx'
import classes from './marks.module.css'

/** More keys than this do not fit a row. */
const MOST_KEYS = 10

interface MarkRowProps {
  row: Row
  /** Counts from 1. */
  no: number
  title: string
  mark: number | null
  suggested: Suggested | undefined
  isChosen: boolean
  onChoose: () => void
  onMark: (mark: number | null) => void
}

function Keys({ row, title, mark, suggested, onMark }: Pick<MarkRowProps, 'row' | 'title' | 'mark' | 'suggested' | 'onMark'>) {
  return (
    <div className={classes.keys}>
      {Array.from({ length: row.marks + 1 }, (_, each) => (
        <button
          key={each}
          type="button"
          className={classes.key}
          aria-pressed={each === mark}
          data-ai={each === suggested?.mark && each !== mark}
          aria-label={words.marks.give(each, title) + (each === suggested?.mark ? `, ${words.marks.byAi}` : '')}
          onClick={() => onMark(each === mark ? null : each)}
        >
          {formatNumber(each)}
        </button>
      ))}
    </div>
  )
}

export function MarkRow(props: MarkRowProps) {
  const { row, no, title, mark, suggested, isChosen, onChoose, onMark } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) reveal(place.current)
  }, [isChosen])
  const isChanged = typeof suggested?.mark === 'number' && mark !== null && mark !== suggested.mark
  const hasKeys = Number.isInteger(row.marks) && row.marks <= MOST_KEYS
  return (
    <div
      ref={place}
      className={classes.row}
      data-chosen={isChosen}
      role="group"
      aria-label={title}
      aria-current={isChosen ? 'true' : undefined}
      onFocusCapture={onChoose}
      onPointerDown={onChoose}
    >
      <div className={classes.rowHead}>
        <KeyCap>{no}</KeyCap>
        <span className={classes.rowTitle}>{title}</span>
        {isChanged && <Pill tone="ai">{words.marks.changed(suggested.mark ?? 0)}</Pill>}
        <strong className={classes.figure}>{words.marks.of(mark, row.marks)}</strong>
      </div>
      {hasKeys ? <Keys {...props} /> : <MarkField title={title} marks={row.marks} mark={mark} onMark={onMark} />}
      {isChosen && suggested && <p className={classes.reason}>{suggested.reason}</p>}
    </div>
  )
}
