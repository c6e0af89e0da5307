/** Marks for one criterion or a whole question: a button for each mark, with the assistant's suggestion dashed. */

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatDigits, formatNumber } from '#src/lib/bn.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { reveal } from '#src/ui/reveal.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import type { Suggested } from '../ai/suggested.ts'
import { parseMark } from '../saving/draft.ts'
import type { MarkRow as MarkLine } from '../sheet.ts'
import { words } from '../words.ts'
import classes from './marks.module.css'

interface MarkFieldProps {
  /** Full name of the item being marked. */
  name: string
  marks: number
  mark: number | null
  onMark: (mark: number | null) => void
}

/** Used if there are too many marks for buttons; accepts Bengali and Latin digits, and halves. (ruling R3) */
function MarkField({ name, marks, mark, onMark }: MarkFieldProps) {
  // Holds typed text that is not a mark yet; a mark set in another way replaces it.
  const [typed, setTyped] = useState<{ text: string; over: number | null }>()
  const text = typed?.over === mark ? typed.text : formatDigits(mark ?? '')
  const isWrong = parseMark(text, marks) === undefined
  const type = (next: string) => {
    const given = parseMark(next, marks)
    if (given !== undefined) onMark(given)
    setTyped({ text: next, over: given === undefined ? mark : given })
  }
  return (
    <TextField
      label={words.marks.field(name, marks)}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isWrong ? words.marks.tooMuch(marks) : undefined}
      onChange={({ currentTarget }) => type(formatDigits(currentTarget.value))}
    />
  )
}

/** More buttons do not fit a row; a number field is shown instead. */
export const MAX_BUTTONS = 10

/** In one line, or in two of nearly the same length: the half never stands alone. */
export function countKeyColumns(keys: number): { wide: number; narrow: number } {
  return { wide: keys, narrow: keys > 7 ? Math.ceil(keys / 2) : keys }
}

interface MarkRowProps {
  row: MarkLine
  /** Counts from 1. */
  no: number
  title: string
  /** The title with its question. */
  name: string
  mark: number | null
  suggested: Suggested | undefined
  isChosen: boolean
  /** Its reasons, or their sum. */
  reasons: ReactNode
  /** Its digits are reasons: the buttons for marks stay away. */
  isByReasons: boolean
  onChoose: () => void
  onMark: (mark: number | null) => void
}

function MarkButtons({
  row,
  name,
  mark,
  suggested,
  onMark,
}: Pick<MarkRowProps, 'row' | 'name' | 'mark' | 'suggested' | 'onMark'>) {
  const whole = Math.floor(mark ?? 0)
  const hasHalf = mark !== null && mark > whole
  return (
    <div
      className={classes.keys}
      style={{ '--columns': countKeyColumns(row.marks + 2).narrow } as CSSProperties}
    >
      {Array.from({ length: row.marks + 1 }, (_, each) => (
        <button
          key={each}
          type="button"
          className={classes.key}
          aria-pressed={mark !== null && each === whole}
          data-ai={each === suggested?.mark && each !== mark}
          aria-label={
            words.marks.give(each, name) + (each === suggested?.mark ? `, ${words.marks.byAi}` : '')
          }
          onClick={() => onMark(each === mark ? null : each)}
        >
          {formatNumber(each)}
        </button>
      ))}
      <button
        type="button"
        className={classes.key}
        data-half
        aria-pressed={hasHalf}
        aria-label={words.marks.giveHalf(name)}
        disabled={whole + 0.5 > row.marks}
        onClick={() => onMark(hasHalf ? whole : whole + 0.5)}
      >
        {words.marks.half}
      </button>
    </div>
  )
}

export function MarkRow(props: MarkRowProps) {
  const { row, no, title, name, mark, suggested, isChosen, reasons, isByReasons, onChoose, onMark } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) reveal(place.current)
  }, [isChosen])
  const hasButtons = Number.isInteger(row.marks) && row.marks <= MAX_BUTTONS
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons and fields in it are pressed
    <div
      ref={place}
      className={classes.row}
      data-chosen={isChosen}
      role="group"
      aria-label={name}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      onKeyUp={(event) => event.key === 'Tab' && !isComposing(event) && onChoose()}
    >
      <Row gap={8}>
        <KeyCap>{no}</KeyCap>
        <Text as="span" variant="note" weight={600} grow shrink anywhere>
          {title}
        </Text>
        <Text as="strong" variant="small" fixed>
          {words.marks.mark(mark, row.marks)}
        </Text>
      </Row>
      {isByReasons ? null : hasButtons ? (
        <MarkButtons {...props} />
      ) : (
        <MarkField name={name} marks={row.marks} mark={mark} onMark={onMark} />
      )}
      {reasons}
      {/* Always rendered: opening it when the row is chosen would move the rows below away from the pointer. */}
      {typeof suggested?.mark === 'number' && (
        <Text variant="caption" anywhere className={classes.reason}>
          {words.marks.reason(suggested.mark, suggested.reason)}
        </Text>
      )}
    </div>
  )
}
